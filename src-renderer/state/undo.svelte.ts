import { i18n } from './i18n.svelte';
import { toasts, type Toast, type Toasts } from './toasts.svelte';

/** Which toasts on screen take something back: the undo key runs the newest of them. */
export class Undo {
  #marked = $state.raw<readonly number[]>([]);
  readonly #toasts: Toasts;

  constructor(of: Toasts) {
    this.#toasts = of;
  }

  /** Says that this toast's action is an undo, and not some other offer. */
  mark(toast: number): void {
    const onScreen = new Set(this.#toasts.list.map(({ id }) => id));
    this.#marked = [...this.#marked.filter((id) => onScreen.has(id)), toast];
  }

  get newest(): Toast | null {
    return this.#toasts.list.findLast(({ id }) => this.#marked.includes(id)) ?? null;
  }

  async run(): Promise<void> {
    if (this.newest) await this.#toasts.act(this.newest);
  }
}

export const undo = new Undo(toasts);

/** Says what was done and offers to take it back. */
export function tellDone(
  { toasts, undo }: { readonly toasts: Toasts; readonly undo: Undo },
  text: () => string,
  takeBack?: () => Promise<void>,
): void {
  const action = takeBack && { label: () => i18n.t('action.undo'), run: takeBack };
  const toast = toasts.show({ text, tone: 'ok', ...(action && { action }) });
  if (action) undo.mark(toast);
}
