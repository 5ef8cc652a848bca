import type { InvalidCode } from '@shared/language/scenario/fault-codes';
import type { RuleId } from './rules';

/** Its own sentence says everything: a link to a rule would lead to something else. */
export const selfExplaining = 'self-explaining';
export type Explanation = readonly [RuleId, ...RuleId[]] | typeof selfExplaining;

/** A definition or a position that is not accepted. Most reasons are about writing, not about the game. */
export const rulesByInvalidity: Readonly<Record<InvalidCode, Explanation>> = {
  'unknown-key': selfExplaining,
  'unknown-word': selfExplaining,
  'unknown-card': selfExplaining,
  'unknown-object': selfExplaining,
  missing: selfExplaining,
  'not-an-integer': ['N1'],
  negative: ['N2'],
  'needs-round': ['N1'],
  'needs-all-or-pick': selfExplaining,
  'out-of-range': selfExplaining,
  'not-an-object': selfExplaining,
  twice: selfExplaining,
};

export const explainedBy = (explanation: Explanation): readonly RuleId[] =>
  explanation === selfExplaining ? [] : explanation;
