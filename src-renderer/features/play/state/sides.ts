import type { SeenMatch, SeenPlace } from '@shared/api/matches';

/** What lies before one player. */
export interface Side {
  readonly seat: number;
  readonly hands: readonly SeenPlace[];
  readonly rows: readonly SeenPlace[];
  readonly stacks: readonly SeenPlace[];
}

/** A Zone, and what belongs to it. */
export interface ZonePlace {
  readonly zone: SeenPlace;
  readonly bonuses: readonly SeenPlace[];
}

export interface Table {
  readonly far: readonly Side[];
  readonly near: Side;
  readonly zones: readonly ZonePlace[];
  /** Belongs to nobody: cards laid aside, what waits to be carried out. */
  readonly rows: readonly SeenPlace[];
  readonly stacks: readonly SeenPlace[];
}

const isStack = ({ is }: SeenPlace): boolean => is === 'pile' || is === 'discard';
const isHand = ({ is }: SeenPlace): boolean => is === 'hand';

function sideOf(seat: number, places: readonly SeenPlace[]): Side {
  const own = places.filter(({ owner }) => owner === seat);
  return {
    seat,
    hands: own.filter(isHand),
    rows: own.filter((place) => !isHand(place) && !isStack(place)),
    stacks: own.filter(isStack),
  };
}

/** The places as they lie around whoever looks; a designer sits where the first seat does. */
export function laidOut(
  { players, places }: Pick<SeenMatch, 'players' | 'places'>,
  seat: number | null,
): Table {
  const near = seat ?? 0;
  const shared = places.filter(({ owner }) => owner === null);
  const zones = shared.filter(({ is }) => is === 'zone');
  const zoneIds = new Set(zones.map(({ id }) => id));
  const belongs = ({ of }: SeenPlace): boolean => of !== null && zoneIds.has(of);
  // in turn order from the left of whoever looks
  const others = players.map((_, at) => (near + 1 + at) % players.length).filter((one) => one !== near);
  return {
    far: others.map((one) => sideOf(one, places)),
    near: sideOf(near, places),
    zones: zones.map((zone) => ({ zone, bonuses: shared.filter(({ of }) => of === zone.id) })),
    rows: shared.filter((place) => place.is !== 'zone' && !isStack(place) && !belongs(place)),
    stacks: shared.filter((place) => isStack(place) && !belongs(place)),
  };
}
