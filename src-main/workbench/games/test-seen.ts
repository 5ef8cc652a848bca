import { languages, type Language } from '@shared/util/languages';
import type { Explained, MoveExplained } from '@shared/api/matches';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Chance } from '../../engine/kernel/chance';
import type { Viewer } from '../../engine/kernel/log';
import type { MatchTable } from '../matches/match-table';
import type { SeenTable } from '../matches/seen-table';
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
    ...log.flatMap(({ text, summary }) => [text, ...(summary ? textsIn(summary) : [])]),
  ];
}

const textsIn = ({ title, total, lines }: Explained): string[] => [
  title,
  ...(total === null ? [] : [total]),
  ...lines.flatMap(({ text, amount }) => [text, ...(amount === null ? [] : [amount])]),
];

/** What can be asked at a table: every number, and every card for itself, for one place after the other, and for a card there. */
export interface Answered {
  readonly numbers: readonly (Explained | null)[];
  readonly moves: readonly MoveExplained[];
}

export function askEverything(table: MatchTable, viewer: Viewer, words: PackWords): Answered {
  const { figures, places } = table.see(viewer, words);
  const cards = places.flatMap((place) => place.cards);
  const marks = [figures.flat(), ...places.map((one) => one.marks), ...cards.map((one) => one.marks)].flat();
  const asks = new Set(marks.flatMap(({ ask }) => ask ?? []));
  const handles = new Set(cards.flatMap(({ handle }) => handle ?? []));
  return {
    numbers: [...asks].map((ask) => table.explain(viewer, words, ask)),
    moves: [...handles].flatMap((card, nth) => {
      const place = places[nth % places.length];
      const on = place?.cards.at(nth % Math.max(1, place.cards.length))?.handle ?? null;
      return [
        { card, place: null, on: null },
        { card, place: place?.id ?? null, on: null },
        { card, place: place?.id ?? null, on },
      ].map((tried) => table.whyNot(viewer, words, tried));
    }),
  };
}

/** What is wrong with what is answered: nothing to say, a hole in it, a possible move that is refused. */
function answerFaults(table: MatchTable, viewer: Viewer, words: PackWords): string[] {
  const { numbers, moves } = askEverything(table, viewer, words);
  const seen = table.see(viewer, words);
  const offered = seen.places.flatMap(({ cards }) => cards).filter(({ answers }) => answers.length > 0);
  const texts = [
    ...numbers.flatMap((one) => (one ? textsIn(one) : [])),
    ...moves.flatMap(({ reasons }) => reasons),
  ];
  return [
    ...numbers.flatMap((one) => (one ? [] : ['a number that explains nothing'])),
    ...texts.filter((text) => isWrong(text, words.language)),
    ...offered.flatMap(({ handle, name }) =>
      table
        .whyNot(viewer, words, { card: handle ?? '', place: null, on: null })
        .reasons.map((why) => `${name} is offered: ${why}`),
    ),
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
      // Each in one language: what is asked is asked again after the next answer, in another.
      if (language === languages[table.count(table.asked[0] ?? -1) % languages.length])
        faults.push(...answerFaults(table, viewer, words[language]));
    }
  return faults;
}

/** Of what came with the last answer: cards that are said to have gone where they do not lie. */
export function strayEvents({ log, places }: SeenTable): string[] {
  const last = log.at(-1);
  return (last?.events ?? []).flatMap((event) => {
    if (event.is === 'score') return [];
    const place = places.find(({ id }) => id === (event.is === 'move' ? event.to : event.place));
    const all = [
      ...(place?.cards ?? []),
      ...places.filter(({ of }) => of === place?.id).flatMap((one) => one.cards),
    ];
    const found = event.handle === null || all.some(({ handle }) => handle === event.handle);
    const left = event.is === 'move' && event.to === null;
    return (found && (place ?? left)) || event.handle === null
      ? []
      : [`${last?.text}: ${JSON.stringify(event)}`];
  });
}

/** Answers that are not those of the table, or that a card or place points to and that are not there. */
function misplaced({ question, places }: SeenTable, table: MatchTable, viewer: Viewer): string[] {
  const count = table.count(viewer ?? table.asked[0] ?? -1);
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

/** Any answer of the first who is asked. */
export function takeAny(table: MatchTable, chance: Chance): MatchTable {
  const [seat = -1] = table.asked;
  return table.take(seat, chance.below(table.count(seat)));
}
