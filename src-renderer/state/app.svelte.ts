import type { Answer } from '@shared/api/calls';
import { client, type Client } from '../api/client';
import type { AnyFailure } from './failure-text';

export type AppInfo = Answer<'app.info'>;

/** Which workbench this screen belongs to, and whether its library could be opened. */
export class App {
  info = $state.raw<AppInfo | null>(null);
  /** Why the workbench could not even be asked. */
  unreachable = $state.raw<AnyFailure | null>(null);
  readonly trouble: AnyFailure | null = $derived(this.info?.trouble ?? null);
  readonly #client: Client;

  constructor(from: Client) {
    this.#client = from;
  }

  async load(): Promise<void> {
    const info = await this.#client.call('app.info', {});
    if (info.ok) this.info = info.value;
    this.unreachable = info.ok ? null : info.error;
  }
}

export const app = new App(client);
