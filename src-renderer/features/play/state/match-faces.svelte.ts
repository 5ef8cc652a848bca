import { SvelteMap } from 'svelte/reactivity';
import type { Answer } from '@shared/api/calls';
import { packFaces, type Drawn, type PackFaces, type PrintedDefinition } from '@shared/face/index';
import type { Language } from '@shared/util/languages';
import type { Calls } from './played-match.svelte';

interface Known {
  readonly definition: PrintedDefinition;
  readonly faces: PackFaces;
}
export interface ZoneLook {
  readonly tone: string;
  readonly mark: string;
}
/** As many as `faces.get` takes at once. */
const most = 1000;

/** The cards of a match as they are drawn, of the very revision that is played; fetched as they turn up. */
export class MatchFaces {
  readonly #known = new SvelteMap<string, Known>();
  readonly #asked = new Set<string>();
  readonly #client: Calls;
  #around: Answer<'faces.get'> | null = null;
  #first: Promise<unknown> = Promise.resolve();

  constructor(
    readonly pack: string,
    readonly revision: string | undefined,
    client: Calls,
  ) {
    this.#client = client;
  }

  front(path: string, language: Language): Drawn | null {
    const known = this.#known.get(path);
    return known?.faces.draw(known.definition, language, 'illustrated') ?? null;
  }

  /** The same for every card of its kind, so that it tells nothing; of an unknown one, that of the first card. */
  back(path: string | null, language: Language): Drawn | null {
    const known =
      (path === null ? undefined : this.#known.get(path)) ??
      [...this.#known.values()].find(({ definition }) => definition.kind === 'card');
    return known?.faces.draw(known.definition, language, 'illustrated', 'back') ?? null;
  }

  zoneLook(path: string | null): ZoneLook | null {
    const definition = path === null ? undefined : this.#known.get(path)?.definition;
    return definition?.kind === 'zone' ? definition.value.look : null;
  }

  /** What can't be drawn is asked for once; its place shows the name. */
  async need(paths: readonly string[]): Promise<void> {
    const missing = [...new Set(paths)].filter((path) => !this.#asked.has(path)).slice(0, most);
    if (missing.length === 0) return;
    for (const path of missing) this.#asked.add(path);
    // One after the other: what is around the cards comes with the first.
    this.#first = this.#first.then(() => this.#fetch(missing));
    await this.#first;
  }

  async #fetch(paths: readonly string[]): Promise<void> {
    const found = await this.#client.call('faces.get', {
      pack: this.pack,
      revision: this.revision,
      paths: [...paths],
      around: this.#around === null,
    });
    if (!found.ok) {
      // The next look at the table asks again.
      for (const path of paths) this.#asked.delete(path);
      return;
    }
    this.#around ??= found.value;
    const { names, around, revision } = this.#around;
    const faces = packFaces({ pack: this.pack, revision, names, around, cards: found.value.cards });
    for (const definition of faces.cards) this.#known.set(definition.path, { definition, faces });
  }
}
