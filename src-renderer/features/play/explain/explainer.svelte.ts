import { getContext, setContext } from 'svelte';
import type { Explained } from '@shared/api/matches';
import type { Language } from '@shared/util/languages';
import type { Client } from '../../../api/client';

/** What is looked at: whose numbers are asked, in which language. */
export interface AskedWhere {
  readonly match: string;
  readonly seat: number | null;
  readonly language: Language;
  /** Left out: as the match stands. */
  readonly at?: number | undefined;
}

/** A number that was asked, and what it is made of: nothing yet, or nothing any more. */
interface Asking {
  readonly ask: string;
  readonly anchor: HTMLElement;
  readonly told: Explained | 'waiting' | 'gone';
}

/** Passing over a number does not ask it, and the way from it to what it says may be a moment long. */
const toOpen = 150;
const toClose = 250;

/** The one number of a table that explains itself. Nobody but the seat that looks is asked for. */
export class Explainer {
  #asking = $state.raw<Asking | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Stays when the pointer leaves: it was pressed. */
  #pinned = false;
  /** Counts what was asked: an answer that comes late is not shown. */
  #turn = 0;
  readonly #client: Pick<Client, 'call'>;
  readonly #where: () => AskedWhere;

  constructor(client: Pick<Client, 'call'>, where: () => AskedWhere) {
    this.#client = client;
    this.#where = where;
  }

  get asking(): Asking | null {
    return this.#asking;
  }

  isAbout(anchor: HTMLElement | undefined): boolean {
    return anchor !== undefined && this.#asking?.anchor === anchor;
  }

  /** The pointer is over a number: it is asked unless it goes on at once. */
  point(ask: string, anchor: HTMLElement): void {
    clearTimeout(this.#timer);
    if (this.isAbout(anchor)) return;
    this.#timer = setTimeout(() => this.open(ask, anchor), toOpen);
  }

  /** The pointer has left; `stay` when it comes to what is said. */
  leave(): void {
    clearTimeout(this.#timer);
    if (this.#asking && !this.#pinned) this.#timer = setTimeout(() => this.close(), toClose);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  open(ask: string, anchor: HTMLElement): void {
    clearTimeout(this.#timer);
    this.#pinned = false;
    this.#asking = { ask, anchor, told: 'waiting' };
    void this.#fetch();
  }

  /** It was pressed: it stays until it is pressed again. */
  press(ask: string, anchor: HTMLElement): void {
    const wasPinned = this.#pinned && this.isAbout(anchor);
    if (wasPinned) return this.close();
    if (!this.isAbout(anchor)) this.open(ask, anchor);
    clearTimeout(this.#timer);
    this.#pinned = true;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#turn++;
    this.#pinned = false;
    this.#asking = null;
  }

  /** The table or the language has changed. What the number stood on may be gone. */
  refresh(): void {
    if (!this.#asking) return;
    if (this.#asking.anchor.isConnected) void this.#fetch();
    else this.close();
  }

  async #fetch(): Promise<void> {
    const asking = this.#asking;
    if (!asking) return;
    const turn = ++this.#turn;
    const found = await this.#client.call('matches.explain', { ...this.#where(), ask: asking.ask });
    if (turn !== this.#turn) return;
    // A failure is told by whatever else the table asks for: a number is no place for it.
    this.#asking = { ...asking, told: (found.ok ? found.value : null) ?? 'gone' };
  }
}

const key = Symbol('explainer');

/** Set once, where a table begins: every number in it asks the same one. */
export const provideExplainer = (explainer: Explainer): Explainer => setContext(key, explainer);

/** Undefined: there is no explainer here, and numbers are plain text. */
export const explainerHere = (): Explainer | undefined => getContext<Explainer | undefined>(key);

/** Of the one explanation on the page: what it explains points to it. */
export const explanationId = 'explanation';
