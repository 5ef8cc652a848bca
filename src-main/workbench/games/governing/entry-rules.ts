import { rulesForEvent, rulesForSkip, type RuleId } from '@shared/help/index';
import { eventForms, type EventWord } from '@shared/language/scenario/governing/words';
import type { LogEntry } from '../../../engine/games/governing/log';

const isEventWord = (word: string): word is EventWord => Object.hasOwn(eventForms, word);

/**
 * The kernel rules behind one line of the log. The help's table knows what a kind of line may have to do with; the
 * line itself knows more: a reader who finds five rules at every change of SP reads none.
 */
export function rulesOfEntry(entry: LogEntry): readonly RuleId[] {
  switch (entry.is) {
    case 'skipped':
      return rulesForSkip(entry.why);
    case 'sp':
      // A maximum that rises because a skill ends changes no SP: that rise has no line.
      if (entry.why !== 'max') return entry.why === 'lose' ? ['N3'] : [];
      return entry.n > 0 ? ['M1'] : ['M2', 'M4'];
    case 'stat':
      return entry.stat === 'pe' ? ['N3'] : [];
    case 'enter':
      return 'kind' in entry.thing && entry.thing.kind === 'furre' ? rulesForEvent('enter') : [];
    case 'paidDraw':
      return ['N7'];
    case 'paidRefresh':
      return ['N8'];
    case 'draw':
      return entry.by ? ['C2'] : [];
    case 'rule':
      return ['X1'];
    default:
      return isEventWord(entry.is) ? rulesForEvent(entry.is) : [];
  }
}
