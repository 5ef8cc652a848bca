import { cardTypes, type CardType } from '@shared/games/governing/effects/words';
import type { DefinedGame } from '@shared/games/index';
import type { LayerWord } from './template-words';

/**
 * What the definitions of each kind have to show, and of what type each is. Without zod: src-shared/face fills
 * these in, and one that it forgets does not compile.
 */
export const fieldTypes = ['text', 'number', 'rules', 'keywords', 'art', 'mark'] as const;
export type FieldType = (typeof fieldTypes)[number];

/** What every card has, also the back and a card that is nobody's definition. */
export const ownFields = {
  name: 'text',
  set: 'text',
  id: 'text',
  language: 'text',
  revision: 'text',
  /** Id, language, revision and quantity in one line: so a sleeved card tells which version it is. */
  foot: 'text',
} as const satisfies Fields;

const pictured = { art: 'art', flavour: 'text', quantity: 'number' } as const satisfies Fields;
const worded = { keywords: 'keywords', rules: 'rules' } as const satisfies Fields;
const inZone = { zone: 'text', girl: 'text', mark: 'mark' } as const satisfies Fields;
const duel = { type: 'text', mark: 'mark', sp: 'number', pe: 'number', encore: 'number' } as const;

type Fields = Readonly<Record<string, FieldType>>;

export const definitionFields = {
  ygios: {
    card: { ...ownFields, ...pictured, ...worded, ...inZone, devotion: 'number' },
    bonus: { ...ownFields, ...pictured, ...worded },
    zone: { ...ownFields, ...pictured, girl: 'text', mark: 'mark' },
  },
  governing: {
    card: { ...ownFields, ...pictured, ...worded, ...duel, ap: 'number', quick: 'text' },
    token: { ...ownFields, ...pictured, ...worded, ...duel },
  },
} as const satisfies Readonly<Record<DefinedGame, Readonly<Record<string, Fields>>>>;

/** Kinds that are shown as cards. */
export type PrintedKind<G extends DefinedGame = DefinedGame> = keyof (typeof definitionFields)[G] & string;
export const printedKinds = {
  ygios: ['card', 'bonus', 'zone'],
  governing: ['card', 'token'],
} as const satisfies { readonly [G in DefinedGame]: readonly PrintedKind<G>[] };

/** Numbers that only some types of the duel have. */
const onlyOf: Readonly<Partial<Record<string, readonly CardType[]>>> = {
  sp: ['furre'],
  pe: ['furre'],
  encore: ['furre'],
  quick: ['action'],
};

/** The fields of a kind and, where a template is for one type only, of that type. */
export function fieldsFor(game: DefinedGame, kind: string | null, type?: string): Fields {
  const found = Object.entries<Fields>(definitionFields[game]).find(([known]) => known === kind)?.[1];
  if (!found) return ownFields;
  const known = cardTypes.find((one) => one === type);
  if (known === undefined) return found;
  return Object.fromEntries(
    Object.entries(found).filter(([field]) => onlyOf[field]?.includes(known) ?? true),
  );
}

/** Which types of field a layer can show. */
export const layerTakes: Readonly<Record<LayerWord, readonly FieldType[]>> = {
  text: ['text', 'number'],
  rules: ['rules'],
  number: ['number'],
  keywords: ['keywords'],
  art: ['art'],
  icon: ['mark'],
  shape: [],
  pips: ['number'],
};

/** Nobody can play a card without these. */
export const neededFields: readonly string[] = ['name', 'rules', 'devotion', 'ap', 'sp', 'pe', 'type'];
