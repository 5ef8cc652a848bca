import type { SeenMatch } from '@shared/api/matches';
import { isFree } from './match-door';
import { lastDecision, type OpenMatch } from './open-match';

/**
 * What taking back would come to: how many answers would stay, and who has to agree. It is free while nobody would
 * know more afterwards than before and nobody else's answer would be lost with it. A bot always agrees, and where
 * cards are open there is nothing to agree on.
 *
 * null: there is nothing to take back, or no seat to do it from: with closed cards only a seat can, because the one
 * who looks at a match that is over would be locked out of the one that goes on.
 */
export function undoOf(match: OpenMatch, seat: number | null, keep = match.answers): SeenMatch['undo'] {
  const free = isFree(match);
  if (seat === null && !free) return null;
  const to = lastDecision(match, seat, keep);
  return to === null ? null : { to, asks: free || seat === null ? [] : askedFor(match, seat, to) };
}

function askedFor(match: OpenMatch, by: number, to: number): number[] {
  const others = match.players.flatMap(({ is }, seat) => (is === 'human' && seat !== by ? [seat] : []));
  if (others.length === 0 || isKnown(match, by, to)) return others;
  const since = match.turns.slice(to);
  return others.filter((seat) => since.some((turn) => turn.free && turn.seat === seat));
}

/** Something hidden was seen or rolled since; after the end everybody has seen everything. */
function isKnown({ table, tables }: OpenMatch, by: number, to: number): boolean {
  if (table.outcome !== null) return true;
  const since = tables.slice(to);
  // Step by step: what was drawn and put back again was seen all the same.
  return since.some((after, nth) => {
    const before = since[nth - 1];
    return before !== undefined && after.revealedSince(before, by);
  });
}
