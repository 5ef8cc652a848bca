import type { Player } from '@shared/api/match-start';
import type { AnyFailure } from '../../../../state/failure-text';
import { beginMatch } from '../try/begin-match';

const human: Player = { is: 'human' };
const usual = 2;

/** A scenario as a match to go on with, every card open: what differs is there to be seen. */
export async function openPosition(
  pack: string,
  file: string | null,
  id: string,
): Promise<AnyFailure | null> {
  const begin = (players: number): Promise<AnyFailure | null> =>
    beginMatch({
      pack,
      start: { is: 'scenario', file, id },
      players: Array.from({ length: players }, () => human),
      seat: null,
    });
  const failure = await begin(usual);
  // How many sit there is said by the scenario alone.
  const wanted = failure?.code === 'wrong-players' ? failure.data['wanted'] : null;
  return typeof wanted === 'number' ? begin(wanted) : failure;
}
