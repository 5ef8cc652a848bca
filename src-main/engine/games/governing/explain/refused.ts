import type { RefusalCode } from '@shared/games/governing/scenario/words';
import { listIn, none } from '../../../kernel/cards';
import type { PlainMove } from '../answers';
import { drawCost } from '../menu';
import { outcomeOf } from '../outcome';
import { seatNumber } from '../position';
import type { Finder } from '../refusals';
import { apOf, controller, definition, has, present, refOf, swung } from '../reading';
import { costX, type Table } from '../table';
import { thingOf, type ThingRef } from '../things';
import { explainAct } from './acts';

/** What a player needs to know beside the code: the numbers, or the objects that it is about. */
export type RefusalFacts =
  | { readonly is: 'over' }
  | { readonly is: 'ap'; readonly have: number; readonly need: number }
  | { readonly is: 'owes'; readonly things: readonly ThingRef[] }
  | { readonly is: 'forbidden'; readonly thing: ThingRef; readonly sources: readonly ThingRef[] };

/** Null: the code says everything. */
export function refusalFacts(
  t: Table,
  find: Finder,
  move: PlainMove,
  code: RefusalCode,
): RefusalFacts | null {
  if (outcomeOf(t) !== null) return { is: 'over' };
  const seat = seatNumber(move.by);
  if (code === 'ap') return { is: 'ap', have: apOf(t, seat), need: needed(t, find, seat, move) };
  if (code === 'must-swing') return { is: 'owes', things: owing(t, seat) };
  return code === 'cannot' && 'swing' in move ? forbidden(t, present(t, find(move.swing))) : null;
}

function needed(t: Table, find: Finder, seat: number, move: PlainMove): number {
  if ('play' in move) {
    const cost = t.p.ap[t.p.cardIds.indexOf(move.play)] ?? 0;
    return cost === costX ? (move.x ?? 0) : cost;
  }
  if (!('activate' in move)) return drawCost(t, seat);
  const skills = t.p.definitions[definition(t, present(t, find(move.activate)))]?.activations ?? [];
  return skills[(('skill' in move ? move.skill : undefined) ?? 1) - 1]?.ap ?? 0;
}

/** X1, A16: those that must swing, can, and have not. */
const owing = (t: Table, seat: number): ThingRef[] =>
  listIn(t.l, t.s, t.l.inPlay)
    .filter((c) => controller(t, c) === seat && !has(t, c, swung))
    .filter((c) => explainAct(t, c, 'swing')?.verdict === 'forced')
    .map((c) => thingOf(t, refOf(t, c)));

function forbidden(t: Table, c: number): RefusalFacts | null {
  const explained = c === none ? null : explainAct(t, c, 'swing');
  const sources = (explained?.reasons ?? []).flatMap((reason) =>
    reason.is === 'rule' && reason.says === 'cannot' ? [reason.source] : [],
  );
  return sources.length > 0 ? { is: 'forbidden', thing: thingOf(t, refOf(t, c)), sources } : null;
}
