import { none } from '../../../kernel/cards';
import type { GoverningEvent } from '../events';
import { seatLetter } from '../position';
import type { Table } from '../table';

export type Whereabouts = 'play' | 'hand' | 'couch' | 'gone';

/**
 * What a scenario calls things. The game itself has no names: here they are given while it is played, from what it
 * tells. A Furre that returns by an encore keeps its name.
 */
export class Names {
  readonly #t: Table;
  readonly #ofRef = new Map<number, string>();
  readonly #latest = new Map<string, number>();
  readonly #place = new Map<string, Whereabouts>();
  /** What the object or Action of the move that is being made is to be called. */
  as: string | undefined;

  constructor(t: Table) {
    this.#t = t;
  }

  give(name: string, ref: number): void {
    this.#ofRef.set(ref, name);
    this.#latest.set(name, ref);
    this.#place.set(name, 'play');
  }

  note(event: GoverningEvent): void {
    switch (event.is) {
      case 'play': {
        const id = this.#t.p.cardIds[event.definition] ?? '';
        // An object is named when it enters; until then, and for an Action, this is what the pile calls it.
        this.#ofRef.set(event.ref, this.as ?? id);
        return;
      }
      case 'enter': {
        const before = event.was === none ? undefined : this.#ofRef.get(event.was);
        const id = this.#t.p.cardIds[event.definition] ?? '';
        const wanted = this.#ofRef.has(event.thing) ? this.as : undefined;
        this.give(before ?? wanted ?? this.#free(id), event.thing);
        return;
      }
      case 'leave':
        this.#place.set(this.of(event.thing), event.to);
        return;
      case 'bowOut':
        if (event.to !== 'encore') this.#place.set(this.of(event.thing), event.to);
        return;
      default:
    }
  }

  #free(id: string): string {
    if (!this.#latest.has(id)) return id;
    for (let nth = 2; ; nth++) if (!this.#latest.has(`${id}-${nth}`)) return `${id}-${nth}`;
  }

  of(ref: number): string {
    const record = ref & this.#t.l.refMask;
    return record < this.#t.l.seats ? seatLetter(record) : (this.#ofRef.get(ref) ?? '');
  }

  /** The object that is called so, or was last; -1 if none ever was. */
  find(name: string): number {
    for (let seat = 0; seat < this.#t.l.seats; seat++)
      if (seatLetter(seat) === name) return ((seat + 1) << this.#t.l.refBits) | seat;
    return this.#latest.get(name) ?? none;
  }

  whereabouts(name: string): Whereabouts | undefined {
    return this.#place.get(name);
  }
  get all(): string[] {
    return [...this.#latest.keys()];
  }
}
