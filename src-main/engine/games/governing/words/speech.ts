import type { RefusalCode, SeatLetter } from '@shared/language/scenario/governing/words';
import { byNames, type CommonKey, type CommonSpeech, type Params } from '../../../kernel/speech';
import type { PartSkip } from '../events';
import type { Act, Reason } from '../explain/acts';
import type { CostExplained, StatExplained, Term } from '../explain/terms';
import type { LogEntry } from '../log';
import type { ThingRef } from '../things';

/** Every sentence this game can say beside those that every game says. */
export type WordKey =
  | CommonKey
  | `duel.thing.${ThingForm}`
  | `duel.${'stat' | 'statOf'}.${StatExplained['is']}`
  | 'duel.paid'
  | `duel.log.${Exclude<LogEntry['is'], 'skipped' | 'loop'>}`
  | `duel.skipped.${PartSkip}`
  | 'duel.loop'
  | 'duel.number'
  | `duel.cost.${CostExplained['is']}`
  | `duel.term.${Term['is']}`
  | `duel.act.${Act}`
  | `duel.reason.${Reason['is']}`
  | `duel.refusal.${RefusalCode}`;

export type ThingForm = 'subject' | 'object' | 'of' | 'to';

/** Who says it in one of the languages, with the names of a pack and of the players. */
export interface Speech extends CommonSpeech {
  say(key: WordKey, params: Params): string;
  readonly names: { seat(seat: SeatLetter): string; card(id: string): string };
}

/** The bare name of a card, or of the player whose Host it is. */
export const thingName = ({ names }: Speech, thing: ThingRef): string =>
  'host' in thing ? names.seat(thing.host) : names.card(thing.id);

export const thingWords = (speech: Speech, thing: ThingRef, as: ThingForm): string =>
  speech.say(`duel.thing.${as}`, {
    kind: 'host' in thing ? 'host' : thing.kind,
    name: thingName(speech, thing),
  });

export const thingsWords = (speech: Speech, things: readonly ThingRef[], as: ThingForm): string =>
  speech.list(things.map((thing) => thingWords(speech, thing, as)));

/** Whose text did it, behind the sentence; empty when the rules did, or when it is the one spoken of. */
export function byWords(speech: Speech, by: ThingRef | null, spoken: ThingRef | null = null): string {
  if (by === null || (spoken && 'id' in by && 'id' in spoken && by.handle === spoken.handle)) return '';
  return byNames(speech, [thingName(speech, by)]);
}
