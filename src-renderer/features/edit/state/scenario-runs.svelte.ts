import { SvelteMap } from 'svelte/reactivity';
import type { PackScenarios } from '@shared/api/scenarios';
import type { Client } from '../../../api/client';
import type { AnyFailure } from '../../../state/failure-text';

export type ScenarioRun = PackScenarios['scenarios'][number];

/** What a run of the scenarios about one document has shown. */
export interface ScenariosShown {
  readonly found: PackScenarios | null;
  readonly failure: AnyFailure | null;
  readonly running: boolean;
}

const nothingYet: ScenariosShown = { found: null, failure: null, running: false };

/** The scenarios about documents of a pack, by path of the document, run against what is typed. */
export class ScenarioRuns {
  readonly #byPath = new SvelteMap<string, ScenariosShown>();
  readonly #asked = new Map<string, number>();

  constructor(
    private readonly pack: string,
    private readonly client: Pick<Client, 'call'>,
  ) {}

  of(path: string): ScenariosShown {
    return this.#byPath.get(path) ?? nothingYet;
  }

  async run(path: string): Promise<void> {
    const number = (this.#asked.get(path) ?? 0) + 1;
    this.#asked.set(path, number);
    this.#byPath.set(path, { ...this.of(path), running: true });
    const answer = await this.client.call('scenarios.ofPack', { pack: this.pack, path });
    // An older answer must not undo a newer one.
    if (this.#asked.get(path) !== number) return;
    this.#byPath.set(
      path,
      answer.ok
        ? { found: answer.value, failure: null, running: false }
        : { ...this.of(path), failure: answer.error, running: false },
    );
  }
}
