import type { Arena } from '../kernel/arena';
import type { Bot, Observation } from './bot';
import { Search, type Verdict } from './search';

/** Takes the answer that a search came back to most often. Its strength is the number of iterations, never time. */
export class IsmctsBot implements Bot {
  readonly #search: Search;
  readonly #iterations: number;

  /** `desk` is its own: no game is played on it. */
  constructor(desk: Arena, iterations: number) {
    this.#search = new Search(desk);
    this.#iterations = iterations;
  }

  choose(observation: Observation): number {
    return bestOf(this.#search.run(observation, this.#iterations) ?? []);
  }
}

/** The most visited; of equals the one of which more came. */
export const bestOf = (verdicts: readonly Verdict[]): number =>
  verdicts.reduce((best, { visits, worth }, answer) => {
    const other = verdicts[best];
    if (!other || visits < other.visits) return best;
    return visits > other.visits || (worth ?? -1) > (other.worth ?? -1) ? answer : best;
  }, 0);
