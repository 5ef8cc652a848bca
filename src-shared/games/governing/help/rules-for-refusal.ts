import {
  explainedBy,
  rulesByInvalidity,
  selfExplaining,
  type Explanation,
} from '@shared/help/rules-for-code';
import type { RuleId } from '@shared/help/rules';
import type { InvalidCode, RefusalCode } from '../scenario/words';

/** A refused move, and the rule that makes it one. */
export const rulesByRefusal: Readonly<Record<RefusalCode, Explanation>> = {
  'not-now': selfExplaining,
  'no-such': selfExplaining,
  number: ['N1', 'N2'],
  // That targets may go later is another matter.
  target: selfExplaining,
  exhausted: ['E1', 'E3'],
  unsettled: ['E2'],
  cannot: ['X1'],
  'empty-book': ['I1'],
  // For most things the price stands on the card; the two prices that rules limit have their links where they show.
  ap: selfExplaining,
  'must-swing': ['X1'],
  'not-offered': selfExplaining,
};

const explanations: Readonly<Record<RefusalCode | InvalidCode, Explanation>> = {
  ...rulesByRefusal,
  ...rulesByInvalidity,
};

/** None: the sentence that goes with the code explains itself. */
export const rulesForCode = (code: RefusalCode | InvalidCode): readonly RuleId[] =>
  explainedBy(explanations[code]);
