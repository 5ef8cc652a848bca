import type { Entry } from '@shared/games/ygios/scenario/entries';
import { valueKey } from '../../../kernel/scenario/compare';
import type { AnswerOrPart } from '../format';

/** An answer as lists of answers write it. */
export function entryOf(answer: AnswerOrPart): Entry {
  if ('play' in answer) return { play: answer.play, face: answer.face, zone: answer.zone };
  if ('backOff' in answer) return 'backOff';
  if ('pass' in answer) return 'pass';
  if ('further' in answer) return 'further';
  if ('pick' in answer) return answer.pick;
  if ('may' in answer) return answer.may;
  if ('place' in answer) return answer.place;
  if ('putUnder' in answer) return [...answer.putUnder];
  if ('discard' in answer) return [...answer.discard];
  if ('sculpt' in answer) return [...answer.sculpt];
  return answer.zone;
}

/** Cards put under the pile lie there in their order; of cards that are given away only which they are counts. */
export const entryKey = (entry: unknown, ordered: boolean): string =>
  valueKey(Array.isArray(entry) && !ordered ? entry.map(valueKey).sort() : entry);
