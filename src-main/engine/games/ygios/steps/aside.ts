import { skipped } from '../../../kernel/governing/skip';
import * as cards from '../../../kernel/cards';
import { budgets } from '../../../kernel/budgets';
import { orderAt, orders } from '../../../kernel/combinations';
import * as frames from '../../../kernel/frames';
import { at } from '../../../kernel/state';
import { firstAside, layOut, loseTrack } from '../board';
import { lockedZones } from '../locks';
import { ask } from '../questions';
import { after, foe, isTurnOf, isUp, zoneOf } from '../reading';
import {
  actorOf,
  done,
  ended,
  hereOf,
  listYesNo,
  setStage,
  sourceOf,
  stageOf,
  stages,
  takeYesNo,
  thereOf,
} from '../step';
import type { CompiledStep, Table, ZoneSet } from '../table';
import { zonesOf } from '../zones';

/** Does a lock on his side bind this player's play by a text? Only in his own turn, by a card of his own. */
export const isBound = (t: Table, seat: number, byFoe: boolean): boolean =>
  t.p.options.locksBindOffTurn || (!byFoe && isTurnOf(t, seat));

/** The cards that the running text has aside. */
function ownAside(t: Table): number[] {
  const own: number[] = [];
  for (let c = firstAside(t); c !== cards.none; c = after(t, c)) own.push(c);
  return own;
}

/** What is left aside goes under the pile, in an order its player chooses. */
export function putBackStep({
  byFoe,
  may,
}: {
  readonly byFoe: boolean;
  readonly may: boolean;
}): CompiledStep {
  return {
    byFoe,
    go(t, f) {
      if (stageOf(t, f) === stages.declined) return ended;
      const left = ownAside(t).length;
      if (left === 0) return done;
      if (may && stageOf(t, f) === stages.start) {
        listYesNo(t);
        return ask.may;
      }
      // Too many orders to list: the upper card first, one at a time.
      const ways = orders(left, budgets.answers + 1);
      const answers = ways > budgets.answers ? left : ways;
      for (let rank = 0; rank < answers; rank++) t.options.add(rank);
      return ask.putUnder;
    },
    take(t, f, code) {
      if (may && stageOf(t, f) === stages.start) return takeYesNo(t, f, code);
      const under = arrange(t, actorOf(t, f, byFoe), orderedAside(t, code));
      for (const c of under) cards.putLast(t.l, t.s, c, t.l.pile);
      t.log?.({ is: 'putUnder', seat: actorOf(t, f, byFoe), cards: under });
    },
    possible(t) {
      t.tally.pile += t.tally.aside;
      t.tally.aside = 0;
      return true;
    },
  };
}

/** The cards aside that order number `rank` puts under the pile, upper one first. */
export function orderedAside(t: Table, rank: number): number[] {
  const list = ownAside(t);
  if (list.length === 1) return list;
  if (orders(list.length, budgets.answers + 1) > budgets.answers) return list.slice(rank, rank + 1);
  const order: number[] = [];
  orderAt(list.length, rank, order);
  return order.map((position) => list[position] ?? cards.none);
}

/** Gives the first records aside the faces of `order`: which record went under where must say nothing. */
function arrange(t: Table, seat: number, order: readonly number[]): number[] {
  const records = ownAside(t);
  if (records.length === 1) return records;
  loseTrack(t, firstAside(t), seat);
  const sorted = [...order, ...records.filter((c) => !order.includes(c))];
  const faces = sorted.map((c) => cards.definitionOf(t.s, c));
  records.forEach((c, index) => cards.setDefinition(t.s, c, faces[index] ?? 0));
  return records.slice(0, order.length);
}

interface Placing {
  readonly byFoe: boolean;
  readonly may: boolean;
  readonly to: ZoneSet;
  readonly link: boolean;
}

/** One of the cards aside is played face-down: which one, then where. */
export function placeStep({ byFoe, may, to, link }: Placing): CompiledStep {
  const open = (t: Table, f: number): number => {
    const seat = actorOf(t, f, byFoe);
    const closed = isBound(t, seat, byFoe) ? lockedZones(t, seat) : 0;
    return zonesOf(t, to, hereOf(t, f), thereOf(t, f)) & ~closed;
  };
  return {
    byFoe,
    go(t, f) {
      const stage = stageOf(t, f);
      if (stage === stages.working) return done;
      if (stage === stages.declined) {
        t.log?.({ is: 'declined', seat: actorOf(t, f, byFoe) });
        return ended;
      }
      const zones = open(t, f);
      const first = firstAside(t);
      if (zones === 0 || first === cards.none) {
        if (first !== cards.none) t.log?.({ ...skipped('place', 'forbidden'), card: cards.none });
        return done;
      }
      if (stage === stages.chosen) {
        for (let z = 0; z < t.p.zones; z++) if (zones & (1 << z)) t.options.add(z);
        return ask.zone;
      }
      if (may && stage === stages.start) {
        listYesNo(t);
        return ask.may;
      }
      for (let c = first; c !== cards.none; c = after(t, c)) t.options.add(c);
      return ask.place;
    },
    take(t, f, code) {
      const stage = stageOf(t, f);
      if (may && stage === stages.start) return takeYesNo(t, f, code);
      if (stage !== stages.chosen) {
        const first = firstAside(t);
        if (after(t, first) !== cards.none) loseTrack(t, first, actorOf(t, f, byFoe));
        t.s[f + frames.subject] = code;
        return setStage(t, f, stages.chosen);
      }
      const c = layOut(t, at(t.s, f + frames.subject), actorOf(t, f, byFoe), code, false, 'aside');
      const source = sourceOf(t, f);
      if (link && zoneOf(t, source) !== cards.none && isUp(t, source)) cards.setLink(t.s, c, source);
      setStage(t, f, stages.working);
    },
    possible(t, _source, me, here) {
      const seat = byFoe ? foe(me) : me;
      const closed = isBound(t, seat, byFoe) ? lockedZones(t, seat) : 0;
      t.tally.aside -= 1;
      return t.tally.aside >= 0 && (zonesOf(t, to, here, cards.none) & ~closed) !== 0;
    },
  };
}
