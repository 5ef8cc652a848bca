import { languages, type Language } from '@shared/util/languages';
import { searchable } from '@shared/util/searchable';
import type { GuideFacts } from '@shared/games/game-guide';
import type { DefinedGame } from '@shared/games/index';
import type { Topic } from './topics';
import { alsoSaid, textOf, titleOf } from './words';

/** What the packs of the games say, in each language; a game without one is found by its titles. */
export type FactsIn = (game: DefinedGame, language: Language) => GuideFacts | null;

interface Spoken {
  readonly title: string;
  readonly text: string;
}
interface Indexed {
  readonly topic: Topic;
  readonly spoken: Readonly<Record<Language, Spoken>>;
}
export type GuideIndex = readonly Indexed[];

/** Every word of every topic, in all languages: a term is often known from a card in another one. */
export const indexOf = (topics: readonly Topic[], facts: FactsIn): GuideIndex =>
  topics.map((topic) => ({
    topic,
    spoken: Object.fromEntries(
      languages.map((language) => [language, spokenIn(topic, language, facts)]),
    ) as Record<Language, Spoken>,
  }));

function spokenIn(topic: Topic, language: Language, facts: FactsIn): Spoken {
  const own = topic.is === 'rule' ? null : facts(topic.game, language);
  const mark = topic.is === 'rule' ? `${topic.rule} ` : '';
  return {
    title: searchable(mark + titleOf(topic, language)),
    text: searchable(`${textOf(topic, language, own) ?? ''} ${alsoSaid(topic, language)}`),
  };
}

const inTitle = 100;
const inText = 10;
const startsWord = 2;
/** Endings change with case and number: a word that is not there is looked for without its last letters. */
const longEnough = 5;
const ending = 2;
const bent = 0.5;

function placeOf(word: string, text: string): number {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  return at === 0 || /[\s\p{P}]/u.test(text[at - 1] ?? '') ? startsWord : 1;
}

const foundIn = (word: string, text: string): number =>
  placeOf(word, text) || (word.length >= longEnough ? placeOf(word.slice(0, -ending), text) * bent : 0);

/** 0: a word of the query is in neither. */
function scoreOf(words: readonly string[], { title, text }: Spoken): number {
  let sum = 0;
  for (const word of words) {
    const found = Math.max(foundIn(word, title) * inTitle, foundIn(word, text) * inText);
    if (found === 0) return 0;
    sum += found;
  }
  const whole = words.join(' ');
  return sum + (title === whole ? 2 * inTitle : title.startsWith(whole) ? inTitle / 2 : 0);
}

/** The own language counts more; what is equally good keeps its order. */
const foreign = 0.75;

export function searchGuide(index: GuideIndex, query: string, language: Language): readonly Topic[] {
  const words = searchable(query)
    .split(/[\s\u3000]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return index
    .map(({ topic, spoken }) => ({
      topic,
      score: Math.max(
        ...languages.map((one) => scoreOf(words, spoken[one]) * (one === language ? 1 : foreign)),
      ),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ topic }) => topic);
}
