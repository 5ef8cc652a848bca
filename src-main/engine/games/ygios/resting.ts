import { countIn } from '../../kernel/cards';
import { askKindAt, rest, restAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { depth } from '../../kernel/frames';
import type { Given } from './format';
import { seats } from './layout';
import { ask } from './questions';
import { givenOf } from './snapshot';
import type { Table } from './table';

/** The position as the head of a scenario, if nothing is half carried out: a turn begins, or nobody has cut yet. */
export function restingPosition(t: Table): Given | null {
  if (at(t.s, restAt) !== rest.question || depth(t.s) > 0) return null;
  const kind = at(t.s, askKindAt);
  if (kind === ask.turn) return givenOf(t, t.p.mode);
  if (kind !== ask.sculpt) return null;
  for (let seat = 0; seat < seats; seat++) if (countIn(t.l, t.s, t.l.sculpted + seat) > 0) return null;
  return givenOf(t, t.p.mode);
}
