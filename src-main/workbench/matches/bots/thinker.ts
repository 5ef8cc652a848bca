import { Worker } from 'node:worker_threads';
import { failure, type Failure } from '@shared/api/failures';
import { err, ok, type Result } from '@shared/util/result';
import type { Verdict } from '../../../engine/bots/search';
import type { PlayedGame } from '../../../lab/played-game';
import type { Asked, Question, ThinkerStart, Thought } from './thought';

type Verdicts = Result<readonly Verdict[], Failure>;

interface Waiting {
  readonly stop: Int32Array;
  settle(verdicts: Verdicts): void;
}

const cancelled: Verdicts = err(failure('cancelled', {}));

/**
 * One thread in which bots think, so that no screen waits for them. It is started when it is first needed, ends with
 * the workbench, and is started again after it has died; what it was asked fails then, and may be asked again.
 */
export class Thinker {
  #worker: Promise<Worker> | null = null;
  #closed = false;
  #asked = 0;
  /** The game that the thread holds. */
  #source: PlayedGame['source'] | null = null;
  readonly #waiting = new Map<number, Waiting>();

  /** Questions are thought about one after the other. One that is aborted is left at once, and fails as `cancelled`. */
  async think({ played, ...question }: Question, signal: AbortSignal): Promise<Verdicts> {
    if (signal.aborted || this.#closed) return cancelled;
    const started = await this.#started();
    if (!started.ok) return started;
    // Other code ran meanwhile.
    if (signal.aborted || this.#closed) return cancelled;
    const id = ++this.#asked;
    const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const leave = (): void => this.#settle(id, cancelled);
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await new Promise<Verdicts>((settle) => {
        this.#waiting.set(id, { stop, settle });
        // A copy: states lie side by side in one buffer, all of which would be sent.
        const asked: Asked = { ...question, state: Int32Array.from(question.state), id, stop };
        const isKnown = this.#source === played.source;
        this.#source = played.source;
        started.value.postMessage(isKnown ? asked : { ...asked, played });
      });
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#settleAll(cancelled);
    const started = this.#worker && (await this.#started());
    this.#worker = null;
    if (started?.ok) await started.value.terminate();
  }

  async #started(): Promise<Result<Worker, Failure>> {
    try {
      return ok(await (this.#worker ??= this.#start()));
    } catch (error) {
      this.#worker = null;
      return err(failure('bot-failed', { detail: error instanceof Error ? error.message : String(error) }));
    }
  }

  async #start(): Promise<Worker> {
    // Not before it is needed: the built module stops an early Node 20, which has yet to be told that it is too old.
    const { workerFile } = await import('./worker-file');
    const start: ThinkerStart = { heartdeckThinker: true };
    const worker = new Worker(workerFile, { workerData: start });
    // Nobody waits for a bot to end a program.
    worker.unref();
    let ended = false;
    const end = (detail: string): void => {
      if (ended) return;
      ended = true;
      this.#worker = null;
      this.#source = null;
      void worker.terminate();
      this.#settleAll(err(failure('bot-failed', { detail })));
    };
    worker.on('message', ({ id, verdicts }: Thought) =>
      this.#settle(id, verdicts ? ok(verdicts) : cancelled),
    );
    worker.on('messageerror', (error) => end(error.message));
    worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)));
    worker.on('exit', (code) => end(`worker exited with ${code}`));
    return worker;
  }

  #settle(id: number, verdicts: Verdicts): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    Atomics.store(waiting.stop, 0, 1);
    waiting.settle(verdicts);
  }

  #settleAll(verdicts: Verdicts): void {
    for (const id of [...this.#waiting.keys()]) this.#settle(id, verdicts);
  }
}
