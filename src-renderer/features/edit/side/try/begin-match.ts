import type { MatchStartGiven, Player } from '@shared/api/match-start';
import { client } from '../../../../api/client';
import { i18n } from '../../../../state/i18n.svelte';
import { navigation } from '../../../../state/navigation.svelte';
import type { AnyFailure } from '../../../../state/failure-text';

export interface MatchWanted {
  readonly pack: string;
  readonly start: MatchStartGiven;
  readonly players: readonly Player[];
  /** null: everything is seen. */
  readonly seat: number | null;
}

/** Begins a match of a designer, who may look at every card, and goes to the table; otherwise why not. */
export async function beginMatch({ pack, start, players, seat }: MatchWanted): Promise<AnyFailure | null> {
  const begun = await client.call('matches.begin', {
    pack,
    start,
    players: [...players],
    designer: true,
    seat,
    language: i18n.language,
  });
  if (!begun.ok) return begun.error;
  await navigation.play({ match: begun.value.match });
  return null;
}
