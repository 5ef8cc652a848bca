import { untrack } from 'svelte';

/**
 * What the screen in front can do just now. A feature registers its handlers and commands call them by name,
 * so that commands know no feature.
 */
export const actionNames = [
  'pack.import-file',
  'pack.import-folder',
  'pack.export-file',
  'pack.export-folder',
  'pack.fork',
  'pack.rename',
  'pack.delete',
  'pack.history',
  'library.search',
] as const;
export type ActionName = (typeof actionNames)[number];
type Handler = () => void | Promise<void>;

export class Actions {
  #handlers = $state.raw<Partial<Record<ActionName, Handler>>>({});

  /** Returns the function that takes the handlers back. Inside an `$effect`, return it from there. */
  register(handlers: Partial<Record<ActionName, Handler>>): () => void {
    // An effect that registers must not depend on what it writes: it would run for ever.
    this.#handlers = untrack(() => ({ ...this.#handlers, ...handlers }));
    return () => {
      const entries = Object.entries(this.#handlers) as [ActionName, Handler][];
      this.#handlers = Object.fromEntries(entries.filter(([name, handler]) => handlers[name] !== handler));
    };
  }

  can(name: ActionName): boolean {
    return this.#handlers[name] !== undefined;
  }

  async run(name: ActionName): Promise<void> {
    await this.#handlers[name]?.();
  }
}

export const actions = new Actions();
