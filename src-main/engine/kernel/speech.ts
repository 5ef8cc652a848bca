import type { Language } from '@shared/util/languages';
import type { CardRef, CardsRef } from './log';

/**
 * What every game says in the same words: cards, lists, causes, loops. The engine knows no language: it names its
 * sentences, and whoever has the messages says them. There, a name that is missing does not compile.
 */
export type CommonKey =
  | `game.card.${'subject' | 'object' | 'of'}`
  | `game.cards.${'hidden' | 'known' | 'mixed'}`
  | 'game.name'
  | 'game.by'
  | 'game.loop.cards';

export type Params = Readonly<Record<string, string | number>>;

/** Who says it in one of the languages, with the names of a pack. A game adds its own keys and names. */
export interface CommonSpeech {
  readonly language: Language;
  say(key: CommonKey, params: Params): string;
  /** “X”, “Y” and “Z”, as the language does it. */
  list(items: readonly string[]): string;
  readonly names: { card(id: string): string };
}

/** A number that is added: the sign is always there, and a real minus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** Things beside each other, with nothing said about them. */
export const inRow = ({ language }: CommonSpeech, items: readonly string[]): string =>
  items.join(language === 'ja' ? '、' : ', ');

/** Two sentences, one behind the other. */
export const together = ({ language }: CommonSpeech, ...sentences: readonly string[]): string =>
  sentences.join(language === 'ja' ? '' : ' ');

/** A sentence begins with a capital, whatever its first word is. */
export const asSentence = ({ language }: CommonSpeech, text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);

const shown = (ref: CardRef): 'name' | 'down' | 'hidden' =>
  'id' in ref ? 'name' : 'handle' in ref ? 'down' : 'hidden';

export const cardWords = (speech: CommonSpeech, ref: CardRef, as: 'subject' | 'object' | 'of'): string =>
  speech.say(`game.card.${as}`, {
    shown: shown(ref),
    card: 'id' in ref ? speech.names.card(ref.id) : '',
  });

/** Several cards, as the object of a sentence: those that are known by name, the others by number. */
export function cardsWords(speech: CommonSpeech, { count, known }: CardsRef): string {
  const hidden = count - known.length;
  if (known.length === 0) return speech.say('game.cards.hidden', { count });
  const names = speech.list(known.map((id) => quoted(speech, speech.names.card(id))));
  const named = speech.say('game.cards.known', { count: known.length, names });
  return hidden === 0 ? named : speech.say('game.cards.mixed', { names: named, hidden });
}

export const quoted = (speech: CommonSpeech, name: string): string => speech.say('game.name', { name });

/** Whose text did it, behind the sentence; empty when the rules did. */
export function byNames(speech: CommonSpeech, names: readonly string[]): string {
  if (names.length === 0) return '';
  const source = speech.list(names.map((name) => quoted(speech, name)));
  const said = speech.say('game.by', { source });
  return speech.language === 'ja' ? said : ` ${said}`;
}

/** A match that never ends, as the game says it, and the names of the cards that were at it. */
export function loopWords(speech: CommonSpeech, said: string, names: readonly string[]): string {
  if (names.length === 0) return said;
  const cards = speech.list(names.map((name) => quoted(speech, name)));
  return together(speech, said, speech.say('game.loop.cards', { cards }));
}
