import type { Arena } from '../kernel/arena';
import type { Chance } from '../kernel/chance';
import type { Sight } from '../kernel/game';
import type { State } from '../kernel/state';
import { worthFor } from './worth';

/** Answers looked at within the texts that one answer sets off; what comes after them is not looked at. */
const mostLooks = 12;
/** Enough for any round to end; a bot does not wait for texts that go on for ever. */
const longest = 400;

/**
 * A desk of a bot's own, on which it tries things out. It starts from a sight and a guess, never from the game
 * itself, and what happens on it happens nowhere else.
 */
export class Imagination {
  readonly #desk: Arena;
  readonly #kept: State[] = [];
  /** Whose question each was kept at: where several are asked, a state does not tell. */
  readonly #seats: number[] = [];
  #looks = 0;

  constructor(desk: Arena) {
    this.#desk = desk;
  }

  get count(): number {
    return this.#desk.count;
  }

  imagine(sight: Sight, guess: Chance): void {
    this.#desk.imagine(sight, guess);
    this.#keep(0);
  }

  /** Back to what was imagined last, and one answer taken. */
  tryAnswer(index: number): void {
    this.#back(0);
    this.#desk.choose(index);
    this.#looks = 0;
  }

  /** How things look for a seat once the texts that are under way have been carried out. */
  worth(seat: number, depth = 1): number {
    const desk = this.#desk;
    if (!desk.isMidText || desk.count === 0 || this.#looks >= mostLooks) return worthFor(this.#desk, seat);
    const mine = desk.seat === seat;
    const { count } = desk;
    this.#keep(depth);
    let best = 0;
    for (let i = 0; i < count; i++) {
      if (i > 0) this.#back(depth);
      desk.choose(i);
      this.#looks++;
      const worth = this.worth(seat, depth + 1);
      // Others choose what is worst for it.
      if (i === 0 || (mine ? worth > best : worth < best)) best = worth;
    }
    return best;
  }

  /** What the next turn of a seat offers on average: tells hands apart before anything lies on the table. */
  prospects(seat: number): number {
    const desk = this.#desk;
    for (let step = 0; step < longest && desk.count > 0; step++) {
      if (desk.seat === seat && desk.retreat >= 0) break;
      desk.choose(0);
    }
    const { count, retreat } = desk;
    if (count === 0 || retreat < 0) return worthFor(this.#desk, seat);
    this.#keep(1);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      if (i === retreat) continue;
      this.#back(1);
      desk.choose(i);
      sum += worthFor(this.#desk, seat);
    }
    return Math.trunc(sum / Math.max(1, count - 1));
  }

  /** Plays the round out at random, nobody giving it up. */
  playOut(seat: number, chance: Chance): number {
    const desk = this.#desk;
    for (let step = 0; step < longest && desk.count > 0; step++) {
      const { count, retreat } = desk;
      desk.choose(chance.below(retreat < 0 || count === 1 ? count : count - 1));
    }
    return worthFor(this.#desk, seat);
  }

  #keep(depth: number): void {
    this.#seats[depth] = this.#desk.seat;
    const kept = this.#kept[depth];
    if (kept) kept.set(this.#desk.state);
    else this.#kept[depth] = Int32Array.from(this.#desk.state);
  }

  #back(depth: number): void {
    this.#desk.load(this.#kept[depth] ?? this.#desk.state, this.#seats[depth]);
  }
}
