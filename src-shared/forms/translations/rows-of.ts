import { schemaFor, type ValidDefinition } from '@shared/language/definitions/index';
import { effectMark, hasEffects } from '@shared/language/effect-mark';
import { definedAs, parsePackPath, type Game } from '@shared/language/pack-format';
import { parseTolerantly } from '@shared/language/parse-tolerantly';
import { languages, type ByLanguage, type Language } from '@shared/util/languages';
import type { Way } from '../types';
import type { CellState, TranslationCell, TranslationRow } from './types';

/** No document of a pack is deeper; one that is comes from somebody who wants to exhaust the stack. */
const deepest = 40;

type Entries = Readonly<Record<string, unknown>>;
const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything in a document that is said in three languages, in the order of the text. */
export function rowsOf(game: Game, path: string, text: string): TranslationRow[] {
  const place = parsePackPath(path);
  if (place?.is !== 'definition' && place?.is !== 'manifest') return [];
  const document = parseTolerantly(text);
  if (!isEntries(document)) return [];
  const rows: TranslationRow[] = [];
  for (const [key, part] of Object.entries(document)) {
    if (key === 'text' && place.is === 'definition') rows.push(...ownWords(game, path, document));
    else if (key === 'name' && typeof part === 'string') rows.push(oneName(path, part));
    else collect(path, [key], part, rows);
  }
  return rows;
}

function collect(path: string, way: Way, part: unknown, rows: TranslationRow[]): void {
  if (way.length > deepest) return;
  if (Array.isArray(part)) part.forEach((item, index) => collect(path, [...way, index], item, rows));
  else if (isEntries(part)) {
    if (isWords(part)) rows.push({ is: 'words', path, way, cells: wordCells(part) });
    else for (const [key, inside] of Object.entries(part)) collect(path, [...way, key], inside, rows);
  }
}

/** An adjustment of a template is by language too, and holds no words. */
const isWords = (part: Entries): boolean =>
  Object.keys(part).length > 0 &&
  Object.entries(part).every(
    ([key, said]) => languages.some((language) => language === key) && typeof said === 'string',
  );

const each = <T>(make: (language: Language) => T): ByLanguage<T> => ({
  en: make('en'),
  ja: make('ja'),
  uk: make('uk'),
});

function wordCells(part: Entries): ByLanguage<TranslationCell> {
  return each((language) => {
    const said = part[language];
    const text = typeof said === 'string' ? said : null;
    return { text, state: stateOf(text, language, part['en']) };
  });
}

function stateOf(text: string | null, language: Language, english: unknown): CellState {
  if (text === null || text.trim() === '') return 'missing';
  return language !== 'en' && text === english && /\p{L}/u.test(text) ? 'same' : 'said';
}

/** Nothing is missing: whoever gives one name for all languages has decided so. */
const oneName = (path: string, name: string): TranslationRow => ({
  is: 'name',
  path,
  way: ['name'],
  cells: each(() => ({ text: name, state: 'said' })),
});

function ownWords(game: Game, path: string, document: Entries): TranslationRow[] {
  const own = document['text'];
  if (!isEntries(own) || Object.keys(own).length === 0) return [];
  const mark = markOf(game, path, document);
  const cells = each((language): TranslationCell => {
    const words = own[language];
    const says = isEntries(words) ? words['says'] : undefined;
    if (!isEntries(words) || !Array.isArray(says)) return { text: null, state: 'made' };
    const isOld = mark !== null && words['for'] !== mark;
    return { text: says.map(String).join('\n'), state: isOld ? 'stale' : 'said' };
  });
  return [{ is: 'own', path, way: ['text'], cells }];
}

/** What words written now are written for; null: the effects are not right, and nobody can tell. */
export function markOf(game: Game, path: string, document: unknown): string | null {
  const place = parsePackPath(path);
  if (place?.is !== 'definition') return null;
  const parsed = schemaFor(game, place.kind)?.safeParse(document);
  if (!parsed?.success) return null;
  const definition = {
    game: definedAs(game),
    kind: place.kind,
    id: place.id,
    path,
    value: parsed.data,
  } as ValidDefinition;
  return hasEffects(definition) ? effectMark(definition) : null;
}
