import type { Client } from '../../../api/client';
import type { AnyFailure } from '../../../state/failure-text';
import type { EditDocument } from './document.svelte';

export interface Timers {
  later(run: () => void, milliseconds: number): number;
  cancel(timer: number): void;
}

export const realTimers: Timers = {
  later: (run, milliseconds) => window.setTimeout(run, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
};

const pause = 300;

/** Brings what is typed into the library's drafts after a pause, so that no crash costs more than that. */
export class DraftKeeper {
  readonly #client: Pick<Client, 'call'>;
  readonly #timers: Timers;
  readonly #told: (failure: AnyFailure) => void;
  readonly #waiting = new Map<EditDocument, number>();
  /** Those that could not be sent without a connection. */
  readonly #unsent = new Set<EditDocument>();
  readonly #sending = new Set<EditDocument>();
  /** One after the other: an older text must not arrive behind a newer one. */
  #sent: Promise<void> = Promise.resolve();

  constructor(client: Pick<Client, 'call'>, timers: Timers, told: (failure: AnyFailure) => void) {
    this.#client = client;
    this.#timers = timers;
    this.#told = told;
  }

  /** On its way to the drafts, or about to be: leaving the page sends it. */
  isComing(document: EditDocument): boolean {
    return this.#waiting.has(document) || this.#sending.has(document);
  }

  typed(document: EditDocument): void {
    this.#stop(document);
    this.#waiting.set(
      document,
      this.#timers.later(() => void this.keep(document), pause),
    );
  }

  /** At once. */
  keep(document: EditDocument): Promise<void> {
    this.#stop(document);
    this.#sending.add(document);
    this.#sent = this.#sent.then(async () => {
      // What the text is when its turn comes: an older one would lie there as unsaved after a save meanwhile.
      const { key, text: source, stored } = document;
      const answer = await this.#client.call('drafts.put', { ...key, base: stored.revision, source });
      this.#sending.delete(document);
      this.#unsent.delete(document);
      if (answer.ok) document.keptAs(answer.value.kept ? source : null);
      // Without a connection the banner says so already; what is typed stays here until there is one again.
      else if (answer.error.code === 'disconnected') this.#unsent.add(document);
      else this.#told(answer.error);
    });
    return this.#sent;
  }

  /** Nothing waits any longer: the screen is left, the connection is back, or documents are about to be changed. */
  async keepAll(): Promise<void> {
    for (const document of new Set([...this.#waiting.keys(), ...this.#unsent])) void this.keep(document);
    await this.#sent;
  }

  async drop(document: EditDocument): Promise<void> {
    this.#stop(document);
    this.#sent = this.#sent.then(async () => {
      const answer = await this.#client.call('drafts.drop', { ...document.key });
      document.keptAs(null);
      // The text is as it was saved: sent when there is a connection again, it ends the draft as well.
      if (!answer.ok && answer.error.code === 'disconnected') this.#unsent.add(document);
    });
    await this.#sent;
  }

  /** A save brings the text where it belongs, and ends the draft there. */
  forget(document: EditDocument): void {
    this.#stop(document);
    document.keptAs(null);
  }

  #stop(document: EditDocument): void {
    this.#unsent.delete(document);
    const timer = this.#waiting.get(document);
    if (timer !== undefined) this.#timers.cancel(timer);
    this.#waiting.delete(document);
    this.#unsent.delete(document);
  }
}
