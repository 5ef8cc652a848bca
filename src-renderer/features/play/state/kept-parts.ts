import type { SeenCard, SeenMatch, SeenPlace } from '@shared/api/matches';

/**
 * What is seen after an answer with every part that is as it was being the very part of before. It comes whole each
 * time, and the page would otherwise go through every line of the log and every card for one that was played.
 */
export function keepParts(before: SeenMatch | null, now: SeenMatch): SeenMatch {
  if (!before) return now;
  const known = new Map(before.places.map((place) => [place.id, place]));
  const places = now.places.map((place) => keepCards(known.get(place.id), place));
  const isAsBefore =
    places.length === before.places.length && places.every((place, at) => place === before.places[at]);
  return {
    ...now,
    question: kept(before.question, now.question),
    players: now.players.map((player, at) => kept(before.players[at], player)),
    places: isAsBefore ? before.places : places,
    log: now.log.map((line, at) => kept(before.log[at], line)),
  };
}

function keepCards(before: SeenPlace | undefined, now: SeenPlace): SeenPlace {
  if (!before || isSame(before, now)) return before ?? now;
  // By handle: whatever lies behind a card that is gone has another place in the list.
  const cards = new Map(before.cards.map((card) => [card.handle, card]));
  const card = (one: SeenCard): SeenCard => (one.handle === null ? one : kept(cards.get(one.handle), one));
  return {
    ...now,
    cards: now.cards.map(card),
    marks: now.marks.map((mark, at) => kept(before.marks[at], mark)),
  };
}

const kept = <T>(before: T | undefined, now: T): T =>
  before !== undefined && isSame(before, now) ? before : now;

/** Of values that came as JSON. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const entries = Object.entries(one);
  if (Array.isArray(one) !== Array.isArray(other) || entries.length !== Object.keys(other).length)
    return false;
  const theirs: Readonly<Record<string, unknown>> = { ...other };
  return entries.every(([key, value]) => key in theirs && isSame(value, theirs[key]));
}
