import { err, ok, type Result } from '@shared/util/result';
import type { Decision, Game, Refusal } from '../../kernel/game';
import { askKindAt, askSeatAt, rest, restAt } from '../../kernel/head';
import { at, copyState, type State } from '../../kernel/state';
import { isRunning } from './effect';
import { item, runAt } from './layout';
import { outcomeOf } from './outcome';
import { questionWord } from './questions';
import { startMatch } from './setup';
import { sightOf } from './sight';
import { type Program, Table } from './table';
import { advance, answer, listAgain } from './turn';

export function beginMatch(program: Program, seed: number): Table {
  const t = startMatch(program, seed);
  advance(t);
  return t;
}

export function decisionOf(t: Table): Decision | null {
  const kind = at(t.s, askKindAt);
  if (kind === 0) return null;
  const text = isRunning(t) ? t.p.texts[at(t.s, runAt + item.text)] : undefined;
  return {
    seat: at(t.s, askSeatAt),
    kind: questionWord(kind),
    source: text ? (t.p.cardIds[text.definition] ?? null) : null,
    count: t.options.count,
  };
}

export function createGame(program: Program): Game {
  const tableWith = (state: State): Table => {
    const t = new Table(program, state);
    if (at(state, restAt) === rest.question) listAgain(t);
    return t;
  };
  return {
    id: 'governing',
    seats: program.layout.seats,
    begin: (seed) => beginMatch(program, seed).s,
    decision: (state) => decisionOf(tableWith(state)),
    apply(state, index): Result<State, Refusal> {
      const t = tableWith(copyState(state));
      if (at(t.s, restAt) !== rest.question) return err({ code: 'round-over', data: {} });
      if (!Number.isInteger(index) || index < 0 || index >= t.options.count)
        return err({ code: 'not-offered', data: {} });
      answer(t, t.options.at(index));
      return ok(t.s);
    },
    sight: (state, seat) => sightOf(new Table(program, state), seat),
    outcome: (state) => outcomeOf(new Table(program, state)),
  };
}
