import type { TaskStage } from '@shared/api/events';
import type { EventHub } from './event-hub';

/** What long work is given: a signal that ends it, and a way to say how far it is. */
export interface TaskContext {
  readonly signal: AbortSignal;
  readonly onProgress: (stage: TaskStage, done: number, total: number) => void;
}

/** The long calls under way, by the id their caller chose. */
export class Tasks {
  readonly #running = new Map<string, AbortController>();
  readonly #events: EventHub;

  constructor(events: EventHub) {
    this.#events = events;
  }

  async run<T>(task: string | undefined, work: (context: TaskContext) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const { signal } = controller;
    if (task === undefined) return work({ signal, onProgress: () => undefined });
    this.#running.set(task, controller);
    try {
      return await work({
        signal,
        onProgress: (stage, done, total) =>
          this.#events.emit({ name: 'task.progress', data: { task, stage, done, total } }),
      });
    } finally {
      // A second call under the same id has replaced the entry: it is not ours to remove.
      if (this.#running.get(task) === controller) this.#running.delete(task);
    }
  }

  cancel(task: string): boolean {
    const controller = this.#running.get(task);
    controller?.abort();
    return controller !== undefined;
  }

  cancelAll(): void {
    for (const controller of this.#running.values()) controller.abort();
  }
}
