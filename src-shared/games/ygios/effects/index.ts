import { listOf } from '@shared/language/definitions/parts';
import { needSchema } from './needs';
import { longestList } from './ranges';
import { standingRuleSchema } from './standing-rules';
import { enterStepSchema, scoreStepSchema, stepSchema } from './steps';

export type { Need } from './needs';
export type { Cards, Zones } from './selectors';
export type { StandingRule } from './standing-rules';
export type { EnterStep, ScoreStep, Step } from './steps';
export type { Act, Face, Limit, RuleWord, Side, Turn, Verb, Who, ZoneWord } from './words';

/** The lists that definitions are written with. */
export const stepList = listOf(stepSchema, longestList);
export const enterList = listOf(enterStepSchema, longestList);
export const scoreList = listOf(scoreStepSchema, longestList);
export const needList = listOf(needSchema, longestList);
export const ruleList = listOf(standingRuleSchema, longestList);
