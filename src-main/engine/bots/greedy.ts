import type { Arena } from '../kernel/arena';
import type { Bot, Observation } from './bot';
import { Imagination } from './imagination';

/** Worlds imagined for one answer, and rounds played out before one is given up. */
const worlds = 2;
const playOuts = 8;
/** How much better than playing on it must look to give up, in the measure of `standing`. */
const doubt = 50;

/**
 * Takes the answer after which things look best, on average over a few worlds that agree with what it sees. It
 * looks no further than the end of its own play.
 */
export class GreedyBot implements Bot {
  readonly #mind: Imagination;

  /** `desk` is its own: no game is played on it. */
  constructor(desk: Arena) {
    this.#mind = new Imagination(desk);
  }

  choose(observation: Observation): number {
    const { count, retreat, chance } = observation;
    if (count === 1) return 0;
    const totals = this.#totals(observation, worlds, (seat) => this.#mind.worth(seat));
    const alike = totals.every((total) => total === totals[0]);
    // Before anything lies on the table one world is as good as another.
    const judged = alike ? this.#totals(observation, 1, (seat) => this.#mind.prospects(seat)) : totals;
    const best = bestOf(judged, retreat, chance.below(count));
    if (retreat < 0 || best === retreat) return best;
    const givenUp = totals[retreat] ?? 0;
    const looksBad = (judged[best] ?? 0) < givenUp;
    return looksBad && this.#isLost(observation, best, givenUp / worlds) ? retreat : best;
  }

  #totals(observation: Observation, times: number, judge: (seat: number) => number): number[] {
    const { sight, count, guess } = observation;
    const totals = Array.from({ length: count }, () => 0);
    for (let world = 0; world < times; world++) {
      this.#mind.imagine(sight, guess);
      // Answers never depend on what is hidden; if a pack's texts make them, this world says nothing.
      if (this.#mind.count !== count) continue;
      for (let i = 0; i < count; i++) {
        this.#mind.tryAnswer(i);
        totals[i] = (totals[i] ?? 0) + judge(sight.seat);
      }
    }
    return totals;
  }

  #isLost({ sight, count, guess }: Observation, best: number, givenUp: number): boolean {
    let sum = 0;
    for (let nth = 0; nth < playOuts; nth++) {
      this.#mind.imagine(sight, guess);
      if (this.#mind.count !== count) return false;
      this.#mind.tryAnswer(best);
      sum += this.#mind.playOut(sight.seat, guess);
    }
    return sum / playOuts + doubt < givenUp;
  }
}

/** The best but giving up, the first one from `start` on where several are equal. */
function bestOf(totals: readonly number[], retreat: number, start: number): number {
  let best = -1;
  for (let step = 0; step < totals.length; step++) {
    const i = (start + step) % totals.length;
    if (i === retreat) continue;
    if (best < 0 || (totals[i] ?? 0) > (totals[best] ?? 0)) best = i;
  }
  return best;
}
