import type { ParamsOf, Sentences } from '../../../kernel/events';
import { byNames, cardWords, type CommonKey, type CommonSpeech, type Params } from '../../../kernel/speech';
import type { SeenScoreTerm, SeenTerm } from '../explain/seen-terms';
import type { events, SkippedPart } from '../events';
import type { SeatLetter } from '../format';
import type { MoveRefusal } from '../refusals';
import type { SourceRef } from '../refs';
import type { RuleKind } from '../rule-kinds';

/** What each sentence of the log is said with. */
export type LogSentences = Sentences<typeof events, 'game.log.', 'skipped' | 'loop'>;
/** A part that was skipped is in the name of the sentence. */
export type SkippedSentences = Readonly<
  Record<`game.skipped.${SkippedPart}`, ParamsOf<(typeof events)['skipped']>>
>;

/**
 * Every sentence this game can say. The engine knows no language: it names its sentences, and whoever has the
 * messages says them. There, a name that is missing does not compile.
 */
export type WordKey =
  | CommonKey
  | 'game.loop'
  | `game.source.${'thanks' | 'because'}`
  | 'game.zone.bonus'
  | 'game.points'
  | keyof LogSentences
  | keyof SkippedSentences
  | 'game.value'
  | `game.term.${Exclude<SeenTerm['is'], 'rule'>}`
  | `game.rule.${RuleKind}`
  | 'game.devotion'
  | `game.control.${'lead' | 'tie' | 'margin'}`
  | `game.score.${SeenScoreTerm['is']}`
  | `game.round.${'score' | 'asIf'}`
  | `game.timeline.${'open' | 'won' | 'both'}`
  | `game.refusal.${MoveRefusal['code']}`;

/** Who says it in one of the languages, with the names of a pack and of the players. */
export interface Speech extends CommonSpeech {
  say(key: WordKey, params: Params): string;
  readonly names: {
    seat(seat: SeatLetter): string;
    card(id: string): string;
    bonus(id: string): string;
    zone(id: string): string;
  };
}

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
