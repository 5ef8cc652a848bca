import type { RuleId } from './rules';

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

export const rulesForSkip = (why: SkipWord): readonly RuleId[] => rulesBySkip[why];
