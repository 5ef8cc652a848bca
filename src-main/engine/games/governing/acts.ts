import { given, word } from '../../kernel/governing/numbers';
import { grooveFrom } from '../../kernel/governing/presence';
import { MUST, withRuling } from '../../kernel/governing/permissions';
import { addStat, loseSp, regainSp, takeControl, turnObject } from './changes';
import { at } from '../../kernel/state';
import { body, fleetingAt, item, runAt } from './layout';
import { depart, departures } from './objects';
import {
  encore,
  isFurre,
  isHost,
  ownRulings,
  pe,
  refOf,
  rulings,
  setBody,
  setRulings,
  sp,
  statOf,
  turnRulings,
} from './reading';
import { lookOver } from './standing';
import { acts, events, type RefCode, type Table, type ThingStep } from './table';
import { tellSkipped } from './tell';
import { hear } from './triggers';
import { objectMeant, resolveRef } from './values';

const givers = new Int32Array(64);

/** A step acts on the first `t.count` of `t.things`, all at the same moment. */
export function act(t: Table, step: ThingStep): void {
  const { things, amounts, count } = t;
  const me = at(t.s, runAt + item.me);
  switch (step.do) {
    case 'pick':
      return;
    case 'add':
      for (let i = 0; i < count; i++) addStat(t, things[i] ?? 0, step.stat, amounts[i] ?? 0, step.turn);
      return;
    case 'set':
      for (let i = 0; i < count; i++) {
        const c = things[i] ?? 0;
        addStat(t, c, step.stat, word((amounts[i] ?? 0) - statOf(t, c, step.stat)), step.turn);
      }
      return;
    case 'rule':
      for (let i = 0; i < count; i++) {
        const c = things[i] ?? 0;
        const kind = step.turn ? turnRulings : ownRulings;
        setRulings(t, c, kind, withRuling(rulings(t, c, kind), step.act, step.ruling));
        tellRuling(t, c, step);
      }
      if (step.turn) t.s[fleetingAt] = 1;
      return;
    case 'control': {
      // To the skill’s controller, whoever acts and chooses: `who` says who decides, not who is given.
      let changed = false;
      for (let i = 0; i < count; i++) if (takeControl(t, things[i] ?? 0, me, step.turn)) changed = true;
      if (changed) lookOver(t);
      return;
    }
    case 'exhaust':
    case 'refresh':
      return turnAll(t, count, step.do === 'exhaust');
    case 'bowOut':
      return depart(t, onlyFurres(t, count), departures.bowOut);
    case 'move':
      return depart(t, count, step.toHand ? departures.hand : departures.couch);
    case 'lose':
    case 'regain':
      for (let i = 0; i < count; i++) {
        const c = things[i] ?? 0;
        const before = sp(t, c);
        if (step.do === 'lose') loseSp(t, c, amounts[i] ?? 0);
        else regainSp(t, c, amounts[i] ?? 0);
        if (t.log && sp(t, c) === before)
          t.log({ at: t.moment, is: 'spStays', thing: refOf(t, c), why: step.do });
      }
      return;
    case 'counter':
      for (let i = 0; i < count; i++) {
        const c = things[i] ?? 0;
        const n = given(amounts[i] ?? 0);
        if (isHost(t, c)) continue;
        setBody(t, c, body.encore, word(encore(t, c) + n));
        if (n > 0 && t.log) t.log({ at: t.moment, is: 'counter', thing: refOf(t, c), n });
      }
      return;
    case 'groove':
      return grooveAll(t, count, step.from);
  }
}

function tellRuling(t: Table, c: number, step: Extract<ThingStep, { do: 'rule' }>): void {
  if (!t.log) return;
  const act = step.act === acts.swing ? 'swing' : 'return';
  const { turn, ruling } = step;
  t.log({ at: t.moment, is: 'rule', thing: refOf(t, c), act, must: ruling === MUST, turn });
}

/** E3: those that can be turned are turned together; then it is heard of. */
export function turnAll(t: Table, count: number, toExhausted: boolean): void {
  let turned = 0;
  for (let i = 0; i < count; i++) {
    const c = t.things[i] ?? 0;
    if (turnObject(t, c, toExhausted)) t.amounts[turned++] = c;
    else if (!isHost(t, c))
      tellSkipped(t, toExhausted ? 'exhaust' : 'refresh', 'already-so', { ref: refOf(t, c) });
  }
  const event = toExhausted ? events.exhaust : events.refresh;
  for (let i = 0; i < turned; i++) hear(t, event, t.amounts[i] ?? 0);
}

/** Only Furres bow out. */
function onlyFurres(t: Table, count: number): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const c = t.things[i] ?? 0;
    if (isFurre(t, c)) t.things[kept++] = c;
  }
  return kept;
}

/** Each giver gives its PE to each of `t.things`; all PE is read before anybody loses anything. */
function grooveAll(t: Table, count: number, ref: RefCode): void {
  for (let i = 0; i < count; i++) {
    const c = t.things[i] ?? 0;
    const from = resolveRef(t, ref, c, givers);
    if (from === 0) tellSkipped(t, 'groove', 'not-in-play', { ref: objectMeant(t, ref, c) });
    let sum = 0;
    for (let g = 0; g < from; g++) sum = word(sum + tellGroove(t, givers[g] ?? 0, c));
    t.amounts[i] = sum;
  }
  for (let i = 0; i < count; i++) loseSp(t, t.things[i] ?? 0, t.amounts[i] ?? 0);
}

/** What a Furre in play gives to another or to a Host; nothing is not told. */
export function tellGroove(t: Table, giver: number, c: number): number {
  const takes = isFurre(t, c) || isHost(t, c);
  const n = takes ? grooveFrom(isFurre(t, giver), pe(t, giver)) : 0;
  if (n > 0 && t.log) t.log({ at: t.moment, is: 'groove', thing: refOf(t, giver), target: refOf(t, c), n });
  return n;
}
