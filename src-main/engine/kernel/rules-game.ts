import { err, ok, type Result } from '@shared/util/result';
import { askedSeats, isAsked } from './asking';
import type { Decision, Game, Refusal } from './game';
import { askKindAt, rest, restAt } from './head';
import { beginMatch, runOn } from './match';
import type { GameTable, Rules } from './rules';
import { sightOf } from './sight';
import { at, copyState, type State } from './state';

/** Any game under fixed rules: a state that is given stays as it was, and only what is offered is taken. */
export function gameOf<P, T extends GameTable<P, E>, E>(rules: Rules<P, T, E>, program: P): Game {
  const asks = (state: State): boolean => at(state, restAt) === rest.question;
  const listed = (state: State, seat: number): T => {
    const t = rules.table(program, state);
    if (asks(state) && isAsked(state, seat)) rules.list(t, seat);
    return t;
  };
  return {
    id: rules.id,
    seats: rules.seats(program),
    begin: (seed) => beginMatch(rules, program, seed).s,
    decision: (state) => (asks(state) ? decisionOf(rules, rules.table(program, state)) : null),
    count: (state, seat) => listed(state, seat).options.count,
    apply(state, seat, index): Result<State, Refusal> {
      const t = listed(copyState(state), seat);
      if (!asks(t.s)) return err({ code: 'round-over', data: {} });
      if (!isAsked(t.s, seat)) return err({ code: 'not-your-decision', data: {} });
      if (!Number.isInteger(index) || index < 0 || index >= t.options.count)
        return err({ code: 'not-offered', data: {} });
      rules.answer(t, seat, t.options.at(index));
      runOn(rules, t);
      return ok(t.s);
    },
    sight: (state, seat) => sightOf(rules, rules.table(program, state), seat),
    outcome: (state) => rules.outcome(rules.table(program, state)),
  };
}

const decisionOf = <P, T extends GameTable<P, E>, E>(rules: Rules<P, T, E>, t: T): Decision => ({
  seats: askedSeats(t.s),
  kind: rules.word(at(t.s, askKindAt)),
  source: rules.source(t),
});
