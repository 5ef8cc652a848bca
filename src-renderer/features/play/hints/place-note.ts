export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const isWithin = (box: Box, room: Box): boolean =>
  box.left >= room.left &&
  box.top >= room.top &&
  box.left + box.width <= room.left + room.width &&
  box.top + box.height <= room.top + room.height;

const gap = 12;
/** So far above the thing a note still belongs to it. */
const reach = 160;
/** Where the note's edge meets that of the thing: at its beginning, its middle, its end. */
const along = [0.5, 0, 1] as const;

/**
 * Where a note of this size goes: beside what it speaks of, never over it, within the room, and over as little as
 * possible of what somebody may want to use meanwhile. null: there is no room beside it.
 */
export function placeNote(
  thing: Box,
  size: { readonly width: number; readonly height: number },
  room: Box,
  busy: readonly Box[],
): Box | null {
  const { width, height } = size;
  const across = (share: number): number => thing.left + (thing.width - width) * share;
  const down = (share: number): number => thing.top + (thing.height - height) * share;
  const kept = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
  const inX = (left: number): number => kept(left, room.left, room.left + room.width - width);
  const inY = (top: number): number => kept(top, room.top, room.top + room.height - height);
  const places = [
    ...along.map((share) => ({ left: inX(across(share)), top: thing.top - gap - height })),
    ...along.map((share) => ({ left: inX(across(share)), top: thing.top + thing.height + gap })),
    ...along.map((share) => ({ left: thing.left + thing.width + gap, top: inY(down(share)) })),
    ...along.map((share) => ({ left: thing.left - gap - width, top: inY(down(share)) })),
    // Above what lies right above the thing: a hand lies under the question it answers.
    ...busy
      .filter(({ top }) => top < thing.top && thing.top - top < reach)
      .map(({ top }) => ({ left: inX(across(0.5)), top: top - gap - height })),
  ];
  const covered = (box: Box): number => busy.reduce((sum, other) => sum + overlap(box, other), 0);
  return (
    places
      .map((at): Box => ({ ...at, width, height }))
      .filter((box) => isWithin(box, room) && overlap(box, thing) === 0)
      .map((box) => ({ box, cost: covered(box) }))
      .sort((a, b) => a.cost - b.cost)[0]?.box ?? null
  );
}
