import type { AnyEvent } from '@shared/api/events';

export type EventListener = (event: AnyEvent) => void;

export class EventHub {
  readonly #listeners = new Set<EventListener>();

  /** Returns the function that ends the subscription. */
  listen(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(event: AnyEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  clear(): void {
    this.#listeners.clear();
  }
}
