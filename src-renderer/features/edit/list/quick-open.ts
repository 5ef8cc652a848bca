import type { DefinitionSummary } from '@shared/api/models';
import { manifestPath } from '@shared/language/document-paths';
import { createTranslator, type Translator } from '@shared/i18n/translator';
import { languages } from '@shared/util/languages';
import { fuzzyScore } from '../../../commands/fuzzy';
import { i18n } from '../../../state/i18n.svelte';
import { translationsPlace } from '../translations/place';
import { fileName } from './line-words';
import { wordsOf } from './shown-rows';

/** Something that quick open leads to. */
export interface Openable {
  readonly path: string;
  readonly name: string;
  /** It is found by any of them. */
  readonly words: readonly string[];
}

/** What has no names of its own is found by ours, like a definition in every language. */
const ours = (path: string, say: (t: Translator) => string): Openable => ({
  path,
  name: say(i18n.t),
  words: [path, ...languages.map((language) => say(createTranslator(language)))],
});

/** Everything that the list of a pack has, in its order. */
export const openables = (
  rows: readonly DefinitionSummary[],
  scenarioFiles: readonly string[],
): readonly Openable[] => [
  ours(manifestPath, (t) => t('edit-list.pack')),
  ours(translationsPlace, (t) => t('edit-list.translations')),
  ...rows.map((row) => ({
    path: row.path,
    name: row.names ? i18n.name(row.names) : row.id,
    words: wordsOf(row),
  })),
  ...scenarioFiles.map((path) => ours(path, (t) => t('edit-list.scenario-file', { file: fileName(path) }))),
];

const most = 50;

/** The best answers to what is typed, the best first. */
export const quickOpen = (all: readonly Openable[], query: string): readonly Openable[] =>
  all
    .map((one) => ({ one, score: Math.max(...one.words.map((word) => fuzzyScore(query, word))) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ one }) => one);
