import type { Arena } from '../kernel/arena';
import type { Chance } from '../kernel/chance';

/** Answers after which a world is judged as it stands, once no text is under way: a duel may go on for hundreds. */
const enough = 32;
/** And whatever is under way: texts that ask for ever are not waited for. */
const most = 200;
/** Of so many turns that come to mind the best is made. Fewer play like nobody does; more take too long. */
const thoughts = 2;

/**
 * Plays on from where a desk stands, quickly and not quite at random, to the end of the round. Nobody gives one up:
 * whether that is better is what the search finds out.
 */
export class PlayOut {
  readonly #desk: Arena;
  readonly #kept: Int32Array;

  constructor(desk: Arena) {
    this.#desk = desk;
    this.#kept = new Int32Array(desk.state.length);
  }

  run(chance: Chance): void {
    const desk = this.#desk;
    for (let step = 0; step < most && desk.count > 0; step++) {
      const isMidText = desk.isMidText;
      if (step >= enough && !isMidText) return;
      const { count, retreat } = desk;
      // The answer that gives up is the last one.
      const plays = retreat < 0 || count === 1 ? count : count - 1;
      if (isMidText || plays === 1) desk.choose(chance.below(plays));
      else this.#takeTurn(plays, chance);
    }
  }

  #takeTurn(plays: number, chance: Chance): void {
    const desk = this.#desk;
    const { seat } = desk;
    this.#kept.set(desk.state);
    let best = chance.below(plays);
    desk.choose(best);
    let bestWorth = desk.standing(seat);
    let last = best;
    for (let nth = 1; nth < thoughts; nth++) {
      const other = chance.below(plays);
      if (other === last) continue;
      desk.load(this.#kept);
      desk.choose(other);
      last = other;
      const worth = desk.standing(seat);
      if (worth <= bestWorth) continue;
      best = other;
      bestWorth = worth;
    }
    if (last === best) return;
    desk.load(this.#kept);
    desk.choose(best);
  }
}
