import type { AnyFailure } from '../../../state/failure-text';
import type { Toasts } from '../../../state/toasts.svelte';

/** Failures stay on screen; that a text could not be saved is no longer true once it is. */
export class Told {
  #refused: number | null = null;

  constructor(private readonly toasts: Pick<Toasts, 'fail' | 'dismiss'>) {}

  tell(failure: AnyFailure): void {
    if (failure.code === 'invalid-definition') this.saved();
    const id = this.toasts.fail(failure);
    if (failure.code === 'invalid-definition') this.#refused = id;
  }

  saved(): void {
    if (this.#refused !== null) this.toasts.dismiss(this.#refused);
    this.#refused = null;
  }
}
