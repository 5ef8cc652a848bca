import type { OfferedOption } from '@shared/api/match-start';
import type { SeenMatch } from '@shared/api/matches';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { GuideFacts } from '@shared/games/game-guide';
import { factsOf } from '@shared/guide/facts';
import { packFaces, type Drawn, type PackFaces, type PrintedDefinition } from '@shared/face/index';
import type { Mode } from '@shared/games/index';
import type { Names } from '@shared/language/names';
import type { Language } from '@shared/util/languages';
import type { Client } from '../api/client';

export type Calls = Pick<Client, 'call'>;
/** `revision` left out: the newest. */
export interface PackWanted {
  readonly pack: string;
  readonly revision?: string | undefined;
}

type Options = SeenMatch['options'];
/** A pack as a match is played with it. */
export interface PlayedPack extends PackWanted {
  readonly mode: Mode | null;
  readonly options: Options;
}

/** The options that a match has other than its pack, in words. */
export const changedOptions = (
  offered: readonly OfferedOption[],
  options: Options,
): readonly { readonly name: string; readonly title: string; readonly text: string }[] =>
  offered.flatMap(({ name, title, values, default: usual }) => {
    const chosen = options[name];
    const said = values.find(({ value }) => value === chosen);
    return said && chosen !== usual ? [{ name, title, text: said.text }] : [];
  });

const rulesPath = 'rules/main.json';
/** Enough to choose from and to count the shipped ones; a library of thousands must not keep help waiting. */
const most = 500;

/** One pack as the guide tells it: its numbers and some of its cards. */
export class GuidePack {
  readonly names: Names;
  readonly definitions: readonly ValidDefinition[];
  readonly #faces: PackFaces;
  readonly #cards: number;
  readonly #options: Options;
  readonly #facts = new Map<Language, GuideFacts | null>();
  readonly #printed: ReadonlyMap<string, PrintedDefinition>;

  private constructor(
    names: Names,
    definitions: readonly ValidDefinition[],
    faces: PackFaces,
    cards: number,
    options: Options,
  ) {
    this.#options = options;
    this.names = names;
    this.definitions = definitions;
    this.#faces = faces;
    this.#cards = cards;
    this.#printed = new Map(faces.cards.map((card) => [card.path, card]));
  }

  /** null: it can't be read, or has no rules. */
  static async load(
    client: Calls,
    { pack, revision }: PackWanted,
    options: Options = {},
  ): Promise<GuidePack | null> {
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
    const faces = packFaces({ pack, revision: shown, names, around, cards });
    return new GuidePack(names, definitions, faces, all, options);
  }

  facts(language: Language): GuideFacts | null {
    const known = this.#facts.get(language);
    if (known !== undefined) return known;
    const facts = factsOf(this.definitions, language, this.#options);
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
