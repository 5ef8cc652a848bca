import { listIn } from '../../../kernel/cards';
import type { YgiosEvent } from '../events';
import { definition, hand, handSize } from '../reading';
import type { Table } from '../table';

/**
 * Who knows which card, kept in plain sets from what happens on the table: what a player with a perfect memory and
 * good eyes would say. The engine's own memory must agree.
 */
export class Knowledge {
  readonly #t: Table;
  readonly known: readonly [Set<number>, Set<number>];

  /** From a fresh deal on: everybody knows his own hand. */
  constructor(t: Table) {
    this.#t = t;
    const held = (seat: number): Set<number> => new Set(this.#faces(listIn(t.l, t.s, hand(t, seat))));
    this.known = [held(0), held(1)];
  }

  #faces(records: readonly number[]): number[] {
    return records.map((c) => definition(this.#t, c));
  }
  #shows(seat: number, records: readonly number[]): void {
    for (const face of this.#faces(records)) this.known[seat === 0 ? 0 : 1].add(face);
  }
  #showsAll(records: readonly number[]): void {
    for (const seat of [0, 1]) this.#shows(seat, records);
  }
  /** The others can't tell these cards apart any more. */
  #mixes(seat: number, records: readonly number[]): void {
    for (const face of this.#faces(records)) this.known[seat === 0 ? 1 : 0].delete(face);
  }

  hear(event: YgiosEvent): void {
    const t = this.#t;
    if (event.is === 'drew') return this.#shows(event.seat, event.cards);
    if (event.is === 'flipped' && event.face === 'up') return this.#showsAll([event.card]);
    if (event.is === 'played') {
      if (event.face === 'up') return this.#showsAll([event.card]);
      const place = event.from === 'hand' ? hand(t, event.seat) : t.l.aside;
      const others = listIn(t.l, t.s, place);
      if (others.length > 0) this.#mixes(event.seat, [event.card, ...others]);
    }
    if (event.is === 'putUnder' && event.cards.length > 1) this.#mixes(event.seat, event.cards);
    if (event.is === 'removed' && t.p.options.discardsVisible) this.#showsAll([event.card]);
    if (event.is === 'discarded') {
      if (t.p.options.discardsVisible) this.#showsAll(event.cards);
      else if (handSize(t, event.seat) > 0)
        this.#mixes(event.seat, [...event.cards, ...listIn(t.l, t.s, hand(t, event.seat))]);
    }
  }
}
