import type { Line, Margins, Size } from '@shared/geometry/sheets/model';

/**
 * What is drawn on the pages that a printer is measured with, in millimetres of the page.
 *
 * The crosses of the first side are seen through the paper, against the scales of the second. A scale is printed
 * together with the second side: if that came out 2 mm too far to the right, the cross of the first lies 2 mm to the
 * *left* on it. So the numbers grow to the left and upwards, and what is read is what the printer did, with its sign,
 * as `SheetLayout.offset` takes it. The scale is read from the second side, upright as that side is: over which edge
 * the paper was turned makes no difference then, because the crosses lie symmetrically.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Tick {
  readonly line: Line;
  /** What is written at it, and the middle of where. */
  readonly label: (Point & { readonly value: number }) | null;
}

export interface Ruler {
  readonly length: number;
  readonly base: Line;
  readonly ticks: readonly Tick[];
}

export interface OffsetTick extends Tick {
  /** How far the second side is off if the cross is seen here. */
  readonly value: number;
}

export interface OffsetScale {
  readonly base: Line;
  readonly ticks: readonly OffsetTick[];
  /** Where the signs stand, beyond the ends: the numbers have none, they would touch each other. */
  readonly plus: Point;
  readonly minus: Point;
}

export interface Calibration {
  readonly rulers: { readonly x: Ruler; readonly y: Ruler };
  /** The first in the middle of the page. Empty where no second side is printed by turning the paper. */
  readonly crosses: readonly Point[];
}

/** Half of a line of a cross: it reaches over a scale even when that is off as far as it can tell. */
export const crossArm = 14;
/** From the middle of a cross to its scales. */
const scaleAway = 8;
const scaleReach = 5;
const scaleStep = 0.5;
const longest = { x: 150, y: 200 };
/** Ticks, numbers and a little air, on the outer side of a ruler. */
export const rulerDepth = 10;

const whole = (value: number): boolean => Number.isInteger(value);
const tens = (length: number): number => Math.max(0, Math.floor(length / 10) * 10);

/** Nearest to the edge that something may be printed; alike on all sides, for what has to be symmetrical. */
const border = ({ top, right, bottom, left }: Margins): number => Math.max(6, top, right, bottom, left);

function crossesOn({ w, h }: Size, margins: Margins): readonly Point[] {
  const inset = Math.max(28, border(margins) + crossArm + 2);
  const middle = { x: w / 2, y: h / 2 };
  // On small paper the words need the room, and one cross tells enough.
  const [shorter, longer] = [Math.min(w, h) / 2 - inset, Math.max(w, h) / 2 - inset];
  if (shorter < 70 || longer < 110) return [middle];
  const [right, bottom] = [w - inset, h - inset];
  return [
    middle,
    { x: inset, y: inset },
    { x: right, y: inset },
    { x: inset, y: bottom },
    { x: right, y: bottom },
  ];
}

const rulerTick = (value: number): number => (value % 10 === 0 ? 4.5 : value % 5 === 0 ? 3.2 : 2);

/** Both start in one corner and have their ticks outside, so that words stand between them undisturbed. */
function rulerFrom(origin: Point, axis: 'x' | 'y', length: number): Ruler {
  const ticks = Array.from({ length: length + 1 }, (_, value): Tick => {
    const reach = rulerTick(value);
    const line: Line =
      axis === 'x'
        ? { x1: origin.x + value, y1: origin.y, x2: origin.x + value, y2: origin.y - reach }
        : { x1: origin.x, y1: origin.y + value, x2: origin.x - reach, y2: origin.y + value };
    if (value % 10 !== 0) return { line, label: null };
    const away = axis === 'x' ? { x: 0, y: -2 } : { x: -2.9, y: 0 };
    return { line, label: { x: line.x2 + away.x, y: line.y2 + away.y, value } };
  });
  const end =
    axis === 'x' ? { x2: origin.x + length, y2: origin.y } : { x2: origin.x, y2: origin.y + length };
  return { length, base: { x1: origin.x, y1: origin.y, ...end }, ticks };
}

/** `turned`: the second side is printed by turning the paper over, so there is an offset to be measured. */
export function calibrationOn(size: Size, margins: Margins, turned: boolean): Calibration {
  const crosses = turned ? crossesOn(size, margins) : [];
  const edge = border(margins);
  const corner = crosses[1];
  // Between the crosses in the corners, where there are any.
  const taken = corner ? corner.y + crossArm : edge;
  const origin = { x: edge + rulerDepth, y: taken + rulerDepth };
  const lengths = {
    x: Math.min(longest.x, tens(size.w - origin.x - edge)),
    y: Math.min(longest.y, tens(size.h - origin.y - taken - 2)),
  };
  return {
    rulers: { x: rulerFrom(origin, 'x', lengths.x), y: rulerFrom(origin, 'y', lengths.y) },
    crosses,
  };
}

const scaleTick = (value: number): number => (value % 5 === 0 ? 2.8 : whole(value) ? 2 : 1.1);
/** Beside the numbers: between the two scales the signs would meet. */
const signAway = 4;
/** Numbers a millimetre apart touch each other: every second one stands further out. */
const labelAway = (value: number): number => (value % 2 === 0 ? 5.8 : 4);

/** The scales beside a cross: `x` below it, crossed by the upright line, `y` to its right, crossed by the level one. */
export function offsetScales({ x, y }: Point): { readonly x: OffsetScale; readonly y: OffsetScale } {
  const values = Array.from(
    { length: (2 * scaleReach) / scaleStep + 1 },
    (_, at) => -scaleReach + at * scaleStep,
  );
  const beyond = scaleReach + 2.2;
  const [below, beside] = [y + scaleAway, x + scaleAway];
  const label = (value: number, place: Point): Tick['label'] =>
    whole(value) ? { ...place, value: Math.abs(value) } : null;
  return {
    x: {
      base: { x1: x - scaleReach, y1: below, x2: x + scaleReach, y2: below },
      ticks: values.map((value) => ({
        value,
        line: { x1: x - value, y1: below, x2: x - value, y2: below + scaleTick(value) },
        label: label(value, { x: x - value, y: below + labelAway(value) }),
      })),
      plus: { x: x - beyond, y: below + signAway },
      minus: { x: x + beyond, y: below + signAway },
    },
    y: {
      base: { x1: beside, y1: y - scaleReach, x2: beside, y2: y + scaleReach },
      ticks: values.map((value) => ({
        value,
        line: { x1: beside, y1: y - value, x2: beside + scaleTick(value), y2: y - value },
        label: label(value, { x: beside + labelAway(value), y: y - value }),
      })),
      plus: { x: beside + signAway, y: y - beyond },
      minus: { x: beside + signAway, y: y + beyond },
    },
  };
}
