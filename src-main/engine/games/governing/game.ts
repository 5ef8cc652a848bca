import type { Decision, Game } from '../../kernel/game';
import { gameFrom } from '../../kernel/game-from';
import { askKindAt, askSeatAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { isRunning } from './effect';
import { item, runAt } from './layout';
import { outcomeOf } from './outcome';
import { questionWord } from './questions';
import { startMatch } from './setup';
import { sightOf } from './sight';
import { type Program, Table } from './table';
import { advance, answer, listAgain } from './turn';

/** `attend` gets the table before anything happens on it: whoever keeps a log must hear the deal. */
export function beginMatch(
  program: Program,
  seed: number,
  attend: (t: Table) => void = () => undefined,
): Table {
  const t = startMatch(program, seed);
  attend(t);
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

export const createGame = (program: Program): Game =>
  gameFrom<Table>({
    id: 'governing',
    seats: program.layout.seats,
    begin: (seed) => beginMatch(program, seed),
    table: (state) => new Table(program, state),
    listAgain,
    answer,
    decision: decisionOf,
    sight: sightOf,
    outcome: outcomeOf,
  });
