import { setTally } from '../../kernel/cards';
import { wouldTurn } from '../../kernel/governing/exhaustion';
import { onMaxChange } from '../../kernel/governing/max-rules';
import { given, lose, word } from '../../kernel/governing/numbers';
import type { SpCause, StatLasts } from './events';
import { body, fleetingAt, stirredAt } from './layout';
import {
  bodyWord,
  controller,
  exhausted,
  has,
  isFurre,
  isHost,
  maxSp,
  rawMax,
  refOf,
  setBody,
  setController,
  setFlag,
  setHome,
  settled,
  sp,
} from './reading';
import { statCodes, type StatCode, type Table } from './table';

/** What can be done to an object in play. Each says whether anything happened; skills are set off by the caller. */

/** A change of SP is told and ends the quiet, whatever caused it. `stopped`: N3, a loss went no further than 0. */
export function tellSp(t: Table, c: number, change: number, why: SpCause, stopped = false): void {
  if (change === 0) return;
  t.s[stirredAt] = 1;
  if (t.log) t.log({ at: t.moment, is: 'sp', thing: refOf(t, c), n: change, why, stopped });
}

export function tellStat(t: Table, c: number, stat: 'pe' | 'maxSp', n: number, lasts: StatLasts): void {
  if (t.log) t.log({ at: t.moment, is: 'stat', thing: refOf(t, c), stat, n, lasts });
}

const hasSp = (t: Table, c: number): boolean => isHost(t, c) || isFurre(t, c);

export function loseSp(t: Table, c: number, n: number): void {
  if (!hasSp(t, c)) return;
  const before = sp(t, c);
  const after = lose(before, n);
  setTally(t.s, c, after);
  tellSp(t, c, after - before, 'lose', n > before);
}

export function regainSp(t: Table, c: number, n: number): void {
  if (!hasSp(t, c)) return;
  const before = sp(t, c);
  const after = Math.max(before, Math.min(maxSp(t, c), word(before + given(n))));
  setTally(t.s, c, after);
  tellSp(t, c, after - before, 'regain');
}

/** N3: every change of a stat is an addition, and the sum is kept as it is. */
export function addStat(t: Table, c: number, stat: StatCode, n: number, turn: boolean): void {
  if (stat === statCodes.pe) {
    if (!isFurre(t, c)) return;
    const sum = turn ? body.peTurn : body.pe;
    setBody(t, c, sum, word(bodyWord(t, c, sum) + n));
    tellStat(t, c, 'pe', n, turn ? 'turn' : 'lasting');
  } else if (hasSp(t, c)) {
    const sum = turn ? body.maxTurn : body.max;
    const raw = rawMax(t, c);
    setBody(t, c, sum, word(bodyWord(t, c, sum) + n));
    tellStat(t, c, 'maxSp', n, turn ? 'turn' : 'lasting');
    const before = sp(t, c);
    const after = onMaxChange(before, raw, rawMax(t, c), 'starts');
    setTally(t.s, c, after);
    tellSp(t, c, after - before, 'max');
  }
  if (turn) t.s[fleetingAt] = 1;
}

/** E3: true if it was turned. */
export function turnObject(t: Table, c: number, toExhausted: boolean): boolean {
  if (isHost(t, c) || !wouldTurn(has(t, c, exhausted), toExhausted)) return false;
  setFlag(t, c, exhausted, toExhausted);
  if (t.log) t.log({ at: t.moment, is: toExhausted ? 'exhaust' : 'refresh', thing: refOf(t, c) });
  return true;
}

/** E2, A7: any change of control breaks the time of control. True if it changed hands. */
export function changeControl(t: Table, c: number, seat: number): boolean {
  if (controller(t, c) === seat) return false;
  setController(t, c, seat);
  setFlag(t, c, settled, false);
  if (t.log) t.log({ at: t.moment, is: 'control', thing: refOf(t, c), seat });
  return true;
}

export function takeControl(t: Table, c: number, seat: number, turn: boolean): boolean {
  if (isHost(t, c)) return false;
  if (turn) t.s[fleetingAt] = 1;
  else setHome(t, c, seat);
  return changeControl(t, c, seat);
}
