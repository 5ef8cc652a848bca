import { asked } from '../../../engine/games/ygios/answers';
import { outcomeOf } from '../../../engine/games/ygios/outcome';
import { snapshot, timelineWinner } from '../../../engine/games/ygios/snapshot';
import type { Table } from '../../../engine/games/ygios/table';
import type { SavedFacts } from '../../matches/match-table';

/** The score, whose turn it is, the hands; at the end who has won. */
export function savedFacts(t: Table): SavedFacts {
  const { score, hand, turn } = snapshot(t);
  if (outcomeOf(t)) return { look: { score, timeline: timelineWinner(t) }, rests: true };
  const asks = asked(t);
  return { look: { score, turn, hand, asks }, rests: asks?.for === 'turn' };
}
