import type { Diagnostic } from '@shared/language/diagnostics';
import { invalidCodeOf } from '@shared/language/scenario/fault-code-of';
import type { InvalidCode, RefusalCode } from '@shared/language/scenario/governing/words';
import type { RuleId } from './rules';

/** Its own sentence says everything: a link to a rule would lead to something else. */
export const selfExplaining = 'self-explaining';
type Explanation = readonly [RuleId, ...RuleId[]] | typeof selfExplaining;

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

/** A definition or a position that is not accepted. Most reasons are about writing, not about the game. */
const rulesByInvalidity: Readonly<Record<InvalidCode, Explanation>> = {
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

const explanations: Readonly<Record<RefusalCode | InvalidCode, Explanation>> = {
  ...rulesByRefusal,
  ...rulesByInvalidity,
};

/** None: the sentence that goes with the code explains itself. */
export function rulesForCode(code: RefusalCode | InvalidCode): readonly RuleId[] {
  const explanation = explanations[code];
  return explanation === selfExplaining ? [] : explanation;
}

/** What is wrong with a definition, and the rule that makes it wrong or says what becomes of it. */
export function rulesForDiagnostic(diagnostic: Diagnostic): readonly RuleId[] {
  // A word that speaks of nothing: its number is 0, its part is skipped.
  if (diagnostic.code === 'refers-to-nothing') return ['N4', 'I1'];
  // A text where a number belongs breaks no rule of the game: that numbers are whole would explain nothing.
  if (diagnostic.code === 'wrong-type') return [];
  const code = invalidCodeOf(diagnostic);
  return code === undefined ? [] : rulesForCode(code);
}
