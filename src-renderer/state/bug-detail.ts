/** Chromium's word that a size is measured one frame later, when many things change theirs at once. Nothing is lost. */
const measuredLater = 'ResizeObserver loop';

/** What to tell of an error that nobody caught; null: it is none. The sentence around it has a full stop of its own. */
export function bugDetail(thrown: unknown): string | null {
  const detail = String(thrown);
  return detail.startsWith(measuredLater) ? null : detail.replace(/\.$/, '');
}
