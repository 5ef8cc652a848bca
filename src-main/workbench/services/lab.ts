import { availableParallelism } from 'node:os';
import { ok } from '@shared/util/result';
import { roundEnds } from '@shared/language/scenario/ygios/words';
import type { LabJob } from '../../lab/job';
import { figuresOf } from '../../lab/report';
import { runJob } from '../../lab/run-job';
import type { HandlersOf } from '../handlers';
import type { Programs } from '../programs';
import type { Tasks } from '../tasks';

export function labHandlers(programs: Programs, tasks: Tasks): HandlersOf<'lab'> {
  let unnamed = 0;
  return {
    // A run that its caller has no name for gets one: closing the workbench must end its threads too.
    'lab.simulate': (request) =>
      tasks.run(request.task ?? `lab.simulate ${++unnamed}`, async ({ signal, onProgress }) => {
        const { game, mode, bots, seed, games } = request;
        const found = programs.packFor(game, request.pack);
        if (!found.ok) return found;
        const { revision, options: given } = request;
        const playable = programs.programFor({ pack: found.value.id, revision, mode, options: given });
        if (!playable.ok) return playable;
        const { source, options, program, pack } = playable.value;
        // Not before it is needed: the built module stops an early Node 20, which has yet to be told that it is too old.
        const { workerFile } = await import('../../lab/worker-file');
        const pairs = games / 2;
        const job: LabJob = { game: 'ygios', source, bots, seed, pairs };
        const tally = await runJob(job, {
          workerFile,
          workers: request.workers ?? availableParallelism(),
          signal,
          onProgress: (done) => onProgress('playing', done * 2, games),
        });
        if (!tally.ok) return tally;
        return ok({
          game,
          pack,
          revision: playable.value.revision,
          mode,
          options,
          bots,
          seeds: { first: seed, last: seed + pairs - 1 },
          mostRounds: source.rules.simulation.rounds,
          figures: figuresOf(tally.value, { ...program, ends: roundEnds }),
        });
      }),
  };
}
