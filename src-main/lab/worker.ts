import { parentPort, workerData } from 'node:worker_threads';
import { ComparePlayer } from './compare/compare-deals';
import type { DealRange } from './job';
import { DealPlayer } from './play-deals';
import { TryPlayer } from './try-out/try-deals';
import type { LabWork, WorkerStart } from './work';

const isStart = (data: unknown): data is WorkerStart =>
  typeof data === 'object' && data !== null && 'heartdeckLab' in data;

function playerFor(work: LabWork): { play(range: DealRange): unknown } {
  switch (work.is) {
    case 'tally':
      return new DealPlayer(work.job);
    case 'compare':
      return new ComparePlayer(work.job);
    case 'try':
      return new TryPlayer(work.job);
  }
}

if (parentPort && isStart(workerData)) {
  const port = parentPort;
  const player = playerFor(workerData.work);
  port.on('message', (range: DealRange) => port.postMessage({ range, part: player.play(range) }));
}
