import type { Answer } from '@shared/api/calls';
import type { Player } from '@shared/api/match-start';
import type { PackSummary } from '@shared/api/models';
import { definedAs } from '@shared/language/kinds';
import { modesOf, type Mode } from '@shared/language/modes';
import type { Language } from '@shared/util/languages';
import type { AnyFailure } from '../../../state/failure-text';
import type { Calls } from './played-match.svelte';

/** Who has the other seat. */
export const opponents = ['greedy', 'random', 'human'] as const;
export type Opponent = (typeof opponents)[number];
export type ListedMatch = Answer<'matches.list'>[number];

const playerFor: Readonly<Record<Opponent, Player>> = {
  greedy: { is: 'bot', bot: { bot: 'greedy' } },
  random: { is: 'bot', bot: { bot: 'random', backOff: null } },
  human: { is: 'human' },
};

/** null: none was typed; undefined: what was typed is no seed. */
export function seedOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const seed = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(seed) ? seed : undefined;
}

/** Before a match: what is played, by whom, and what was begun earlier. */
export class Lobby {
  packs = $state.raw<readonly PackSummary[]>([]);
  matches = $state.raw<readonly ListedMatch[]>([]);
  failure = $state.raw<AnyFailure | null>(null);
  loaded = $state(false);
  busy = $state(false);
  mode = $state<Mode>('advanced');
  opponent = $state<Opponent>('greedy');
  seed = $state('');
  #wanted = $state<string | null>(null);
  readonly #client: Calls;

  readonly pack: PackSummary | null = $derived(
    this.packs.find(({ id }) => id === this.#wanted) ?? this.packs[0] ?? null,
  );
  readonly modes: readonly Mode[] = $derived(this.pack ? modesOf(this.pack.game) : []);
  readonly badSeed: boolean = $derived(seedOf(this.seed) === undefined);

  constructor(client: Calls) {
    this.#client = client;
  }

  want(pack: string | null): void {
    this.#wanted = pack;
  }

  async load(): Promise<void> {
    const [packs, matches] = await Promise.all([
      this.#client.call('packs.list', {}),
      this.#client.call('matches.list', {}),
    ]);
    this.loaded = true;
    this.failure = packs.ok ? null : packs.error;
    // Games whose rules are still to come have packs and no match yet.
    if (packs.ok)
      this.packs = packs.value.filter(
        ({ game, deletedAt }) => deletedAt === null && definedAs(game) === game,
      );
    // A list that can't be read must not keep anybody from a new match.
    this.matches = matches.ok ? matches.value : [];
  }

  packOf({ pack }: ListedMatch): PackSummary | null {
    return this.packs.find(({ id }) => id === pack) ?? null;
  }

  /** The match that was begun, or why it was not. */
  async begin(
    language: Language,
  ): Promise<{ readonly match: string } | { readonly failure: AnyFailure } | null> {
    const seed = seedOf(this.seed);
    if (!this.pack || seed === undefined || this.busy) return null;
    this.busy = true;
    const begun = await this.#client.call('matches.begin', {
      pack: this.pack.id,
      mode: this.modes.includes(this.mode) ? this.mode : undefined,
      start: { is: 'dealt', seed: seed ?? undefined },
      players: [{ is: 'human' }, playerFor[this.opponent]],
      language,
    });
    this.busy = false;
    return begun.ok ? { match: begun.value.match } : { failure: begun.error };
  }
}
