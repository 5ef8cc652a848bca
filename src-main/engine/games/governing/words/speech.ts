import type { RefusalCode, SeatLetter } from '@shared/games/governing/scenario/words';
import type { ParamsOf, Sentences } from '../../../kernel/events';
import type { CommonKey, CommonSpeech, Params } from '../../../kernel/speech';
import type { events, PartSkip } from '../events';
import type { Act, Reason } from '../explain/acts';
import type { RefusalFacts } from '../explain/refused';
import type { CostExplained, StatExplained, Term } from '../explain/terms';
import type { ThingRef } from '../things';

/** What each sentence of the log is said with. */
export type LogSentences = Sentences<typeof events, 'governing.log.', 'skipped' | 'loop'>;
/** Why a part was skipped is in the name of the sentence. */
export type SkippedSentences = Readonly<
  Record<`governing.skipped.${PartSkip}`, ParamsOf<(typeof events)['skipped']>>
>;

/** Every sentence this game can say beside those that every game says. */
export type WordKey =
  | CommonKey
  | `governing.thing.${ThingForm}`
  | 'governing.name'
  | `governing.${'stat' | 'statOf'}.${StatExplained['is']}`
  | 'governing.paid'
  | keyof LogSentences
  | keyof SkippedSentences
  | 'governing.loop'
  | 'governing.number'
  | `governing.cost.${CostExplained['is']}`
  | `governing.term.${Term['is']}`
  | `governing.act.${Act}`
  | `governing.reason.${Reason['is']}`
  | `governing.refusal.${RefusalCode}`
  | `governing.refused.${RefusalFacts['is']}`;

/** As subject, as object, of it, to it; by it, behind a sentence. */
export type ThingForm = 'subject' | 'object' | 'of' | 'to' | 'by';

/** Who says it in one of the languages, with the names of a pack and of the players. */
export interface Speech extends CommonSpeech {
  say(key: WordKey, params: Params): string;
  readonly names: { seat(seat: SeatLetter): string; card(id: string): string };
}

/** The bare name of a card, or of the player whose Host it is. */
export const thingName = ({ names }: Speech, thing: ThingRef): string =>
  'host' in thing ? names.seat(thing.host) : names.card(thing.id);

/** The name in quotation marks, with its number where a player has several of it. */
function quotedName(speech: Speech, { id, handle, twins }: Extract<ThingRef, { id: string }>): string {
  const name = speech.names.card(id);
  return speech.say('governing.name', { name, many: twins ? 'yes' : 'no', number: String(handle) });
}

export function thingWords(speech: Speech, thing: ThingRef, as: ThingForm): string {
  if ('host' in thing)
    return speech.say(`governing.thing.${as}`, {
      kind: 'host',
      name: '',
      owned: 'yes',
      whose: speech.names.seat(thing.host),
    });
  const { kind, whose } = thing;
  return speech.say(`governing.thing.${as}`, {
    kind,
    name: quotedName(speech, thing),
    owned: whose === undefined ? 'no' : 'yes',
    whose: whose === undefined ? '' : speech.names.seat(whose),
  });
}

/** In a sentence that has said whose it is already. */
export const ownWords = (speech: Speech, thing: ThingRef, as: ThingForm): string => {
  if ('host' in thing) return thingWords(speech, thing, as);
  const { whose: _, ...rest } = thing;
  return thingWords(speech, rest, as);
};

export const thingsWords = (speech: Speech, things: readonly ThingRef[], as: ThingForm): string =>
  speech.list(things.map((thing) => thingWords(speech, thing, as)));

/** Whose text did it, behind the sentence; empty when the rules did, or when it is the one spoken of. */
export function byWords(speech: Speech, by: ThingRef | null, spoken: ThingRef | null = null): string {
  if (by === null || (spoken && 'id' in by && 'id' in spoken && by.handle === spoken.handle)) return '';
  const said = speech.say('game.by', { source: thingWords(speech, by, 'by') });
  return speech.language === 'ja' ? said : ` ${said}`;
}
