import { rulesForEvent } from '@shared/games/governing/help/rules-for-event';
import { rulesForSkip, type RuleId } from '@shared/help/index';
import type { LogEntry } from '../../../engine/games/governing/log';

/**
 * The kernel rules behind one line of the log: only where a rule decided something that the line alone does not
 * explain. A reader who finds rules at every swing and every draw reads none.
 */
export function rulesOfEntry(entry: LogEntry): readonly RuleId[] {
  switch (entry.is) {
    case 'skipped':
      return rulesForSkip(entry.why);
    case 'nothing':
      return rulesForEvent('nothing');
    case 'sp':
      if (entry.why === 'max') return [entry.n > 0 ? 'M1' : 'M2'];
      if (entry.why === 'maxEnds') return ['M4'];
      return entry.stopped ? ['N3'] : [];
    case 'stat':
      // Max SP that rise because a skill ends: SP do not follow.
      if (entry.stat === 'maxSp' && entry.lasts === 'ended' && entry.n > 0) return ['M3'];
      return entry.hidden ? ['N3'] : [];
    case 'control':
      return 'kind' in entry.thing && entry.thing.kind === 'furre' ? ['E2'] : [];
    case 'goes':
      return [
        ...(entry.before.own ? (['C3'] as const) : []),
        ...(entry.before.others ? (['C4'] as const) : []),
      ];
    case 'paidDraw':
      return entry.limited ? ['N7'] : [];
    case 'paidRefresh':
      return entry.limited ? ['N8'] : [];
    case 'draw':
      return entry.several ? ['C2'] : [];
    default:
      return [];
  }
}
