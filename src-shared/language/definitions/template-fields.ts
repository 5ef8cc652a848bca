import type { LayerWord } from './template-words';

/**
 * What the definitions of each kind have to show, and of what type each is. Without zod: what a game shows on its
 * cards fills these in (face.ts of each game), and one that it forgets does not compile.
 */
export const fieldTypes = ['text', 'number', 'rules', 'keywords', 'art', 'mark'] as const;
export type FieldType = (typeof fieldTypes)[number];
export type Fields = Readonly<Record<string, FieldType>>;

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

export const picturedFields = { art: 'art', flavour: 'text', quantity: 'number' } as const satisfies Fields;
export const wordedFields = { keywords: 'keywords', rules: 'rules' } as const satisfies Fields;

/** The fields of one game: its kinds are those that are shown as cards. */
export interface FieldTable {
  readonly kinds: Readonly<Record<string, Fields>>;
  /** Types of card that a template can be for. */
  readonly types: readonly string[];
  /** Fields that only some types have. */
  readonly onlyOf: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** The fields of a kind and, where a template is for one type only, of that type. */
export function fieldsFor({ kinds, types, onlyOf }: FieldTable, kind: string | null, type?: string): Fields {
  const found = kind !== null && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!found) return ownFields;
  if (type === undefined || !types.includes(type)) return found;
  return Object.fromEntries(Object.entries(found).filter(([field]) => onlyOf[field]?.includes(type) ?? true));
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
