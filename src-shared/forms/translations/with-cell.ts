import type { Game } from '@shared/language/pack-format';
import { parseTolerantly } from '@shared/language/parse-tolerantly';
import { languages, type Language } from '@shared/util/languages';
import { nodeAt, treeOf, withoutPart, withValue } from '../text/set-value';
import { markOf } from './rows-of';
import type { TranslationRow } from './types';

/**
 * The document with other words in a cell; everything else keeps its letters and comments. An empty cell stays as
 * one, so that the row does not go while it is written in: `tidyCell` ends it.
 */
export function withCell(
  game: Game,
  text: string,
  row: TranslationRow,
  language: Language,
  said: string,
): string {
  switch (row.is) {
    case 'words':
      return withValue(text, [...row.way, language], oneLine(said), languages);
    case 'name':
      return withNames(text, row, language, oneLine(said));
    case 'own':
      return withOwn(game, text, row, language, said);
  }
}

/**
 * A cell that is left: empty paragraphs go, an empty cell goes out of the document, and with the last cell the whole
 * entry.
 */
export function tidyCell(text: string, { is, way }: TranslationRow, language: Language): string {
  if (is === 'name') return text;
  const tidy = is === 'own' ? withoutEmptyParagraphs(text, language) : text;
  const words = nodeAt(treeOf(tidy), [...way, language]);
  const isEmpty = is === 'own' ? paragraphsIn(tidy, language).length === 0 : words?.value === '';
  if (!words || !isEmpty) return tidy;
  const others = (nodeAt(treeOf(tidy), way)?.children?.length ?? 1) - 1;
  // A name has to be there: what is missing in it is told, and nothing else goes.
  return others > 0 || way.at(-1) === 'names'
    ? withoutPart(tidy, [...way, language])
    : withoutPart(tidy, way);
}

/** A line break inside a JSON text can’t be read by anybody; in the table one comes only by pasting. */
const oneLine = (said: string): string => said.replaceAll(/\s*\n\s*/g, ' ');

function withNames(text: string, row: TranslationRow, language: Language, said: string): string {
  const name = row.cells.en.text ?? '';
  const names = { en: name, ja: name, uk: name, [language]: said };
  return withoutPart(withValue(text, ['names'], names, ['id', 'name', 'names']), row.way);
}

function withOwn(game: Game, text: string, { path, way }: TranslationRow, language: Language, said: string) {
  const at = [...way, language];
  const written = withValue(text, at.concat('says'), said.split('\n'), ['says', 'for']);
  // Words are for the effects that stand beside them while they are written.
  const mark = markOf(game, path, parseTolerantly(text));
  return mark === null ? written : withValue(written, at.concat('for'), mark, ['says', 'for']);
}

const paragraphsIn = (text: string, language: Language): unknown[] =>
  (nodeAt(treeOf(text), ['text', language, 'says'])?.children ?? []).map(({ value }) => value as unknown);

function withoutEmptyParagraphs(text: string, language: Language): string {
  const says = paragraphsIn(text, language).map((said) => String(said).trim());
  const kept = says.filter((said) => said !== '');
  return says.length === 0 ? text : withValue(text, ['text', language, 'says'], kept);
}
