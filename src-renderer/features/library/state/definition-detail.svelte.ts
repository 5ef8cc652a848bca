import type { Answer } from '@shared/api/calls';
import type { Failure } from '@shared/api/failures';
import type { UsesFound } from '@shared/api/uses';
import type { Calls } from '../../../api/client';
import { DefinitionHistory } from './definition-history.svelte';

export type DetailTab = 'overview' | 'source' | 'history';

/** The definition in the panel on the right. */
export class DefinitionDetail {
  content = $state.raw<Answer<'definitions.get'> | null>(null);
  failure = $state.raw<Failure | null>(null);
  /** Made when the history is first looked at: walking through a list must not ask for every history. */
  history = $state.raw<DefinitionHistory | null>(null);

  /** Made when the overview is first looked at, for the same reason. */
  uses = $state.raw<UsesFound | null>(null);

  readonly #client: Calls;
  #generation = 0;

  constructor(
    readonly pack: string,
    readonly path: string,
    client: Calls,
  ) {
    this.#client = client;
  }

  async load(): Promise<void> {
    const generation = ++this.#generation;
    const answer = await this.#client.call('definitions.get', { pack: this.pack, path: this.path });
    if (generation !== this.#generation) return;
    if (answer.ok) this.content = answer.value;
    this.failure = answer.ok ? null : answer.error;
  }

  openHistory(): void {
    if (this.history) return;
    this.history = new DefinitionHistory(this.pack, this.path, this.#client);
    void this.history.load();
  }

  openUses(): void {
    if (!this.uses) void this.#loadUses();
  }

  /** Without an answer the panel says nothing about them: the card itself is what was asked for. */
  async #loadUses(): Promise<void> {
    const answer = await this.#client.call('uses.of', { pack: this.pack, path: this.path });
    if (answer.ok) this.uses = answer.value;
  }

  async refresh(): Promise<void> {
    if (this.uses) void this.#loadUses();
    await Promise.all([this.load(), this.history?.load()]);
  }
}
