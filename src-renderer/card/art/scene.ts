/** Where everything in a composed picture stands. Pure: the same picture on every screen and on paper. */

export interface Placed {
  readonly icon: string;
  /** The middle, in millimetres. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly turn: number;
  readonly mirror: boolean;
}

export const backdrops = ['sun', 'rays', 'rings', 'arch'] as const;
export type Backdrop = (typeof backdrops)[number];

export interface Scene {
  readonly backdrop: Backdrop;
  readonly center: { readonly x: number; readonly y: number; readonly r: number };
  /** The line that everything stands on, and all below it. */
  readonly horizon: string;
  readonly ground: string;
  readonly big: Placed;
  readonly small: readonly Placed[];
}

export interface Composed {
  readonly icon: string;
  readonly with?: readonly string[] | undefined;
  readonly turn?: number | undefined;
  readonly mirror?: true | undefined;
}

/** A number from a name, the same everywhere: FNV-1a, which mixes short words well enough to pick one of four. */
export function numberOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

interface Slot {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly turn: number;
}

/** Shares of width and height; the side is a share of the lesser. Beside the icon where there is room, else below. */
const wide: readonly Slot[] = [
  { x: 0.16, y: 0.62, side: 0.36, turn: -8 },
  { x: 0.84, y: 0.56, side: 0.36, turn: 8 },
  { x: 0.18, y: 0.22, side: 0.25, turn: 6 },
];
const tall: readonly Slot[] = [
  { x: 0.18, y: 0.8, side: 0.3, turn: -8 },
  { x: 0.82, y: 0.76, side: 0.3, turn: 8 },
  { x: 0.2, y: 0.18, side: 0.24, turn: 6 },
];
const wideFrom = 1.3;

export function sceneOf(art: Composed, width: number, height: number): Scene {
  const chance = numberOf(art.icon);
  const isWide = width / height >= wideFrom;
  const least = Math.min(width, height);
  const flipped = chance % 2 === 1;
  const big: Placed = {
    icon: art.icon,
    x: width / 2,
    y: height * (isWide ? 0.485 : 0.46),
    side: isWide ? Math.min(height * 0.78, width * 0.46) : least * 0.72,
    turn: art.turn ?? 0,
    mirror: art.mirror ?? false,
  };
  const small = (art.with ?? []).flatMap((icon, index): Placed[] => {
    const slot = (isWide ? wide : tall)[index];
    if (!slot) return [];
    return [
      {
        icon,
        x: width * (flipped ? 1 - slot.x : slot.x),
        y: height * slot.y,
        side: least * slot.side,
        turn: flipped ? -slot.turn : slot.turn,
        mirror: false,
      },
    ];
  });
  const horizon = hill(width, height, flipped);
  return {
    backdrop: backdrops[(chance >>> 3) % backdrops.length] ?? 'sun',
    center: { x: big.x, y: big.y, r: big.side * 0.6 },
    horizon,
    ground: `${horizon}V${short(height)}H0z`,
    big,
    small,
  };
}

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** A soft rise. */
function hill(width: number, height: number, flipped: boolean): string {
  const [left, right] = flipped ? [0.84, 0.74] : [0.74, 0.84];
  const y = (share: number): string => short(height * share);
  const x = (share: number): string => short(width * share);
  return `M0 ${y(left)}C${x(0.3)} ${y(left - 0.08)} ${x(0.62)} ${y(right + 0.1)} ${short(width)} ${y(right)}`;
}

/** Wedges from a point to beyond the edges, every second one left out. */
export function raysFrom(x: number, y: number, reach: number, count = 14): string {
  const point = (step: number): string => {
    const angle = (Math.PI * step) / count;
    return `${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach)}`;
  };
  let d = '';
  for (let step = 0; step < 2 * count; step += 2) {
    d += `M${short(x)} ${short(y)}L${point(step - 0.5)}L${point(step + 0.5)}z`;
  }
  return d;
}

/** From the 512 × 512 field of an icon to its place. */
export function transformOf({ x, y, side, turn, mirror }: Placed, field = 512): string {
  const scale = side / field;
  const across = mirror ? -scale : scale;
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  return `translate(${short(x)} ${short(y)})${turned} scale(${across} ${scale}) translate(${-field / 2} ${-field / 2})`;
}
