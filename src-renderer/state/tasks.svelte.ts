import type { CallResult } from '@shared/api/bridge';
import type { CallName } from '@shared/api/calls';
import type { TaskStage } from '@shared/api/events';
import { client, type Client } from '../api/client';
import type { Words } from './toasts.svelte';

export interface RunningTask {
  readonly id: string;
  readonly title: Words;
  readonly stage: TaskStage | null;
  readonly done: number;
  /** 0 while nobody knows how much there is. */
  readonly total: number;
  readonly cancelling: boolean;
}

/** Long work under way: what the status bar shows, and the way to end it. */
export class Tasks {
  running = $state.raw<readonly RunningTask[]>([]);
  readonly #client: Client;

  constructor(from: Client) {
    this.#client = from;
  }

  watch(): () => void {
    return this.#client.on('task.progress', ({ task, stage, done, total }) =>
      this.#change(task, { stage, done, total }),
    );
  }

  /** Gives the work its task id, and shows it until the work has answered, well or badly. */
  async run<N extends CallName>(
    title: Words,
    work: (task: string) => Promise<CallResult<N>>,
  ): Promise<CallResult<N>> {
    const id = crypto.randomUUID();
    const task: RunningTask = { id, title, stage: null, done: 0, total: 0, cancelling: false };
    this.running = [...this.running, task];
    try {
      return await work(id);
    } finally {
      this.running = this.running.filter((other) => other.id !== id);
    }
  }

  async cancel(id: string): Promise<void> {
    this.#change(id, { cancelling: true });
    await this.#client.call('tasks.cancel', { task: id });
  }

  /** Asked for by work that has something to do before the workbench knows of it: until then it can't be ended there. */
  isCancelling(id: string): boolean {
    return this.running.some((task) => task.id === id && task.cancelling);
  }

  #change(id: string, change: Partial<RunningTask>): void {
    this.running = this.running.map((task) => (task.id === id ? { ...task, ...change } : task));
  }
}

export const tasks = new Tasks(client);
