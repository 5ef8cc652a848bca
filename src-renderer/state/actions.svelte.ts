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
  'pack.print',
  'library.search',
  'library.edit',
  'edit.new',
  'edit.save',
  'edit.quick-open',
  'edit.outline',
  'edit.next-problem',
  'edit.previous-problem',
  'edit.preview-language',
  'edit.toggle-view',
  'edit.history',
  'edit.discard',
  'edit.print',
  'play.undo',
  'play.redo',
  'play.replay',
  'play.export',
  'play.copy',
  'play.save-scenario',
  'play.hint',
  'play.leave',
  'play.rules',
  'print.export',
  'print.dialog',
] as const;
export type ActionName = (typeof actionNames)[number];
type Handler = () => void | Promise<void>;

export class Actions {
  /**
   * Plain beside the state: while an effect is torn down Svelte reads a state as it was before the change, so
   * the teardown of one effect would bring back what another had just taken away, or drop what it had given.
   */
  #all: Partial<Record<ActionName, Handler>> = {};
  #shown = $state.raw<Partial<Record<ActionName, Handler>>>({});

  /** Returns the function that takes the handlers back. Inside an `$effect`, return it from there. */
  register(handlers: Partial<Record<ActionName, Handler>>): () => void {
    this.#set({ ...this.#all, ...handlers });
    return () => {
      const entries = Object.entries(this.#all) as [ActionName, Handler][];
      this.#set(Object.fromEntries(entries.filter(([name, handler]) => handlers[name] !== handler)));
    };
  }

  #set(all: Partial<Record<ActionName, Handler>>): void {
    this.#all = all;
    this.#shown = all;
  }

  can(name: ActionName): boolean {
    return this.#shown[name] !== undefined;
  }

  async run(name: ActionName): Promise<void> {
    await this.#all[name]?.();
  }
}

export const actions = new Actions();
