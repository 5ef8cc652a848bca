import { parentPort, workerData } from 'node:worker_threads';
import type { LabJob, PairRange } from './job';
import { PairPlayer } from './play-pairs';

/** What a worker is started with. The mark tells it from the workers of others, such as a test runner's. */
export interface WorkerStart {
  readonly heartdeckLab: true;
  readonly job: LabJob;
}

const isStart = (data: unknown): data is WorkerStart =>
  typeof data === 'object' && data !== null && 'heartdeckLab' in data;

if (parentPort && isStart(workerData)) {
  const port = parentPort;
  const player = new PairPlayer(workerData.job);
  port.on('message', (range: PairRange) => port.postMessage(player.play(range)));
}
