import type { Target } from './hint-list';
import type { Box } from './place-note';

const parts = {
  question: '[data-question]',
  lit: '[data-path][data-lit], [data-lit]',
  undo: '[data-hint="undo"]',
  log: '[data-hint="log"]',
  'hand-over': '[data-hand-over] button',
} as const satisfies Record<Extract<Target, { part: string }>['part'], string>;

function selectorOf(target: Target): string {
  if ('card' in target) return `[data-handle="${CSS.escape(target.card)}"]`;
  if ('place' in target) return `[data-place="${CSS.escape(target.place)}"]`;
  if ('mark' in target) return `[data-mark="${CSS.escape(target.mark)}"]`;
  if ('answer' in target) return `[data-answer="${target.answer}"]`;
  return parts[target.part];
}

/** What can be seen of it; null: it is not on the page, or has no size. */
export function findTarget(target: Target): Box | null {
  for (const element of document.querySelectorAll(selectorOf(target))) {
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
