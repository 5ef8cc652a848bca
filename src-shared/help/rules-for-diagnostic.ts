import type { Diagnostic } from '@shared/language/diagnostics';
import { invalidCodeOf } from '@shared/language/scenario/fault-code-of';
import type { RuleId } from './rules';
import { explainedBy, rulesByInvalidity } from './rules-for-code';

/** What is wrong with a definition, and the rule that makes it wrong or says what becomes of it. */
export function rulesForDiagnostic(diagnostic: Diagnostic): readonly RuleId[] {
  // A word that speaks of nothing: its number is 0, its part is skipped.
  if (diagnostic.code === 'refers-to-nothing') return ['N4', 'I1'];
  // A text where a number belongs breaks no rule of the game: that numbers are whole would explain nothing.
  if (diagnostic.code === 'wrong-type') return [];
  const code = invalidCodeOf(diagnostic);
  return code === undefined ? [] : explainedBy(rulesByInvalidity[code]);
}
