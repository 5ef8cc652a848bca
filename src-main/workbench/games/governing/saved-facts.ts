import { asked } from '../../../engine/games/governing/answers';
import { outcomeOf } from '../../../engine/games/governing/outcome';
import { tableOf } from '../../../engine/games/governing/snapshot';
import type { Table } from '../../../engine/games/governing/table';
import type { SavedFacts } from '../../matches/match-table';

/** The Hosts, the hands, where the turn stands; at the end who has won. */
export function savedFacts(t: Table): SavedFacts {
  const { hosts, ap, hand, turn, active, step, winner } = tableOf(t);
  if (outcomeOf(t)) return { look: { hosts, winner }, rests: true };
  return { look: { hosts, ap, hand, turn, active, step, winner }, rests: asked(t)?.for === 'main' };
}
