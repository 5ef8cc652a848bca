import type { Line } from '@shared/geometry/sheets/model';
import type { Cut } from '@shared/print/cut-order';

interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface CutNumber extends Spot {
  readonly step: number;
}

const place = ({ line }: Cut): { readonly level: boolean; readonly at: number } =>
  line.y1 === line.y2 ? { level: true, at: line.y1 } : { level: false, at: line.x1 };

/**
 * Where the number of each cut stands: at the beginning of its line. Where two lines are closer than a number is
 * wide, as on both sides of a gap, every second one stands at the end of its line. A place that is taken, as at a
 * corner with a narrow margin, is left for the next one along the line.
 */
export function cutNumbers(cuts: readonly Cut[], width: number): readonly CutNumber[] {
  const steps = new Map<number, Cut[]>();
  for (const cut of cuts) steps.set(cut.step, [...(steps.get(cut.step) ?? []), cut]);
  const crowded = (cut: Cut): boolean =>
    cuts.some(
      (near) =>
        near.step !== cut.step &&
        near.stage === cut.stage &&
        place(near).level === place(cut).level &&
        Math.abs(place(near).at - place(cut).at) < width,
    );
  const numbers: CutNumber[] = [];
  for (const [step, [first, ...more]] of steps) {
    if (!first) throw new Error('A step without a cut.');
    const { line } = crowded(first) && step % 2 === 0 ? turned(more.at(-1) ?? first) : first;
    numbers.push({ step, ...freeSpot(line, numbers, width) });
  }
  return numbers;
}

const turned = ({ line: { x1, y1, x2, y2 } }: Cut): { readonly line: Line } => ({
  line: { x1: x2, y1: y2, x2: x1, y2: y1 },
});

/** The first place on a line that no number stands on; its beginning if there is none. */
function freeSpot({ x1, y1, x2, y2 }: Line, taken: readonly CutNumber[], width: number): Spot {
  const length = Math.hypot(x2 - x1, y2 - y1);
  for (let gone = 0; gone <= length; gone += width) {
    const part = gone / length;
    const spot = { x: x1 + (x2 - x1) * part, y: y1 + (y2 - y1) * part };
    if (!taken.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < width)) return spot;
  }
  return { x: x1, y: y1 };
}
