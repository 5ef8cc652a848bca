import type { Arena } from '../kernel/arena';
import { Chance } from '../kernel/chance';
import type { Sight } from '../kernel/game';
import type { Observation } from './bot';

/**
 * Where a bot sits. The game is behind a private field: a bot that is given this chair can reach nothing but its
 * own sight, at run time too.
 */
export class Chair implements Observation {
  readonly #arena: Arena;
  readonly #seat: number;
  readonly chance: Chance;
  readonly guess: Chance;

  /** `nth` tells two players of one match apart, whichever seats they have. */
  constructor(arena: Arena, seat: number, seed: number, nth: number) {
    this.#arena = arena;
    this.#seat = seat;
    this.chance = new Chance(seed, 'bot', nth);
    this.guess = new Chance(seed, 'guess', nth);
  }

  /**
   * Made only when it is looked at: a bot that never looks costs nothing. In memory of its own, because copies of
   * states may lie side by side in one buffer, which every view of it can read.
   */
  get sight(): Sight {
    const { seat, state, unseen } = this.#arena.sight(this.#seat);
    return { seat, state: Int32Array.from(state), unseen };
  }
  get kind(): string {
    return this.#arena.kind;
  }
  get count(): number {
    return this.#arena.count;
  }
  get retreat(): number {
    return this.#arena.retreat;
  }
}
