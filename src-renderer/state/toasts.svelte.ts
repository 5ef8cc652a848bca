import { untrack } from 'svelte';
import { failureText, type AnyFailure } from './failure-text';

/** Words as a function: a toast that is on screen follows a change of the language. */
export type Words = () => string;

export interface ToastAction {
  readonly label: Words;
  run(): void | Promise<void>;
}

export interface Toast {
  readonly id: number;
  readonly tone: 'plain' | 'ok' | 'bad';
  readonly text: Words;
  readonly action: ToastAction | null;
}

export interface ToastOptions {
  readonly text: Words;
  readonly tone?: Toast['tone'];
  readonly action?: ToastAction;
}

const shortest = 6000;
/** Undo needs time to be read, found and reached by keyboard. */
const withAction = 12_000;
const most = 4;

export class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #nextId = 0;
  #held = false;

  /** Untracked: an effect that shows a toast must not run again because of it. */
  show(options: ToastOptions): number {
    return untrack(() => this.#add(options));
  }

  #add({ text, tone = 'plain', action }: ToastOptions): number {
    const toast: Toast = { id: this.#nextId++, text, tone, action: action ?? null };
    const oldest = this.list.find((old) => old.tone !== 'bad');
    if (oldest && this.list.length >= most) this.dismiss(oldest.id);
    this.list = [...this.list, toast];
    if (!this.#held) this.#start(toast);
    return toast.id;
  }

  /** A failure stays until it is dismissed, also when others follow: it may be the only trace of what went wrong. */
  fail(failure: AnyFailure): number {
    return this.show({ tone: 'bad', text: () => failureText(failure) });
  }

  dismiss(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  async act(toast: Toast): Promise<void> {
    this.dismiss(toast.id);
    await toast.action?.run();
  }

  /** While the pointer or the focus is on a toast, none disappears. */
  hold(): void {
    this.#held = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  release(): void {
    this.#held = false;
    for (const toast of this.list) this.#start(toast);
  }

  #start(toast: Toast): void {
    if (toast.tone === 'bad' || this.#timers.has(toast.id)) return;
    const timer = setTimeout(() => this.dismiss(toast.id), toast.action ? withAction : shortest);
    this.#timers.set(toast.id, timer);
  }
}

export const toasts = new Toasts();
