import { err, ok, type Result } from '@shared/util/result';
import type { Decision, Game, Outcome, Refusal, Sight } from './game';
import { rest, restAt } from './head';
import { at, copyState, type State } from './state';

/** The parts of a game that its own rules decide. `T` is its table: a state and what reads it. */
export interface GameParts<T extends { readonly s: State; readonly options: Answers }> {
  readonly id: string;
  readonly seats: number;
  begin(seed: number): T;
  table(state: State): T;
  /** Lists the answers to the question that is open. */
  listAgain(t: T): void;
  answer(t: T, code: number): void;
  decision(t: T): Decision | null;
  sight(t: T, seat: number): Sight;
  outcome(t: T): Outcome | null;
}

interface Answers {
  readonly count: number;
  at(index: number): number;
}

/** What every game does alike: a state that is given stays as it was, and only what is offered is taken. */
export function gameFrom<T extends { readonly s: State; readonly options: Answers }>(
  parts: GameParts<T>,
): Game {
  const listed = (state: State): T => {
    const t = parts.table(state);
    if (at(state, restAt) === rest.question) parts.listAgain(t);
    return t;
  };
  return {
    id: parts.id,
    seats: parts.seats,
    begin: (seed) => parts.begin(seed).s,
    decision: (state) => parts.decision(listed(state)),
    apply(state, index): Result<State, Refusal> {
      const t = listed(copyState(state));
      if (at(t.s, restAt) !== rest.question) return err({ code: 'round-over', data: {} });
      if (!Number.isInteger(index) || index < 0 || index >= t.options.count)
        return err({ code: 'not-offered', data: {} });
      parts.answer(t, t.options.at(index));
      return ok(t.s);
    },
    sight: (state, seat) => parts.sight(parts.table(state), seat),
    outcome: (state) => parts.outcome(parts.table(state)),
  };
}
