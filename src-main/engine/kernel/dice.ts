import { below } from './chance';
import { chanceAt } from './head';
import type { State } from './state';

/** A table on which dice are rolled. */
export interface DiceTable {
  readonly s: State;
  /** What a scenario says is rolled; null: chance decides. It belongs to the table, never to the state. */
  dice: ScriptedDice | null;
}

/** What a die shows, from 1. The roll is the game's to tell: only it knows what it was for. */
export const roll = (t: DiceTable, sides: number): number =>
  t.dice?.next(sides) ?? 1 + below(t.s, chanceAt, sides);

/** A roll that its scenario does not have: it has no more of them, or one that no such die shows. */
export type DiceTrouble =
  | { readonly is: 'missing'; readonly sides: number }
  | { readonly is: 'wrong'; readonly nth: number; readonly sides: number; readonly found: number };

/** The results of every roll of a scenario, in order. */
export class ScriptedDice {
  readonly #results: readonly number[];
  #used = 0;
  #trouble: DiceTrouble | null = null;

  constructor(results: readonly number[] = []) {
    this.#results = results;
  }

  /** null: chance has to decide after all, so that play goes on to where the scenario is told of it. */
  next(sides: number): number | null {
    const nth = this.#used;
    const found = this.#results[nth];
    if (found === undefined) {
      this.#trouble ??= { is: 'missing', sides };
      return null;
    }
    this.#used++;
    if (found >= 1 && found <= sides) return found;
    this.#trouble ??= { is: 'wrong', nth, sides, found };
    return null;
  }

  /** Results that nobody has rolled so far. */
  get left(): number {
    return this.#results.length - this.#used;
  }
  /** The first roll that was not as it is written. */
  get trouble(): DiceTrouble | null {
    return this.#trouble;
  }
}
