import type { Cut } from '@shared/print/cut-order';

export interface CutNumber {
  readonly step: number;
  readonly x: number;
  readonly y: number;
}

const place = ({ line }: Cut): { readonly level: boolean; readonly at: number; readonly from: number } =>
  line.y1 === line.y2
    ? { level: true, at: line.y1, from: line.x1 }
    : { level: false, at: line.x1, from: line.y1 };

/**
 * Where the number of each cut stands: at the beginning of its line. Where two lines are closer than a number is
 * wide, as on both sides of a gap, every second one stands at the end of its line.
 */
export function cutNumbers(cuts: readonly Cut[], radius: number): readonly CutNumber[] {
  const steps = new Map<number, Cut[]>();
  for (const cut of cuts) steps.set(cut.step, [...(steps.get(cut.step) ?? []), cut]);
  const crowded = (cut: Cut): boolean =>
    cuts.some(
      (near) =>
        near.step !== cut.step &&
        near.stage === cut.stage &&
        place(near).level === place(cut).level &&
        place(near).from === place(cut).from &&
        Math.abs(place(near).at - place(cut).at) < 2.3 * radius,
    );
  return [...steps].map(([step, [first, ...more]]) => {
    if (!first) throw new Error('A step without a cut.');
    const last = more.at(-1) ?? first;
    const atEnd = crowded(first) && step % 2 === 0;
    // A cut through strips begins on a line that has a number itself.
    const away = first.stage === 'sheet' ? 0 : (atEnd ? 1 : -1) * 1.5 * radius;
    const [x, y] = place(first).level ? [away, 0] : [0, away];
    return atEnd
      ? { step, x: last.line.x2 + x, y: last.line.y2 + y }
      : { step, x: first.line.x1 + x, y: first.line.y1 + y };
  });
}
