import type { SeenMatch } from '@shared/api/matches';
import type { Language } from '@shared/util/languages';
import type { CallResult } from '@shared/api/bridge';
import type { Calls } from './played-match.svelte';

const asPlayer = (one: SeenMatch['players'][number]) =>
  one.is === 'bot' ? ({ is: 'bot', bot: one.bot } as const) : ({ is: 'human' } as const);

/** Another match of the same pack as it was, with the same players; the same deal, or a new one. */
export async function dealAgain(
  client: Calls,
  { match, pack, revision, mode, players }: SeenMatch,
  deal: 'new' | 'same',
  language: Language,
): Promise<CallResult<'matches.begin'>> {
  // The seed tells every card, so no seat is told it; it goes from one match to the next and is not shown.
  const open = deal === 'same' ? await client.call('matches.see', { match, seat: null, language }) : null;
  if (open && !open.ok) return open;
  return client.call('matches.begin', {
    pack,
    revision,
    mode: mode ?? undefined,
    start: { is: 'dealt', seed: open?.value.seed ?? undefined },
    players: players.map(asPlayer),
    language,
  });
}
