/**
 * A card as a seat may speak of it: by its id if the seat knows it (with its handle while it lies where others see
 * it), by the handle alone if it only sees that a card lies there, otherwise not at all.
 */
export type CardRef =
  { readonly id: string; readonly handle?: number } | { readonly handle: number } | { readonly hidden: true };

/** Several cards: how many, and those of them that the seat knows. */
export interface CardsRef {
  readonly count: number;
  readonly known: readonly string[];
}

/** Who looks: a seat, or null for one who sees everything. */
export type Viewer = number | null;

/**
 * What happened, once for each seat. An entry is made the moment something happens, from what the seat knew then:
 * made later, it could tell a card that the seat has lost sight of, or hide one that it saw.
 */
export class SeatLogs<Entry> {
  readonly #all: Entry[] = [];
  readonly #ofSeat: readonly Entry[][];

  constructor(seats: number) {
    this.#ofSeat = Array.from({ length: seats }, () => []);
  }
  /** `see` is asked once for each seat, and once with null for who sees everything. */
  write(see: (seat: Viewer) => Entry): void {
    this.#all.push(see(null));
    this.#ofSeat.forEach((entries, seat) => entries.push(see(seat)));
  }
  /** A copy: who reads a log must not be able to change it. */
  read(seat: Viewer): Entry[] {
    return [...(seat === null ? this.#all : (this.#ofSeat[seat] ?? []))];
  }
}

/** A game in progress that tells what happens to whoever listens. */
export interface Telling<Event> {
  log: ((event: Event) => void) | null;
}

/** A log that hangs on games in progress: on one after the other, where a match goes on on a copy. */
export interface SeenLog<Table, Entry> {
  attach(t: Table): void;
  /** What a seat may know; null: everything. */
  logFor(seat: Viewer): Entry[];
}

/** `see` writes down an event for one seat, from what that seat may know. */
export function logFrom<Event, Table extends Telling<Event>, Entry>(
  seats: number,
  see: (t: Table, event: Event, viewer: Viewer) => Entry,
): SeenLog<Table, Entry> {
  const logs = new SeatLogs<Entry>(seats);
  return {
    attach(t) {
      t.log = (event) => logs.write((viewer) => see(t, event, viewer));
    },
    logFor: (seat) => logs.read(seat),
  };
}
