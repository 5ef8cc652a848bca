import type { GoverningMove } from '@shared/games/governing/scenario/index';
import type { RefusalCode } from '@shared/games/governing/scenario/words';
import { definitionOf, firstIn, listIn, none } from '../../kernel/cards';
import { barOf } from '../../kernel/governing/exhaustion';
import { choosable } from '../../kernel/governing/numbers';
import { isAllowed } from '../../kernel/governing/permissions';
import { valueKey } from '../../kernel/scenario/compare';
import { aimingAtTargets, aimsInSteps } from './batch';
import { asked, findAnswer, orderableNames, type PlainMove, type Speaker } from './answers';
import { drawCost, mustSwing, swingRulings } from './menu';
import { seatNumber } from './position';
import {
  apOf,
  controller,
  definition,
  exhausted,
  has,
  isFurre,
  isHost,
  isIn,
  present,
  settled,
} from './reading';
import { matches } from './select';
import { type Activation, type CompiledTarget, costX, type Table } from './table';

/** What a name means now; -1 for nothing. */
export type Finder = (name: string) => number;

/** Why a move can't be made, the first reason that fits; null if it can. Changes nothing. */
export function refuse(
  t: Table,
  speaker: Speaker,
  find: Finder,
  move: GoverningMove | PlainMove,
): RefusalCode | null {
  const question = asked(t);
  if (!question || question.by !== move.by) return 'not-now';
  const main = question.for === 'main';
  const menu = main || question.for === 'answer';
  const seat = seatNumber(move.by);
  if ('play' in move) {
    if (!menu) return 'not-now';
    return whyNotPlayed(t, find, seat, move.play, namesOf(move.on), move.x, !main);
  }
  if ('activate' in move)
    return menu ? whyNotActivated(t, find, seat, move.activate, namesOf(move.on), skillOf(move)) : 'not-now';
  if ('pass' in move) return question.for === 'answer' ? null : 'not-now';
  if ('swing' in move || 'draw' in move || 'end' in move) {
    if (!main) return 'not-now';
    if ('swing' in move) return whyNotSwung(t, find, seat, move.swing, 'at' in move ? move.at : '');
    if ('end' in move) return mustSwing(t, seat) ? 'must-swing' : null;
    if (firstIn(t.l, t.s, t.l.book + seat) === none) return 'empty-book';
    return drawCost(t, seat) > apOf(t, seat) ? 'ap' : null;
  }
  if ('order' in move) return question.for === 'order' ? whyNotOrdered(t, speaker, move.order) : 'not-now';
  if ('target' in move && question.for === 'target' && aimsInSteps(t))
    return canAimAt(t, find, namesOf(move.target)) ? null : 'not-offered';
  if (findAnswer(t, speaker, move) !== null) return null;
  // A pick that may be declined is answered with `may` too.
  const declines = question.for === 'pick' && 'may' in move && t.options.has(none);
  return question.for in move || declines ? 'not-offered' : 'not-now';
}

function whyNotOrdered(t: Table, speaker: Speaker, order: readonly string[]): RefusalCode | null {
  const wanted = orderableNames(t, speaker);
  return valueKey(wanted.toSorted()) === valueKey(order.toSorted()) ? null : 'not-offered';
}

/** All targets of a triggered skill at once, although the engine asks for one after the other. */
function canAimAt(t: Table, find: Finder, names: readonly string[]): boolean {
  const { count, size } = aimingAtTargets(t);
  const things = t.candidates.subarray(0, count);
  return (
    names.length === size &&
    new Set(names).size === size &&
    names.every((name) => things.includes(present(t, find(name))))
  );
}

const namesOf = (on: string | readonly string[] | undefined): readonly string[] =>
  on === undefined ? [] : typeof on === 'string' ? [on] : on;

const faceOf = (t: Table, id: string): number => t.p.cardIds.indexOf(id);

function whyNotPlayed(
  t: Table,
  find: Finder,
  seat: number,
  id: string,
  on: readonly string[],
  x: number | undefined,
  asAnswer: boolean,
): RefusalCode | null {
  const face = faceOf(t, id);
  const held = listIn(t.l, t.s, t.l.hand + seat).some((c) => definitionOf(t.s, c) === face);
  const card = t.p.definitions[face];
  if (!held || !card) return 'no-such';
  if (asAnswer && !card.quick) return 'not-now';
  const cost = t.p.ap[face] ?? 0;
  if (cost === costX ? x === undefined || !choosable(x, 0, Number.MAX_SAFE_INTEGER) : x !== undefined)
    return 'number';
  if (!fits(t, find, seat, none, card.played, on)) return 'target';
  return (cost === costX ? (x ?? 0) : cost) > apOf(t, seat) ? 'ap' : null;
}

function fits(
  t: Table,
  find: Finder,
  seat: number,
  self: number,
  target: CompiledTarget | null,
  on: readonly string[],
): boolean {
  if (on.length !== (target?.n ?? 0) || new Set(on).size !== on.length) return false;
  return on.every((name) => {
    const c = present(t, find(name));
    return c !== none && target !== null && matches(t, target.sel, c, seat, self);
  });
}

/** Which skill is meant, from 1, where an object has several. */
const skillOf = (move: object): number | undefined =>
  'skill' in move && typeof move.skill === 'number' ? move.skill : undefined;

function whyNotActivated(
  t: Table,
  find: Finder,
  seat: number,
  name: string,
  on: readonly string[],
  nth: number | undefined,
): RefusalCode | null {
  const c = present(t, find(name));
  if (c === none || isHost(t, c) || controller(t, c) !== seat) return 'no-such';
  const all = t.p.definitions[definition(t, c)]?.activations ?? [];
  const skills = nth === undefined ? all : all.length > 1 ? all.slice(nth - 1, nth) : [];
  const reasons = skills.map((skill) => whyNotThis(t, find, seat, c, skill, on));
  return reasons.length === 0 ? 'no-such' : reasons.includes(null) ? null : (reasons[0] ?? null);
}

function whyNotThis(
  t: Table,
  find: Finder,
  seat: number,
  c: number,
  skill: Activation,
  on: readonly string[],
): RefusalCode | null {
  if (!fits(t, find, seat, c, skill.target, on)) return 'target';
  const bar = skill.exhaust ? barOf(has(t, c, exhausted), has(t, c, settled), isFurre(t, c)) : null;
  return bar ?? (skill.ap > apOf(t, seat) ? 'ap' : null);
}

function whyNotSwung(t: Table, find: Finder, seat: number, name: string, at: string): RefusalCode | null {
  const c = present(t, find(name));
  if (c === none || !isFurre(t, c) || controller(t, c) !== seat) return 'no-such';
  const target = present(t, find(at));
  const opposes = target !== none && controller(t, target) !== seat;
  if (!opposes || !(isHost(t, target) ? isIn(t, target) : isFurre(t, target))) return 'target';
  const bar = barOf(has(t, c, exhausted), has(t, c, settled), true);
  return bar ?? (isAllowed(swingRulings(t, c)) ? null : 'cannot');
}
