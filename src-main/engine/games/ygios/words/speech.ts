import type { Language } from '@shared/util/languages';
import type { CardRef, CardsRef } from '../../../kernel/log';
import type { SeenScoreTerm, SeenTerm } from '../explain/seen-terms';
import type { SkippedPart } from '../events';
import type { SeatLetter } from '../format';
import type { LogEntry } from '../log';
import type { MoveRefusal } from '../refusals';
import type { SourceRef } from '../refs';
import type { RuleKind } from '../rule-kinds';

/**
 * Every sentence this game can say. The engine knows no language: it names its sentences, and whoever has the
 * messages says them. There, a name that is missing does not compile.
 */
export type WordKey =
  | `game.card.${'subject' | 'object' | 'of'}`
  | `game.cards.${'hidden' | 'known' | 'mixed'}`
  | `game.source.${'thanks' | 'because'}`
  | 'game.name'
  | 'game.by'
  | 'game.zone.bonus'
  | 'game.points'
  | `game.log.${Exclude<LogEntry['is'], 'skipped' | 'loop'>}`
  | `game.skipped.${SkippedPart}`
  | 'game.loop'
  | 'game.loop.cards'
  | 'game.value'
  | `game.term.${Exclude<SeenTerm['is'], 'rule'>}`
  | `game.rule.${RuleKind}`
  | 'game.devotion'
  | `game.control.${'lead' | 'tie' | 'margin'}`
  | `game.score.${SeenScoreTerm['is']}`
  | `game.round.${'score' | 'asIf'}`
  | `game.timeline.${'open' | 'won' | 'both'}`
  | `game.refusal.${MoveRefusal['code']}`;

export type Params = Readonly<Record<string, string | number>>;

/** Who says it in one of the languages, with the names of a pack and of the players. */
export interface Speech {
  readonly language: Language;
  say(key: WordKey, params: Params): string;
  /** “X”, “Y” and “Z”, as the language does it. */
  list(items: readonly string[]): string;
  readonly names: {
    seat(seat: SeatLetter): string;
    card(id: string): string;
    bonus(id: string): string;
    zone(id: string): string;
  };
}

/** A number that is added: the sign is always there, and a real minus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** Things beside each other, with nothing said about them. */
export const inRow = ({ language }: Speech, items: readonly string[]): string =>
  items.join(language === 'ja' ? '、' : ', ');

/** A sentence begins with a capital, whatever its first word is. */
export const asSentence = ({ language }: Speech, text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);

const shown = (ref: CardRef): 'name' | 'down' | 'hidden' =>
  'id' in ref ? 'name' : 'handle' in ref ? 'down' : 'hidden';

export const cardWords = (speech: Speech, ref: CardRef, as: 'subject' | 'object' | 'of'): string =>
  speech.say(`game.card.${as}`, {
    shown: shown(ref),
    card: 'id' in ref ? speech.names.card(ref.id) : '',
  });

/** Several cards, as the object of a sentence: those that are known by name, the others by number. */
export function cardsWords(speech: Speech, { count, known }: CardsRef): string {
  const hidden = count - known.length;
  if (known.length === 0) return speech.say('game.cards.hidden', { count });
  const names = speech.list(known.map((id) => quoted(speech, speech.names.card(id))));
  const named = speech.say('game.cards.known', { count: known.length, names });
  return hidden === 0 ? named : speech.say('game.cards.mixed', { names: named, hidden });
}

export const quoted = (speech: Speech, name: string): string => speech.say('game.name', { name });

/** The bare name of a card or bonus; what can't be seen is spoken of as a card. */
export function sourceName(speech: Speech, source: SourceRef): string {
  if ('bonus' in source) return speech.names.bonus(source.bonus);
  return 'id' in source ? speech.names.card(source.id) : cardWords(speech, source, 'subject');
}

export const sourceWords = (speech: Speech, source: SourceRef, as: 'thanks' | 'because'): string =>
  speech.say(`game.source.${as}`, {
    kind: 'bonus' in source ? 'bonus' : 'card',
    name: sourceName(speech, source),
  });

/** Whose text did it, behind the sentence; empty when the rules did. */
export const byWords = (speech: Speech, ...sources: readonly (SourceRef | null)[]): string =>
  byNames(
    speech,
    sources.flatMap((source) => (source ? [sourceName(speech, source)] : [])),
  );

export function byNames(speech: Speech, names: readonly string[]): string {
  if (names.length === 0) return '';
  const source = speech.list(names.map((name) => quoted(speech, name)));
  const said = speech.say('game.by', { source });
  return speech.language === 'ja' ? said : ` ${said}`;
}
