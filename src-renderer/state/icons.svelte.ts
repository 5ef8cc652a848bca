import { SvelteMap } from 'svelte/reactivity';
import { client, type Client } from '../api/client';

export type Icon =
  | { readonly is: 'here'; readonly path: string }
  /** `nearest`: names like it that do exist. */
  | { readonly is: 'unknown'; readonly nearest: readonly string[] };

/** As many as one question may name: see src-shared/api/icons.ts. */
const mostAtOnce = 500;

/**
 * Outlines of icons, each asked for once. A screen of a thousand cards asks for them one by one while it is drawn;
 * they are gathered and asked for together.
 */
export class Icons {
  readonly #icons = new SvelteMap<string, Icon>();
  readonly #client: Client;
  /** Wanted and not asked for yet. */
  readonly #wanted = new Set<string>();
  readonly #asked = new Set<string>();
  #gathering: Promise<void> | null = null;
  #last: Promise<void> = Promise.resolve();

  constructor(from: Client) {
    this.#client = from;
  }

  /** null while it is on its way. */
  get(name: string): Icon | null {
    const icon = this.#icons.get(name);
    if (icon) return icon;
    this.#want(name);
    return null;
  }

  /** Resolves when everything asked for so far is here: for print, which can't come back later. */
  async settled(): Promise<void> {
    await this.#gathering;
    await this.#last;
  }

  #want(name: string): void {
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    this.#wanted.add(name);
    this.#gathering ??= Promise.resolve().then(() => {
      this.#gathering = null;
      const names = [...this.#wanted];
      this.#wanted.clear();
      const answers = [];
      for (let at = 0; at < names.length; at += mostAtOnce) {
        answers.push(this.#ask(names.slice(at, at + mostAtOnce)));
      }
      this.#last = Promise.all([this.#last, ...answers]).then(() => undefined);
    });
  }

  async #ask(names: readonly string[]): Promise<void> {
    const answer = await this.#client.call('icons.get', { names: [...names] });
    if (!answer.ok) {
      // The connection was lost, say: who draws it again asks again.
      for (const name of names) this.#asked.delete(name);
      return;
    }
    for (const { name, path, nearest } of answer.value.icons) {
      this.#icons.set(name, path === null ? { is: 'unknown', nearest } : { is: 'here', path });
    }
  }
}

export const icons = new Icons(client);
