import type { CallResult } from '@shared/api/bridge';
import type { SeenMatch } from '@shared/api/matches';
import type { Language } from '@shared/util/languages';
import { asBegun } from './begun-players';
import type { Calls } from './played-match.svelte';
import { firstHuman, playerAt, seatOf } from './seats';

/** Another match of the same pack as it was, with the same players; the same deal, or a new one. */
export async function dealAgain(
  client: Calls,
  { match, pack, revision, mode, players: seen, designer }: SeenMatch,
  deal: 'new' | 'same',
  language: Language,
): Promise<CallResult<'matches.begin'>> {
  const begun = await asBegun(client, match);
  const players = (begun?.players ?? seen).map((player) => playerAt(seatOf(player)));
  return client.call('matches.begin', {
    pack,
    revision,
    mode: mode ?? undefined,
    // The seed tells every card, so no seat is told it; it goes from one match to the next without a screen.
    start: deal === 'same' ? { is: 'again', match } : { is: 'dealt' },
    players,
    designer,
    seat: firstHuman(players),
    language,
  });
}
