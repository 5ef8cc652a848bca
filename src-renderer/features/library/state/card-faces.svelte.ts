import { SvelteMap } from 'svelte/reactivity';
import type { Answer } from '@shared/api/calls';
import type { DefinitionSummary } from '@shared/api/models';
import { packFaces, type Drawn, type PackFaces, type PrintedDefinition } from '@shared/face/index';
import type { Kind } from '@shared/language/kinds';
import type { PrintedText } from '@shared/ruletext/index';
import type { ByLanguage, Language } from '@shared/util/languages';
import type { Calls } from '../../../api/client';

interface Known {
  readonly definition: PrintedDefinition;
  readonly faces: PackFaces;
}
type Around = Pick<Answer<'faces.get'>, 'revision' | 'names' | 'around'>;
type Wanted = Pick<DefinitionSummary, 'path' | 'kind'>;

const shownAsCards: readonly Kind[] = ['card', 'bonus', 'zone', 'token'];
const isShown = ({ kind }: Wanted): boolean => shownAsCards.includes(kind);
/** As many as `faces.get` takes at once. */
const most = 1000;

/** The faces of one pack's cards, fetched as they come into view. What is around them is fetched once a revision. */
export class CardFaces {
  /** null: it can't be drawn, and is not asked for again. */
  readonly #known = new SvelteMap<string, Known | null>();
  readonly #client: Calls;
  /** Asked for, or waiting for what is around them. */
  readonly #asked = new Set<string>();
  #around: Around | null = null;
  #first: Promise<void> | null = null;
  #inView: readonly string[] = [];
  #opened: string | null = null;
  #generation = 0;

  constructor(
    readonly pack: string,
    client: Calls,
  ) {
    this.#client = client;
  }

  /** A card as it will be printed; null while it is not here, and for what no template draws. */
  draw(path: string, language: Language): Drawn | null {
    const known = this.#known.get(path);
    return known?.faces.draw(known.definition, language, 'illustrated') ?? null;
  }

  /** Whether it is shown as a card, unless it turns out that it can't be. */
  awaits(row: Wanted): boolean {
    return isShown(row) && this.#known.get(row.path) !== null;
  }

  /** Its text in each language; null for what bears none. */
  words(path: string): ByLanguage<PrintedText> | null {
    const known = this.#known.get(path);
    if (!known || known.definition.kind === 'zone') return null;
    const say = (language: Language): PrintedText => known.faces.words(known.definition, language);
    return { en: say('en'), ja: say('ja'), uk: say('uk') };
  }

  /** Called by the view with what it shows: the faces that are missing are fetched. */
  need(rows: readonly Wanted[]): void {
    this.#inView = rows.filter(isShown).map(({ path }) => path);
    this.#fetchMissing();
  }

  /** The one that is shown large, wherever the list is. */
  open(row: Wanted): void {
    this.#opened = isShown(row) ? row.path : null;
    this.#fetchMissing();
  }

  /** The pack changed. The faces stay until the new ones are here: a screen full of cards must not flicker. */
  async refresh(): Promise<void> {
    this.#generation += 1;
    this.#asked.clear();
    this.#around = null;
    this.#first = null;
    const wanted = this.#wanted();
    if (wanted.length > 0) await this.#fetch(wanted);
    else this.#known.clear();
  }

  #wanted(): readonly string[] {
    const opened = this.#opened === null ? [] : [this.#opened];
    return [...new Set([...opened, ...this.#inView])].slice(0, most);
  }

  #fetchMissing(): void {
    const missing = this.#wanted().filter((path) => !this.#known.has(path) && !this.#asked.has(path));
    if (missing.length > 0) void this.#fetch(missing);
  }

  async #fetch(paths: readonly string[]): Promise<void> {
    const generation = this.#generation;
    for (const path of paths) this.#asked.add(path);
    if (!this.#first) {
      this.#first = this.#ask(paths, generation);
      return this.#first;
    }
    await this.#first;
    if (generation === this.#generation) await this.#ask(paths, generation);
  }

  async #ask(paths: readonly string[], generation: number): Promise<void> {
    const around = this.#around === null;
    const answer = await this.#client.call('faces.get', { pack: this.pack, paths: [...paths], around });
    if (generation !== this.#generation) return;
    for (const path of paths) this.#asked.delete(path);
    if (!answer.ok) {
      // The next scroll asks again.
      if (around) this.#first = null;
      return;
    }
    if (around) this.#known.clear();
    this.#around ??= answer.value;
    const faces = packFaces({ ...this.#around, pack: this.pack, cards: answer.value.cards });
    const found = new Map(faces.cards.map((definition) => [definition.path, definition]));
    for (const path of paths) {
      const definition = found.get(path);
      this.#known.set(path, definition ? { definition, faces } : null);
    }
  }
}
