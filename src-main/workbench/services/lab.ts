import { availableParallelism } from 'node:os';
import { ok } from '@shared/util/result';
import { runJob } from '../../lab/run-job';
import type { Games } from '../games/index';
import type { HandlersOf } from '../handlers';
import { comparePack } from '../lab/compare';
import { fitsSeats } from '../lab/fits-seats';
import type { LibraryDoor } from '../library-door';
import type { Tasks } from '../tasks';

export function labHandlers(games: Games, tasks: Tasks, door: LibraryDoor): HandlersOf<'lab'> {
  let unnamed = 0;
  return {
    // A run that its caller has no name for gets one: closing the workbench must end its threads too.
    'lab.simulate': (request) =>
      tasks.run(request.task ?? `lab.simulate ${++unnamed}`, async ({ signal, onProgress }) => {
        const { bots, seed, games: matches } = request;
        const found = games.find(request.game, request.pack);
        if (!found.ok) return found;
        const fits = fitsSeats(request.game, bots.length, matches);
        if (!fits.ok) return fits;
        const { built, pack } = found.value;
        const simulation = built.simulation({ ...request, pack, seats: bots.length }, bots);
        if (!simulation.ok) return simulation;
        const { played, chosen, report } = simulation.value;
        // Not before it is needed: the built module stops an early Node 20, which has yet to be told that it is too old.
        const { workerFile } = await import('../../lab/worker-file');
        const deals = matches / bots.length;
        const tally = await runJob(
          { played, bots, seed, deals },
          {
            workerFile,
            workers: request.workers ?? availableParallelism(),
            signal,
            onProgress: (done) => onProgress('playing', done * bots.length, matches),
          },
        );
        if (!tally.ok) return tally;
        return ok(report({ ...chosen, bots, seeds: { first: seed, last: seed + deals - 1 } }, tally.value));
      }),
    'lab.compare': (request) =>
      tasks.run(request.task ?? `lab.compare ${++unnamed}`, async (context) => {
        if (!door.library.ok) return door.library;
        const pack = door.library.value.packs.get(request.pack);
        return pack.ok ? comparePack(games, pack.value, request, context) : pack;
      }),
  };
}
