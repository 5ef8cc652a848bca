import type { AnyEvent } from '@shared/api/events';

export type EventListener = (event: AnyEvent) => void;

export class EventHub {
  readonly #listeners = new Set<EventListener>();
  readonly #report: (bug: unknown) => void;

  constructor(report: (bug: unknown) => void) {
    this.#report = report;
  }

  /** Returns the function that ends the subscription. */
  listen(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(event: AnyEvent): void {
    for (const listener of this.#listeners) {
      try {
        listener(event);
      } catch (bug) {
        // What is told has happened: a listener that fails must not turn it into a failure.
        this.#report(bug);
      }
    }
  }

  clear(): void {
    this.#listeners.clear();
  }
}
