import type { Bot, Observation } from './bot';

/** Answers evenly, whatever is asked. */
export class RandomBot implements Bot {
  readonly #backOff: number | null;

  constructor(backOff: number | null) {
    this.#backOff = backOff;
  }

  choose({ count, retreat, chance }: Observation): number {
    if (retreat < 0 || this.#backOff === null || count === 1) return chance.below(count);
    if (this.#backOff > 0 && chance.below(100) < this.#backOff) return retreat;
    const other = chance.below(count - 1);
    return other < retreat ? other : other + 1;
  }
}
