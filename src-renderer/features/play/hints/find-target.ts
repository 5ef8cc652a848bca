import type { Target } from './hint-list';
import type { Box } from './place-note';

/** Tried in turn: of all that is lit, a card says most. */
const parts: Readonly<Record<Extract<Target, { part: string }>['part'], readonly string[]>> = {
  question: ['[data-question]'],
  lit: ['[data-path][data-lit]', '[data-lit]'],
  undo: ['[data-hint="undo"]'],
  log: ['[data-hint="log"]'],
  'hand-over': ['[data-hand-over] button'],
};

function selectorsOf(target: Target): readonly string[] {
  if ('card' in target) return [`[data-handle="${CSS.escape(target.card)}"]`];
  if ('place' in target) return [`[data-place="${CSS.escape(target.place)}"]`];
  if ('mark' in target) return [`[data-mark="${CSS.escape(target.mark)}"]`];
  if ('answer' in target) return [`[data-answer="${target.answer}"]`];
  return parts[target.part];
}

/** What can be seen of it; null: it is not on the page, or has no size. */
export function findTarget(target: Target): Box | null {
  const found = selectorsOf(target).flatMap((selector) => [...document.querySelectorAll(selector)]);
  for (const element of found) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) return { left, top, width, height };
  }
  return null;
}

/** What somebody may want to press or read while a note is open. */
export const busyBoxes = (): readonly Box[] =>
  [...document.querySelectorAll('[data-lit], [data-question], [data-answer], [data-mark]')].map((element) =>
    element.getBoundingClientRect(),
  );
