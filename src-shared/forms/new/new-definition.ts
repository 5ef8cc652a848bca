import { withNames } from '@shared/language/edit-names';
import type { PlainValue } from '@shared/language/fixes';
import { definedAs, type Game } from '@shared/games/index';
import type { Kind } from '@shared/language/kinds';
import type { Names } from '@shared/language/names';
import type { Language } from '@shared/util/languages';
import { withValue } from '../text/set-value';
import { writtenIn } from '../text/written';
import type { FormId } from '../types';
import { firstComments, type FirstComments } from './comments';
import { firstValues, newNames, type NewBase } from './first-values';

export interface NewDefinition {
  readonly id: string;
  /** Left out: “New card”, in each language. */
  readonly names?: Names;
  /** The user's, for the comments. */
  readonly language: Language;
  /** What the pack has: a new card lies in one of its Zones. */
  readonly ids: readonly FormId[];
}

/**
 * The text of a definition to begin with: right by itself, in the form in which it will be saved but for an empty
 * line to type in, behind a comment that nothing follows.
 */
export function newDefinition(game: Game, kind: Kind, wanted: NewDefinition): string {
  const values = entryOf<(base: NewBase) => { [key: string]: PlainValue }>(
    firstValues[definedAs(game)],
    kind,
  );
  const comments = entryOf<FirstComments>(firstComments[definedAs(game)], kind);
  if (!values || !comments) throw new Error(`${game} has no ${kind}`);
  const { id, names = newNames[kind], ids, language } = wanted;
  return documentWith(values({ id, names, ids }), comments, language);
}

const entryOf = <T>(table: Readonly<Partial<Record<Kind, T>>>, kind: Kind): T | undefined =>
  Object.hasOwn(table, kind) ? table[kind] : undefined;

function documentWith(
  value: { [key: string]: PlainValue },
  { above = {}, last }: FirstComments,
  language: Language,
): string {
  const keys = Object.entries(value);
  const lines = keys.flatMap(([key, part], index) => {
    const comment = above[key];
    const written = writtenIn(part, { nl: '\n', indent: '  ', step: '  ' });
    const comma = index < keys.length - 1 ? ',' : '';
    return [
      ...(comment ? [`  // ${comment[language]}`] : []),
      `  ${JSON.stringify(key)}: ${written}${comma}`,
    ];
  });
  return ['{', ...lines, ...(last ? [`  // ${last[language]}`, '  '] : []), '}', ''].join('\n');
}

/** The same definition under another id, with its comments. Without names it keeps those it has. */
export function duplicateOf(text: string, id: string, names: Names | null): string {
  const renamed = withValue(text, ['id'], id, ['id']);
  return names ? withNames(renamed, names) : renamed;
}
