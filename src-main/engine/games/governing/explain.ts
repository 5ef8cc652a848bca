import type { RefusalCode, SeatLetter } from '@shared/games/governing/scenario/words';
import { none } from '../../kernel/cards';
import { rest, restAt } from '../../kernel/head';
import type { Viewer } from '../../kernel/log';
import { at } from '../../kernel/state';
import type { PlainMove } from './answers';
import { explainAct, type Act, type ActExplained } from './explain/acts';
import { explainCost, explainStat } from './explain/numbers';
import { refusalFacts, type RefusalFacts } from './explain/refused';
import type { CostExplained, StatExplained } from './explain/terms';
import { seatNumber } from './position';
import { present } from './reading';
import { refuse } from './refusals';
import { sightOf } from './sight';
import { Table } from './table';
import { findNamed, viewSpeaker } from './things';
import { listAgain } from './turn';

/** What can be asked to explain itself. Things are called as views and answers call them. */
export type Quantity =
  | { readonly is: 'pe' | 'maxSp'; readonly name: string }
  | { readonly is: 'drawCost' | 'refreshCost'; readonly seat: SeatLetter }
  /** May it swing, or return when it bows out, and why (X1)? */
  | { readonly is: 'act'; readonly act: Act; readonly name: string }
  /** Why a move can't be made. */
  | { readonly is: 'move'; readonly move: PlainMove };

export interface RefusalExplained {
  readonly is: 'refusal';
  readonly code: RefusalCode;
  readonly facts: RefusalFacts | null;
}

export type Explanation = StatExplained | CostExplained | ActExplained | RefusalExplained;

/**
 * The reasons for a number, a permission or a refusal. With a seat, from what that seat sees: what is hidden can't
 * change what is said. Null: there is no such thing or number, or the move can be made.
 */
export function explain(t: Table, quantity: Quantity, seat: Viewer = null): Explanation | null {
  const seen = seat === null ? t : new Table(t.p, sightOf(t, seat).state);
  switch (quantity.is) {
    case 'pe':
    case 'maxSp': {
      const c = present(seen, findNamed(seen, quantity.name));
      return c === none ? null : explainStat(seen, c, quantity.is);
    }
    case 'drawCost':
    case 'refreshCost':
      return explainCost(seen, seatNumber(quantity.seat), quantity.is);
    case 'act': {
      const c = present(seen, findNamed(seen, quantity.name));
      return c === none ? null : explainAct(seen, c, quantity.act);
    }
    case 'move': {
      if (seen !== t && at(seen.s, restAt) === rest.question) listAgain(seen);
      const find = (name: string): number => findNamed(seen, name);
      const code = refuse(seen, viewSpeaker(seen), find, quantity.move);
      return code && { is: 'refusal', code, facts: refusalFacts(seen, find, quantity.move, code) };
    }
  }
}
