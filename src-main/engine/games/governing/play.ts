import { spendOperation } from '../../kernel/budgets';
import { definitionOf, firstIn, none, nextOf, putLast, standIn } from '../../kernel/cards';
import { at } from '../../kernel/state';
import { turnObject } from './changes';
import { pushPile, writeItem } from './items';
import { item, moveAt, passedAt, stepInAt, stirredAt, sweepAt } from './layout';
import { chooseTargets, drawCost, waysOf } from './menu';
import { enter, renew } from './objects';
import { drawCards } from './plain-acts';
import { inSteps, moveKind, moveRank, moveRecord, moves } from './questions';
import { apOf, controller, definition, exhausted, has, isFurre, refOf, setFlag, swung } from './reading';
import { type CompiledTarget, costX, events, swingText, type Table, types } from './table';
import { hear } from './triggers';

/** A move from the main menu or as an answer, known to be legal. */
export function makeMove(t: Table, seat: number, code: number): void {
  const [kind, c, rank] = [moveKind(t, code), moveRecord(t, code), moveRank(t, code)];
  // Nothing happens before all of it is chosen.
  if (rank === inSteps(t)) t.s[moveAt] = code;
  else carryOut(t, seat, code, fixTargets(t, seat, kind, c, rank));
}

/** The targets that a rank means go into `t.chosen`; returns X. */
function fixTargets(t: Table, seat: number, kind: number, c: number, rank: number): number {
  if (kind === moves.swing) t.chosen[0] = rank;
  else if (kind === moves.play) {
    const played = t.p.definitions[definition(t, c)]?.played ?? null;
    const { x, way } = splitRank(t, waysOf(t, played, seat, none), rank);
    if (played) chooseTargets(t, played, seat, none, way);
    return x;
  } else if (kind !== moves.draw) {
    const target = t.p.definitions[definition(t, c)]?.activations[kind - moves.activate]?.target;
    if (target) chooseTargets(t, target, seat, c, rank);
  }
  return 0;
}

/** Costs are paid and targets fixed here: those in `t.chosen`, whatever the rank of `code` is. */
export function carryOut(t: Table, seat: number, code: number, x: number): void {
  if (!spendOperation(t.s)) return;
  const [kind, c] = [moveKind(t, code), moveRecord(t, code)];
  t.s[sweepAt] = 1;
  if (kind === moves.draw) payDraw(t, seat);
  else if (kind === moves.swing) swing(t, seat, c, t.chosen[0] ?? 0);
  else if (kind === moves.play) play(t, seat, c, x);
  else activate(t, seat, c, kind - moves.activate);
}

function pay(t: Table, seat: number, n: number): void {
  t.s[t.l.apAt + seat] = apOf(t, seat) - n;
}

function payDraw(t: Table, seat: number): void {
  const n = drawCost(t, seat);
  pay(t, seat, n);
  if (t.log) t.log({ at: ++t.moment, is: 'paidDraw', seat, n });
  drawCards(t, seat, 1);
}

/** X and the choice of targets of a move. */
export function splitRank(t: Table, ways: number, rank: number): { x: number; way: number } {
  return ways <= 1 ? { x: rank, way: 0 } : { x: Math.floor(rank / ways), way: rank % ways };
}

function play(t: Table, seat: number, meant: number, x: number): void {
  const { s, l, p } = t;
  const face = definitionOf(s, meant);
  const card = p.definitions[face];
  if (!card) return;
  const cost = p.ap[face] ?? 0;
  const paid = cost === costX ? x : cost;
  pay(t, seat, paid);
  s[stirredAt] = 1;
  // Which record leaves the hand must not tell which card it was.
  const c = standIn(s, firstIn(l, s, l.hand + seat), meant);
  renew(t, c);
  const targets = t.log ? chosenRefs(t, card.played) : [];
  if (t.log)
    t.log({ at: ++t.moment, is: 'play', seat, ref: refOf(t, c), definition: face, ap: paid, targets });
  if (card.type !== types.action) {
    // Before it enters: what it does then may ask for X.
    s[l.paidAt + c] = cost === costX ? x : 0;
    if (!enter(t, c, seat, card.type === types.alteration ? (t.chosen[0] ?? none) : none))
      s[l.paidAt + c] = 0;
    return;
  }
  putLast(l, s, c, l.waiting);
  pileUp(t, card.playedText, refOf(t, c), seat, x, card.played?.n ?? 0);
}

const chosenRefs = (t: Table, target: CompiledTarget | null): number[] =>
  t.chosen.slice(0, target?.n ?? 0).map((c) => refOf(t, c));

/** Onto the pile, with the first `count` of `t.chosen` as targets. */
function pileUp(t: Table, text: number, self: number, seat: number, x: number, count: number): void {
  const where = pushPile(t);
  if (where === none) return;
  writeItem(t, where, text, self, seat, none, x);
  t.s[where + item.chosen] = count;
  for (let i = 0; i < count; i++) t.s[where + item.targets + i] = refOf(t, t.chosen[i] ?? 0);
  t.s[passedAt] = 0;
}

function activate(t: Table, seat: number, c: number, nth: number): void {
  const skill = t.p.definitions[definition(t, c)]?.activations[nth];
  if (!skill) return;
  pay(t, seat, skill.ap);
  const targets = t.log ? chosenRefs(t, skill.target) : [];
  if (t.log) t.log({ at: ++t.moment, is: 'activate', seat, thing: refOf(t, c), ap: skill.ap, targets });
  pileUp(t, skill.text, refOf(t, c), seat, at(t.s, t.l.paidAt + c), skill.target?.n ?? 0);
  if (skill.exhaust && turnObject(t, c, true)) hear(t, events.exhaust, c);
}

function swing(t: Table, seat: number, c: number, target: number): void {
  t.moment++;
  t.chosen[0] = target;
  pileUp(t, swingText, refOf(t, c), seat, 0, 1);
  setFlag(t, c, swung, true);
  const turned = turnObject(t, c, true);
  if (t.log) t.log({ at: ++t.moment, is: 'swing', thing: refOf(t, c), target: refOf(t, target) });
  if (turned) hear(t, events.exhaust, c);
  hear(t, events.swing, c);
  if (target < t.l.seats) t.s[stepInAt] = target + 1;
}

/** A Host is named: whoever may take the swing upon itself, and `none`. */
export function listStepIn(t: Table, seat: number): void {
  const { s, l } = t;
  for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c))
    if (controller(t, c) === seat && isFurre(t, c) && !has(t, c, exhausted)) t.options.add(c);
  t.options.add(none);
}

export function stepIn(t: Table, seat: number, c: number, top: number): void {
  if (c === none) return;
  t.s[top + item.targets] = refOf(t, c);
  if (t.log) t.log({ at: ++t.moment, is: 'stepIn', seat, thing: refOf(t, c) });
}
