import type { Answer } from '@shared/api/calls';
import type { SeenMatch } from '@shared/api/matches';
import type { PackSummary } from '@shared/api/models';
import type { AnyFailure } from '../../../state/failure-text';
import type { Calls } from './played-match.svelte';

/** A position on its way to become a scenario: in a pack that can be changed, or as text to take along. */
export class ScenarioKeeping {
  title = $state('');
  /** Packs of the same game that can be changed, the one that is played first. */
  packs = $state.raw<readonly PackSummary[]>([]);
  into = $state<string | null>(null);
  /** The pack that is played, where it is a shipped original. */
  original = $state.raw<PackSummary | null>(null);
  loaded = $state(false);
  busy = $state(false);
  failure = $state.raw<AnyFailure | null>(null);
  readonly #client: Calls;
  readonly #of: Pick<SeenMatch, 'match' | 'pack' | 'game' | 'answers'>;

  constructor(of: Pick<SeenMatch, 'match' | 'pack' | 'game' | 'answers'>, client: Calls) {
    this.#of = of;
    this.#client = client;
  }

  async load(): Promise<void> {
    const { pack, game } = this.#of;
    const packs = await this.#client.call('packs.list', {});
    this.loaded = true;
    if (!packs.ok) {
      this.failure = packs.error;
      return;
    }
    const here = packs.value.find(({ id }) => id === pack);
    this.original = here?.shipped === true ? here : null;
    this.packs = packs.value
      // Another game's pack could not even name the cards.
      .filter((one) => one.game === game && !one.shipped && one.deletedAt === null)
      .toSorted((a, b) => Number(b.id === pack) - Number(a.id === pack) || b.changedAt - a.changedAt);
    this.into = this.packs[0]?.id ?? null;
  }

  /** null: it was not kept, and `failure` says why. */
  async keep(): Promise<Answer<'matches.keepScenario'> | null> {
    const pack = this.into;
    if (pack === null || this.busy) return null;
    return this.#run(() => this.#client.call('matches.keepScenario', { ...this.#wanted, pack }));
  }

  /** The file's name and text. */
  async write(): Promise<Answer<'matches.scenario'> | null> {
    return this.busy ? null : this.#run(() => this.#client.call('matches.scenario', this.#wanted));
  }

  get #wanted(): { match: string; at: number; title: string } {
    return { match: this.#of.match, at: this.#of.answers, title: this.title.trim() };
  }

  async #run<T>(
    call: () => Promise<{ ok: true; value: T } | { ok: false; error: AnyFailure }>,
  ): Promise<T | null> {
    this.busy = true;
    const result = await call();
    this.busy = false;
    this.failure = result.ok ? null : result.error;
    return result.ok ? result.value : null;
  }
}
