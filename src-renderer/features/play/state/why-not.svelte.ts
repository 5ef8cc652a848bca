import type { Calls } from './played-match.svelte';
import type { Language } from '@shared/util/languages';

export interface Note {
  readonly anchor: HTMLElement;
  readonly reasons: readonly string[];
}

interface Move {
  readonly match: string;
  readonly seat: number | null;
  readonly language: Language;
  readonly card: string;
  readonly place: string | null;
  readonly on: string | null;
}

/** Why something can't be done, beside where somebody tried it. */
export class WhyNot {
  note = $state.raw<Note | null>(null);
  /** Counts what was asked: an answer to an earlier try is not shown. */
  #turn = 0;
  readonly #client: Calls;

  constructor(client: Calls) {
    this.#client = client;
  }

  async ask(move: Move, anchor: HTMLElement): Promise<void> {
    const turn = ++this.#turn;
    const told = await this.#client.call('matches.whyNot', move);
    if (turn === this.#turn) this.note = { anchor, reasons: told.ok ? told.value.reasons : [] };
  }

  clear(): void {
    this.#turn += 1;
    this.note = null;
  }
}
