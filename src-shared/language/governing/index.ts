export type { Card } from './card';
export type { Num } from './numbers';
export type { Options, Rules } from './rules';
export type { Rule } from './rules-of-standing';
export type { Selector, Target, Which } from './selectors';
export type { ActivatedSkill, PlayedSkill, Skill, TriggeredSkill } from './skills';
export type { Step } from './steps';
export type { Token } from './token';
export type { Act, CardType, ChangeableStat, CostWord, Ref, Stat, Verb, Who } from './words';
