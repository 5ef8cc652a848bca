import { said } from '@shared/language/docs/said';
import { withNames } from '@shared/language/edit-names';
import type { Game } from '@shared/games/index';
import { languageOf } from '@shared/games/languages';
import type { Body, FirstComments } from '@shared/games/new-definition';
import type { Kind } from '@shared/language/kinds';
import type { Names } from '@shared/language/names';
import type { Language } from '@shared/util/languages';
import { withValue } from '../text/set-value';
import { writtenIn } from '../text/written';
import type { FormId } from '../types';

const newNames: Readonly<Record<Kind, Names>> = {
  card: said('New card', '新しいカード', 'Нова карта'),
  bonus: said('New Zone Bonus', '新しいゾーンボーナス', 'Новий бонус зони'),
  zone: said('New Zone', '新しいゾーン', 'Нова зона'),
  rules: said('New rules', '新しいルール', 'Нові правила'),
  token: said('New token', '新しいトークン', 'Новий жетон'),
  template: said('New template', '新しいテンプレート', 'Новий шаблон'),
};

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
  const begins = languageOf(game).newKinds[kind];
  if (!begins) throw new Error(`${game} has no ${kind}`);
  const { id, names = newNames[kind], ids, language } = wanted;
  return documentWith(begins.values({ id, names, ids }), begins.comments, language);
}

function documentWith(value: Body, { above = {}, last }: FirstComments, language: Language): string {
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
