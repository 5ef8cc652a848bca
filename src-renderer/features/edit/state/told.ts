import type { AnyFailure } from '../../../state/failure-text';
import type { Toasts } from '../../../state/toasts.svelte';

/** No longer true once something could be saved. */
const ofSaving: readonly AnyFailure['code'][] = ['invalid-definition', 'disconnected'];

/** Failures stay on screen; that a text could not be saved goes with the next that can. */
export class Told {
  #refused: number | null = null;

  constructor(private readonly toasts: Pick<Toasts, 'fail' | 'dismiss'>) {}

  tell(failure: AnyFailure): void {
    const isOfSaving = ofSaving.includes(failure.code);
    if (isOfSaving) this.saved();
    const id = this.toasts.fail(failure);
    if (isOfSaving) this.#refused = id;
  }

  saved(): void {
    if (this.#refused !== null) this.toasts.dismiss(this.#refused);
    this.#refused = null;
  }
}
