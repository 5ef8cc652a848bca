import type { Arena } from '../kernel/arena';
import type { Bot, Observation } from './bot';
import { Imagination } from './imagination';

/** Worlds imagined for one question: all answers are tried in the first, those that looked best in the others. */
const worlds = 3;
const shortList = 6;
/** Rounds played out before one is given up. */
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
    const everything = Array.from({ length: count }, (_, answer) => answer);
    // Equal ones in any order: nobody should learn that the first of them is always taken.
    chance.shuffle(everything);
    const first = this.#judge(observation, everything, (seat) => this.#mind.worth(seat));
    const alike = first.every((worth) => worth === first[0]);
    // Before anything lies on the table, the hand that is left is all there is to judge.
    const worths = alike
      ? this.#judge(observation, everything, (seat) => this.#mind.prospects(seat))
      : this.#judgeBest(observation, everything, first);
    const plays = everything.filter((answer) => answer !== retreat);
    const best = bestOf(plays, worths);
    if (retreat < 0) return best;
    const givenUp = first[retreat] ?? 0;
    const looksBad = (worths[best] ?? 0) < givenUp;
    return looksBad && this.#isLost(observation, best, givenUp) ? retreat : best;
  }

  /** What each of these answers is worth in a world that might be; by the number of the answer. */
  #judge(
    { sight, count, guess }: Observation,
    answers: readonly number[],
    worthOf: (seat: number) => number,
  ): number[] {
    const worths = Array.from({ length: count }, () => 0);
    this.#mind.imagine(sight, guess);
    // Answers never depend on what is hidden; if a pack's texts make them, this world says nothing.
    if (this.#mind.count !== count) return worths;
    for (const answer of answers) {
      this.#mind.tryAnswer(answer);
      worths[answer] = worthOf(sight.seat);
    }
    return worths;
  }

  /** The mean over several worlds for the answers that looked best in the first; the others are out of it. */
  #judgeBest(observation: Observation, everything: readonly number[], first: readonly number[]): number[] {
    const plays = everything.filter((answer) => answer !== observation.retreat);
    const listed = plays.sort((a, b) => (first[b] ?? 0) - (first[a] ?? 0)).slice(0, shortList);
    const sums = first.map(() => Number.NEGATIVE_INFINITY);
    for (const answer of listed) sums[answer] = first[answer] ?? 0;
    for (let world = 1; world < worlds; world++) {
      const worths = this.#judge(observation, listed, (seat) => this.#mind.worth(seat));
      for (const answer of listed) sums[answer] = (sums[answer] ?? 0) + (worths[answer] ?? 0);
    }
    return sums.map((sum) => sum / worlds);
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

const bestOf = (answers: readonly number[], worths: readonly number[]): number =>
  answers.reduce(
    (best, answer) => ((worths[answer] ?? 0) > (worths[best] ?? 0) ? answer : best),
    answers[0] ?? 0,
  );
