import { languages, type Language } from '@shared/util/languages';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Viewer } from '../../engine/kernel/log';
import type { MatchTable } from '../match-table';
import type { SeenTable } from '../seen-table';
import { packWords, type PackWords } from './pack-words';

/** A table as every viewer sees it, in every language, looked through for what must not be there. Tests only. */
export const wordsIn = (definitions: readonly ValidDefinition[]): Readonly<Record<Language, PackWords>> => ({
  en: packWords('en', definitions),
  ja: packWords('ja', definitions),
  uk: packWords('uk', definitions),
});

function textsOf({ headline, outcome, figures, places, question, log }: SeenTable): string[] {
  return [
    headline,
    ...(outcome === null ? [] : [outcome]),
    ...figures.flat().map(({ text }) => text),
    ...places.flatMap(({ name, marks, cards }) => [
      name,
      ...marks.map(({ text }) => text),
      ...cards.flatMap((card) => [card.name, ...card.marks.map(({ text }) => text)]),
    ]),
    ...(question ? [question.prompt, ...(question.answers ?? []).map(({ text }) => text)] : []),
    ...log.map(({ text }) => text),
  ];
}

/** A message with a hole, a key instead of its words, an English sentence in another language. */
const isWrong = (text: string, language: Language): boolean =>
  text.trim() === '' ||
  /[{}]|undefined|null|\bmatch\.|\(\)|“”|「」|«»/.test(text) ||
  (language !== 'en' && /\b(?:the|choose|player|play)\b/i.test(text));

/** What is wrong with what is said at a table; nothing, if all is well. */
export function faultsOf(table: MatchTable, words: Readonly<Record<Language, PackWords>>): string[] {
  const faults: string[] = [];
  for (const language of languages)
    for (const viewer of [null, ...Array.from({ length: table.seats }, (_, seat) => seat)]) {
      const seen = table.see(viewer, words[language]);
      faults.push(...textsOf(seen).filter((text) => isWrong(text, language)));
      faults.push(...misplaced(seen, table, viewer));
    }
  return faults;
}

/** Answers that are not those of the table, or that a card or place points to and that are not there. */
function misplaced({ question, places }: SeenTable, table: MatchTable, viewer: Viewer): string[] {
  const mine = table.asked !== null && (viewer === null || viewer === table.asked);
  const count = mine ? table.count : 0;
  const answers = question?.answers ?? [];
  const pointed = places.flatMap((place) => [
    ...place.answers,
    ...place.cards.flatMap((card) => card.answers),
  ]);
  const handles = places.flatMap(({ cards }) => cards.flatMap(({ handle }) => handle ?? []));
  return [
    ...(answers.length === count ? [] : [`${answers.length} answers, not ${count}`]),
    ...(new Set(answers.map(({ text }) => text)).size === answers.length ? [] : ['two answers are alike']),
    ...(pointed.every((index) => index < count) ? [] : ['an answer that is not there']),
    ...(new Set(handles).size === handles.length ? [] : ['two cards of one handle']),
    ...places
      .filter(({ count: held, cards }) => held < cards.length)
      .map(({ id }) => `${id}: too many cards`),
  ];
}
