import { client, type Client } from '../api/client';

export class Connection {
  connected = $state(true);
  readonly #client: Client;

  constructor(from: Client) {
    this.#client = from;
  }

  /** `regained` runs when the workbench is back: what the screen shows may be old by then. */
  watch(regained: () => void): () => void {
    return this.#client.onConnection((connected) => {
      const back = connected && !this.connected;
      this.connected = connected;
      if (back) regained();
    });
  }
}

export const connection = new Connection(client);
