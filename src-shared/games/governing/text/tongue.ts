import type { Rule } from '../effects/index';
import type { SaidSkill, Self } from './said';

/** What a language has to say. Sentences without their first large letter: that is added at the end. */
export interface Tongue {
  /** It enters with so many encore counters. */
  readonly entersWith: (n: number, self: Self) => string;
  readonly rule: (rule: Rule, self: Self) => string;
  readonly skill: (skill: SaidSkill) => string;
}
