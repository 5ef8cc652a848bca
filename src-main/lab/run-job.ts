import { Worker } from 'node:worker_threads';
import { failure, type Failure } from '@shared/api/failures';
import { err, ok, type Result } from '@shared/util/result';
import { splitPairs, type LabJob, type PairRange } from './job';
import { addTally, emptyTally, type Tally } from './tally';
import type { WorkerStart } from './worker';

export interface JobSurroundings {
  readonly workerFile: string;
  readonly workers: number;
  readonly signal: AbortSignal;
  readonly onProgress: (pairsDone: number) => void;
}

/** Ranges given to a worker in advance: it must not wait for the answer to reach us. */
const inHand = 2;

/**
 * Plays a job on several threads. The counts are added up in whatever order they come, which changes nothing: see
 * tally.ts. A worker that dies ends the whole run with its message; none is waited for in vain.
 */
export async function runJob(job: LabJob, surroundings: JobSurroundings): Promise<Result<Tally, Failure>> {
  const { workerFile, signal, onProgress } = surroundings;
  if (signal.aborted) return err(failure('cancelled', {}));
  const waiting = splitPairs(job.pairs);
  const number = Math.max(1, Math.min(surroundings.workers, waiting.length));
  const start: WorkerStart = { heartdeckLab: true, job };
  const workers: Worker[] = [];
  const total = emptyTally();
  let done = 0;

  const finished = new Promise<Result<Tally, Failure>>((resolve) => {
    const fail = (detail: string): void => resolve(err(failure('lab-failed', { detail })));
    signal.addEventListener('abort', () => resolve(err(failure('cancelled', {}))), { once: true });
    if (job.pairs === 0) resolve(ok(total));
    for (let i = 0; i < number; i++) {
      const worker = new Worker(workerFile, { workerData: start });
      workers.push(worker);
      const next = (): void => {
        const range: PairRange | undefined = waiting.shift();
        if (range) worker.postMessage(range);
      };
      worker.on('message', (tally: Tally) => {
        next();
        addTally(total, tally);
        done += tally.games / 2;
        onProgress(done);
        if (done === job.pairs) resolve(ok(total));
      });
      worker.on('messageerror', (error) => fail(error.message));
      worker.on('error', (error) => fail(error instanceof Error ? error.message : String(error)));
      worker.on('exit', (code) => fail(`worker exited with ${code}`));
      for (let n = 0; n < inHand; n++) next();
    }
  });
  try {
    return await finished;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
