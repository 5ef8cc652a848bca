import { Worker } from 'node:worker_threads';
import { failure, type Failure } from '@shared/api/failures';
import { err, ok, type Result } from '@shared/util/result';
import { splitDeals, type DealRange } from './job';
import type { LabWork, PlayedRange, WorkerStart } from './work';

export interface JobSurroundings {
  readonly workerFile: string;
  readonly workers: number;
  readonly signal: AbortSignal;
  readonly onProgress: (dealsDone: number) => void;
}

/** Ranges given to a worker in advance: it must not wait for the answer to reach us. */
const inHand = 2;

/**
 * Has deals played on several threads; `take` gets what comes back, in whatever order it comes. A worker that dies
 * ends the whole run with its message; none is waited for in vain.
 */
export async function runRanges<T>(
  work: LabWork,
  deals: number,
  surroundings: JobSurroundings,
  take: (played: PlayedRange<T>) => void,
): Promise<Result<null, Failure>> {
  const { workerFile, signal, onProgress } = surroundings;
  if (signal.aborted) return err(failure('cancelled', {}));
  const waiting = splitDeals(deals);
  const number = Math.max(1, Math.min(surroundings.workers, waiting.length));
  const start: WorkerStart = { heartdeckLab: true, work };
  const workers: Worker[] = [];
  let done = 0;

  const finished = new Promise<Result<null, Failure>>((resolve) => {
    const fail = (detail: string): void => resolve(err(failure('lab-failed', { detail })));
    signal.addEventListener('abort', () => resolve(err(failure('cancelled', {}))), { once: true });
    if (deals === 0) resolve(ok(null));
    for (let i = 0; i < number; i++) {
      const worker = new Worker(workerFile, { workerData: start });
      workers.push(worker);
      const next = (): void => {
        const range: DealRange | undefined = waiting.shift();
        if (range) worker.postMessage(range);
      };
      worker.on('message', (played: PlayedRange<T>) => {
        next();
        take(played);
        done += played.range.count;
        onProgress(done);
        if (done === deals) resolve(ok(null));
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
