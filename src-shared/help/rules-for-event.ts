import type { EventWord } from '@shared/games/governing/scenario/words';
import type { RuleId } from './rules';

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

/** Why a part of an effect was skipped, in the kernel's words (engine/kernel/governing/skip.ts). */
export const rulesBySkip = {
  'nothing-there': ['I1'],
  'targets-gone': ['I2'],
  'already-so': ['E3'],
  'not-in-play': ['N6'],
  forbidden: ['X1'],
  'no-room': ['N9'],
} as const satisfies Readonly<Record<string, readonly [RuleId, ...RuleId[]]>>;
export type SkipWord = keyof typeof rulesBySkip;

export const rulesForEvent = (event: EventWord): readonly RuleId[] => rulesByEvent[event];

export const rulesForSkip = (why: SkipWord): readonly RuleId[] => rulesBySkip[why];
