import type { CallResult } from '@shared/api/bridge';
import type { SeenMatch } from '@shared/api/matches';
import type { Language } from '@shared/util/languages';
import type { Calls } from './played-match.svelte';
import { firstHuman } from './seats';

/** Without names: those of the match before are kept where nobody says otherwise. */
const asPlayer = (one: SeenMatch['players'][number]) =>
  one.is === 'bot' ? ({ is: 'bot', bot: one.bot } as const) : ({ is: 'human' } as const);

/** Another match of the same pack as it was, with the same players; the same deal, or a new one. */
export function dealAgain(
  client: Calls,
  { match, pack, players, designer }: SeenMatch,
  deal: 'new' | 'same',
  language: Language,
): Promise<CallResult<'matches.begin'>> {
  return client.call('matches.begin', {
    pack,
    start: { is: 'again', match, deal },
    players: players.map(asPlayer),
    designer,
    seat: firstHuman(players),
    language,
  });
}
