import { SvelteMap } from 'svelte/reactivity';
import type { Client } from '../../../api/client';
import { Trial } from './trial.svelte';

/** What playing the definitions of a pack has shown, by path. */
export class Trials {
  readonly #byPath = new SvelteMap<string, Trial>();
  readonly #client: Pick<Client, 'call'>;

  constructor(client: Pick<Client, 'call'>) {
    this.#client = client;
  }

  /** null: it was never tried. */
  known(path: string): Trial | null {
    return this.#byPath.get(path) ?? null;
  }

  of(path: string): Trial {
    const known = this.#byPath.get(path) ?? new Trial(this.#client);
    if (!this.#byPath.has(path)) this.#byPath.set(path, known);
    return known;
  }

  /** Another text of this definition: what it and others did to each other without end may be over. */
  forgetLoopsWith(id: string): void {
    for (const trial of this.#byPath.values())
      if (trial.tried?.report.findings.some((found) => found.is === 'loop' && found.cards.includes(id)))
        trial.tried = null;
  }

  get all(): Iterable<[path: string, trial: Trial]> {
    return this.#byPath;
  }
}
