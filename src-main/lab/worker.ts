import { parentPort, workerData } from 'node:worker_threads';
import { ComparePlayer } from './compare/compare-pairs';
import type { PairRange } from './job';
import { PairPlayer } from './play-pairs';
import { TryPlayer } from './try-out/try-pairs';
import type { LabWork, WorkerStart } from './work';

const isStart = (data: unknown): data is WorkerStart =>
  typeof data === 'object' && data !== null && 'heartdeckLab' in data;

function playerFor(work: LabWork): { play(range: PairRange): unknown } {
  switch (work.is) {
    case 'tally':
      return new PairPlayer(work.job);
    case 'compare':
      return new ComparePlayer(work.job);
    case 'try':
      return new TryPlayer(work.job);
  }
}

if (parentPort && isStart(workerData)) {
  const port = parentPort;
  const player = playerFor(workerData.work);
  port.on('message', (range: PairRange) => port.postMessage({ range, part: player.play(range) }));
}
