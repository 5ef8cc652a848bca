import { parentPort, workerData } from 'node:worker_threads';
import { Mind } from './mind';
import type { Asked, ThinkerStart } from './thought';

const isStart = (data: unknown): data is ThinkerStart =>
  typeof data === 'object' && data !== null && 'heartdeckThinker' in data;

if (parentPort && isStart(workerData)) {
  const port = parentPort;
  const mind = new Mind();
  port.on('message', (asked: Asked) => port.postMessage(mind.think(asked)));
}
