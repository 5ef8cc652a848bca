import type { AnyFailure } from '../../../state/failure-text';
import type { Toasts } from '../../../state/toasts.svelte';

/** What was tried: a failure of it is no longer true once it is tried again. */
type Tried = 'save' | 'rename';

/** Failures that a save which goes through proves to be over. */
const ofSaving: readonly AnyFailure['code'][] = ['invalid-definition', 'disconnected'];

/** Failures stay on screen until they are over. */
export class Told {
  readonly #shown = new Map<Tried, number>();

  constructor(private readonly toasts: Pick<Toasts, 'fail' | 'dismiss'>) {}

  tell(failure: AnyFailure, of: Tried | null = ofSaving.includes(failure.code) ? 'save' : null): void {
    if (of) this.over(of);
    const id = this.toasts.fail(failure);
    if (of) this.#shown.set(of, id);
  }

  over(of: Tried): void {
    const id = this.#shown.get(of);
    if (id !== undefined) this.toasts.dismiss(id);
    this.#shown.delete(of);
  }
}
