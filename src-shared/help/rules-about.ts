import type { Diagnostic } from '@shared/language/diagnostics';
import { cardsOf } from '@shared/games/cards';
import type { Game } from '@shared/games/index';
import { parseTolerantly } from '@shared/language/parse-tolerantly';
import { inReadingOrder, isRuleId, type RuleId } from './rules';
import { rulesForDiagnostic } from './rules-for-diagnostic';

/** Everything on screen that a rule can explain. */
export type Matter =
  | { readonly is: 'definition'; readonly game: Game; readonly source: string }
  | { readonly is: 'diagnostic'; readonly diagnostic: Diagnostic }
  /** Rules that somebody has found already, by their ids. */
  | { readonly is: 'rules'; readonly rules: readonly string[] };

/** None: nothing there needs a rule to be understood. */
export function rulesAbout(matter: Matter): readonly RuleId[] {
  switch (matter.is) {
    case 'definition':
      // The same word of another game's card may follow that game's own rule.
      return cardsOf(matter.game).rulesFor(parseTolerantly(matter.source));
    case 'diagnostic':
      return rulesForDiagnostic(matter.diagnostic);
    case 'rules':
      return inReadingOrder(matter.rules.filter(isRuleId));
  }
}
