import type { Answer } from '@shared/api/calls';
import type { PackSummary } from '@shared/api/models';
import { definedAs } from '@shared/games/index';
import type { Language } from '@shared/util/languages';
import type { AnyFailure } from '../../../state/failure-text';
import { MatchForm } from './match-form.svelte';
import type { Calls } from './played-match.svelte';

export type ListedMatch = Answer<'matches.list'>[number];

/** Before a match: what is played, by whom, and what was begun earlier. */
export class Lobby {
  packs = $state.raw<readonly PackSummary[]>([]);
  matches = $state.raw<readonly ListedMatch[]>([]);
  failure = $state.raw<AnyFailure | null>(null);
  loaded = $state(false);
  busy = $state(false);
  #wanted = $state<string | null>(null);
  readonly form: MatchForm;
  readonly #client: Calls;

  readonly pack: PackSummary | null = $derived(
    this.packs.find(({ id }) => id === this.#wanted) ?? this.packs[0] ?? null,
  );

  constructor(client: Calls) {
    this.#client = client;
    this.form = new MatchForm(client, () => this.pack);
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

  /** The match that was begun, or why it was not; null: the form is not ready, or one is on its way. */
  async begin(
    language: Language,
  ): Promise<{ readonly match: string } | { readonly failure: AnyFailure } | null> {
    const wanted = this.form.wanted(language);
    if (!wanted || this.busy) return null;
    this.busy = true;
    const begun = await this.#client.call('matches.begin', wanted);
    this.busy = false;
    return begun.ok ? { match: begun.value.match } : { failure: begun.error };
  }
}
