import type { RuleId } from '@shared/help/rules';
import type { EventWord } from '../scenario/words';

/** A line of the log, and the rules a reader may wonder about there. */
export const rulesByEvent: Readonly<Record<EventWord, readonly [RuleId, ...RuleId[]]>> = {
  enter: ['E2'],
  leave: ['N5'],
  bowOut: ['N5'],
  exhaust: ['E1', 'E4'],
  refresh: ['E3', 'N8'],
  control: ['E2'],
  swing: ['E2', 'X1'],
  groove: ['N3', 'N6'],
  sp: ['N3', 'M1', 'M2', 'M3', 'M4'],
  draw: ['N7', 'C2'],
  goes: ['C3', 'C4'],
  nothing: ['I2'],
};

export const rulesForEvent = (event: EventWord): readonly RuleId[] => rulesByEvent[event];
