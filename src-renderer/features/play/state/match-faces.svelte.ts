import { SvelteMap } from 'svelte/reactivity';
import type { Answer } from '@shared/api/calls';
import type { SeenMatch } from '@shared/api/matches';
import {
  packFaces,
  type Drawn,
  type FaceSide,
  type PackFaces,
  type PrintedDefinition,
} from '@shared/face/index';
import type { Kind } from '@shared/language/kinds';
import type { Language } from '@shared/util/languages';
import type { Calls } from './played-match.svelte';

interface Known {
  readonly definition: PrintedDefinition;
  readonly faces: PackFaces;
}
interface ZoneLook {
  readonly tone: string;
  readonly mark: string;
}
/** As many as `faces.get` takes at once. */
const most = 1000;
/** So many are fetched before they turn up: more than the games have, less than keeps the workbench busy. */
const ahead = 200;
const onTables: readonly Kind[] = ['card', 'bonus', 'zone', 'token'];

/** The cards of a match as they are drawn, of the very revision that is played. */
export class MatchFaces {
  readonly #known = new SvelteMap<string, Known>();
  /** What a card is drawn from stays the same object: another one would be drawn anew. */
  readonly #drawn = new Map<string, Drawn | null>();
  #anyCard = $state.raw<Known | null>(null);
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
    return known ? this.#draw(known, language, 'front') : null;
  }

  /** The same for every card of its kind, so that it tells nothing; of an unknown one, that of the first card. */
  back(path: string | null, language: Language): Drawn | null {
    const known = (path === null ? undefined : this.#known.get(path)) ?? this.#anyCard;
    return known ? this.#draw(known, language, 'back') : null;
  }

  #draw({ definition, faces }: Known, language: Language, side: FaceSide): Drawn | null {
    const key = `${side} ${language} ${definition.path}`;
    const before = this.#drawn.get(key);
    if (before !== undefined) return before;
    const drawn = faces.draw(definition, language, 'illustrated', side);
    this.#drawn.set(key, drawn);
    return drawn;
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

  /** What may turn up: a card that has to be fetched first is drawn a second time. */
  async needAll(): Promise<void> {
    const found = await this.#client.call('definitions.find', {
      pack: this.pack,
      filter: { text: '', kinds: [...onTables], groups: [] },
      offset: 0,
      limit: ahead,
    });
    if (found.ok) await this.need(found.value.rows.map(({ path }) => path));
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
    for (const definition of faces.cards) {
      const known = { definition, faces };
      this.#known.set(definition.path, known);
      if (definition.kind === 'card') this.#anyCard ??= known;
    }
  }
}

/** Every definition that a picture on the table needs. */
export const pathsOn = ({ places, question, log }: SeenMatch): string[] =>
  [
    ...places.flatMap(({ path, cards }) => [path, ...cards.map((card) => card.path)]),
    question?.source ?? null,
    ...log.flatMap(({ cards }) => cards),
  ].filter((path) => path !== null);
