import type { Diagnostic } from '@shared/language/diagnostics';
import { definedAs, type Game } from '@shared/games/index';
import { parseTolerantly } from '@shared/language/parse-tolerantly';
import type { EventWord, RefusalCode } from '@shared/language/scenario/governing/words';
import { inReadingOrder, isRuleId, type RuleId } from './rules';
import { rulesForCard } from './rules-for-card';
import { rulesForCode, rulesForDiagnostic } from './rules-for-code';
import { rulesForEvent, rulesForSkip, type SkipWord } from './rules-for-event';

/** Everything on screen that a rule can explain. */
export type Matter =
  | { readonly is: 'definition'; readonly game: Game; readonly source: string }
  | { readonly is: 'diagnostic'; readonly diagnostic: Diagnostic }
  | { readonly is: 'refused'; readonly code: RefusalCode }
  | { readonly is: 'event'; readonly event: EventWord }
  | { readonly is: 'skipped'; readonly why: SkipWord }
  /** Rules that somebody has found already, by their ids. */
  | { readonly is: 'rules'; readonly rules: readonly string[] };

/** None: nothing there needs a rule to be understood. */
export function rulesAbout(matter: Matter): readonly RuleId[] {
  switch (matter.is) {
    case 'definition':
      // The same word of another game's card may follow that game's own rule.
      return definedAs(matter.game) === 'governing' ? rulesForCard(parseTolerantly(matter.source)) : [];
    case 'diagnostic':
      return rulesForDiagnostic(matter.diagnostic);
    case 'refused':
      return rulesForCode(matter.code);
    case 'event':
      return rulesForEvent(matter.event);
    case 'skipped':
      return rulesForSkip(matter.why);
    case 'rules':
      return inReadingOrder(matter.rules.filter(isRuleId));
  }
}
