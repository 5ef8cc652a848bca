import { firstIn, nextOf, none, setTally } from '../../kernel/cards';
import { onMaxChange } from '../../kernel/governing/max-rules';
import { at } from '../../kernel/state';
import { changeControl, tellSp } from './changes';
import { body, fleetingAt, sweepAt } from './layout';
import { bodyWord, home, rawMax, setBody, setRulings, sp, turnRulings } from './reading';
import { lookOver } from './standing';
import type { Table } from './table';

/**
 * What lasts for this turn ends, all together. What is set off by that may make more of it, which ends too (A32):
 * false when nothing was left to end.
 */
export function cleanUp(t: Table): boolean {
  const { s, l } = t;
  if (at(s, fleetingAt) === 0) return false;
  s[fleetingAt] = 0;
  t.moment++;
  if (t.log) t.log({ at: t.moment, is: 'turnEffectsEnd' });
  for (let seat = 0; seat < l.seats; seat++) endOn(t, seat);
  let changed = false;
  for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c)) {
    endOn(t, c);
    if (changeControl(t, c, home(t, c))) changed = true;
  }
  if (changed) lookOver(t);
  s[sweepAt] = 1;
  return true;
}

function endOn(t: Table, c: number): void {
  setBody(t, c, body.peTurn, 0);
  setRulings(t, c, turnRulings, 0);
  if (bodyWord(t, c, body.maxTurn) === 0) return;
  const raw = rawMax(t, c);
  setBody(t, c, body.maxTurn, 0);
  const before = sp(t, c);
  const after = onMaxChange(before, raw, rawMax(t, c), 'ends');
  setTally(t.s, c, after);
  tellSp(t, c, after - before, 'maxEnds');
}
