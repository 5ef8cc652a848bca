import { parentPort, workerData } from 'node:worker_threads';
import type { Asked, ThinkerStart, Thought } from './thought';
import { Chair } from '../../../engine/bots/chair';
import { Search } from '../../../engine/bots/search';
import type { Arena } from '../../../engine/kernel/arena';
import { tablesFor } from '../../../lab/played-game';

/**
 * What goes on in the thread. It holds one game at a time, compiled; the game that is thought about stays behind a
 * chair, and the search is given that.
 */
class Mind {
  #table: { readonly arena: Arena; readonly search: Search } | null = null;

  think({ id, played, state, seat, seed, nth, iterations, stop }: Asked): Thought {
    if (played) {
      const tables = tablesFor(played);
      this.#table = { arena: tables.arena(), search: new Search(tables.arena()) };
    }
    if (!this.#table) throw new Error('nobody has said which game it is');
    const { arena, search } = this.#table;
    arena.load(state, seat);
    const chair = new Chair(arena, seat, seed, nth);
    return { id, verdicts: search.run(chair, iterations, () => Atomics.load(stop, 0) === 0) };
  }
}

const isStart = (data: unknown): data is ThinkerStart =>
  typeof data === 'object' && data !== null && 'heartdeckThinker' in data;

if (parentPort && isStart(workerData)) {
  const port = parentPort;
  const mind = new Mind();
  port.on('message', (asked: Asked) => port.postMessage(mind.think(asked)));
}
