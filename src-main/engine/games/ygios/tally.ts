/** Numbers of cards as the steps of a requirement would leave them, while it is only thought about. */
export class Tally {
  pile = 0;
  aside = 0;
  drawn = 0;
  readonly #hands: [number, number] = [0, 0];

  start(pile: number, first: number, second: number): void {
    this.pile = pile;
    this.aside = 0;
    this.drawn = 0;
    this.#hands[0] = first;
    this.#hands[1] = second;
  }
  /** Changes a hand, and says how many cards it holds then. */
  hand(seat: number, change: number): number {
    return seat === 0 ? (this.#hands[0] += change) : (this.#hands[1] += change);
  }
}
