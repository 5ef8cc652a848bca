import type { ValidDefinition } from '@shared/language/definitions/index';
import { factsOf, type Facts } from '@shared/guide/facts';
import { packFaces, type Drawn, type PackFaces, type PrintedDefinition } from '@shared/face/index';
import type { Names } from '@shared/language/names';
import type { Language } from '@shared/util/languages';
import type { Client } from '../api/client';

export type Calls = Pick<Client, 'call'>;
/** `revision` left out: the newest. */
export interface PackWanted {
  readonly pack: string;
  readonly revision?: string | undefined;
}

const rulesPath = 'rules/main.json';
/** Enough to choose from and to count the shipped ones; a library of thousands must not keep help waiting. */
const most = 500;

/** One pack as the guide tells it: its numbers and some of its cards. */
export class GuidePack {
  readonly names: Names;
  readonly definitions: readonly ValidDefinition[];
  readonly #faces: PackFaces;
  readonly #cards: number;
  readonly #facts = new Map<Language, Facts | null>();
  readonly #printed: ReadonlyMap<string, PrintedDefinition>;

  private constructor(
    names: Names,
    definitions: readonly ValidDefinition[],
    faces: PackFaces,
    cards: number,
  ) {
    this.names = names;
    this.definitions = definitions;
    this.#faces = faces;
    this.#cards = cards;
    this.#printed = new Map(faces.cards.map((card) => [card.path, card]));
  }

  /** null: it can't be read, or has no rules. */
  static async load(client: Calls, { pack, revision }: PackWanted): Promise<GuidePack | null> {
    const listed = await client.call('definitions.find', {
      pack,
      filter: { kinds: ['card', 'bonus', 'zone', 'token'] },
      offset: 0,
      limit: most,
    });
    if (!listed.ok) return null;
    const paths = [rulesPath, ...listed.value.rows.map(({ path }) => path)];
    const found = await client.call('faces.get', { pack, revision, paths });
    if (!found.ok) return null;
    const { cards, around, names, revision: shown } = found.value;
    const definitions = cards.map(({ definition }) => definition);
    if (!definitions.some(({ kind }) => kind === 'rules')) return null;
    const there = definitions.filter(({ kind }) => kind === 'card').length;
    const all = listed.value.total > most ? (listed.value.kindCounts['card'] ?? there) : there;
    return new GuidePack(names, definitions, packFaces({ pack, revision: shown, names, around, cards }), all);
  }

  facts(language: Language): Facts | null {
    const known = this.#facts.get(language);
    if (known !== undefined) return known;
    const facts = factsOf(this.definitions, language);
    // A pack too large to be read whole is counted by its list.
    const there = this.definitions.filter(({ kind }) => kind === 'card').length;
    const told = facts && this.#cards > there ? { ...facts, cards: this.#cards } : facts;
    this.#facts.set(language, told);
    return told;
  }

  front(path: string | null | undefined, language: Language): Drawn | null {
    const card = path == null ? undefined : this.#printed.get(path);
    return card ? this.#faces.draw(card, language, 'illustrated') : null;
  }

  back(language: Language): Drawn | null {
    const card = this.#faces.cards.find(({ kind }) => kind === 'card');
    return card ? this.#faces.draw(card, language, 'illustrated', 'back') : null;
  }
}
