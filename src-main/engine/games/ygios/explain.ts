import { none } from '../../kernel/cards';
import { rest, restAt } from '../../kernel/head';
import type { Viewer } from '../../kernel/log';
import { at } from '../../kernel/state';
import {
  cardWithHandle,
  cardWithId,
  explainControl,
  explainDevotion,
  explainValue,
  type ControlExplained,
  type DevotionExplained,
  type ValueExplained,
} from './explain/board';
import { explainRound, type RoundExplained } from './explain/round';
import { seatOf, type Move, type SeatLetter } from './format';
import { refuse, type MoveRefusal } from './refusals';
import { sightOf } from './sight';
import { Table } from './table';
import { listAgain } from './turn';

/** What can be asked to explain itself. */
export type Quantity =
  | { readonly is: 'value'; readonly handle: number }
  | { readonly is: 'value'; readonly card: string }
  | { readonly is: 'devotion'; readonly zone: string; readonly seat: SeatLetter }
  | { readonly is: 'control'; readonly zone: string }
  /** What the round gave, or would give if it ended now. */
  | { readonly is: 'round' }
  /** What it would give if this seat backed off now. */
  | { readonly is: 'backOff'; readonly seat: SeatLetter }
  /** Why a move can't be made. */
  | { readonly is: 'move'; readonly move: Move };

export interface RefusalExplained {
  readonly is: 'refusal';
  readonly refusal: MoveRefusal;
}

export type Explanation =
  ValueExplained | DevotionExplained | ControlExplained | RoundExplained | RefusalExplained;

/**
 * The reasons for a number or a refusal, written down by the very code that counts and refuses. With a seat, from
 * what that seat sees: a hidden card is never named, and can't change what is said. Null: there is no such card or
 * zone, or the move can be made.
 */
export function explain(t: Table, quantity: Quantity, seat: Viewer = null): Explanation | null {
  const seen = seat === null ? t : new Table(t.p, sightOf(t, seat).state);
  switch (quantity.is) {
    case 'value': {
      const c =
        'handle' in quantity ? cardWithHandle(seen, quantity.handle) : cardWithId(seen, quantity.card);
      return c === none ? null : explainValue(seen, c, seat);
    }
    case 'devotion': {
      const zone = t.p.zoneIds.indexOf(quantity.zone);
      return zone < 0 ? null : explainDevotion(seen, zone, seatOf(quantity.seat), seat);
    }
    case 'control': {
      const zone = t.p.zoneIds.indexOf(quantity.zone);
      return zone < 0 ? null : explainControl(seen, zone, seat);
    }
    case 'round':
      return explainRound(seen, null, seat);
    case 'backOff':
      return explainRound(seen, seatOf(quantity.seat), seat);
    case 'move': {
      if (seen !== t && at(seen.s, restAt) === rest.question) listAgain(seen);
      const refusal = refuse(seen, quantity.move);
      return refusal && { is: 'refusal', refusal };
    }
  }
}
