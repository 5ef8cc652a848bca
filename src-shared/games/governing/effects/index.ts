export type { Card } from '../definitions/card';
export type { Num } from './numbers';
export type { Options, Rules } from '../definitions/rules';
export type { Rule } from './rules-of-standing';
export type { Selector, Target, Which } from './selectors';
export type { ActivatedSkill, PlayedSkill, Skill, TriggeredSkill } from './skills';
export type { Step } from './steps';
export type { Token } from '../definitions/token';
export type { Act, CardType, ChangeableStat, CostWord, Ref, Stat, Verb, Who } from './words';
