import { setImmediate as nextTurn } from 'node:timers/promises';
import { failure, type Failure } from '@shared/api/failures';
import type { TaskStage } from '@shared/api/events';
import type { Diagnostic } from '@shared/language/diagnostics';

/** How long work is watched and ended. */
export interface WorkOptions {
  readonly onProgress?: (stage: TaskStage, done: number, total: number) => void;
  readonly signal?: AbortSignal;
  /** What a pack that was taken should still be looked at for. */
  readonly onWarnings?: (warnings: readonly Diagnostic[]) => void;
}

const reportsPerStage = 100;

/**
 * Called between files: reports, lets the host answer others, and says whether to stop. Without it a large
 * import would freeze every window.
 */
export class Work {
  readonly #options: WorkOptions;
  constructor(options: WorkOptions) {
    this.#options = options;
  }

  /** The failure to return with when the work was cancelled, otherwise null. */
  async step(stage: TaskStage, done: number, total: number): Promise<Failure | null> {
    const every = Math.ceil(total / reportsPerStage) || 1;
    if (done % every === 0 || done === total) this.#options.onProgress?.(stage, done, total);
    await nextTurn();
    return this.#options.signal?.aborted === true ? failure('cancelled', {}) : null;
  }
}
