import { skipped } from '../../../kernel/governing/skip';
import * as cards from '../../../kernel/cards';
import { budgets } from '../../../kernel/budgets';
import { choiceAt, choices } from '../../../kernel/combinations';
import * as frames from '../../../kernel/frames';
import { at } from '../../../kernel/state';
import { loseTrack } from '../board';
import { ask } from '../questions';
import { after, firstOf, foe, hand, handSize, pileSize } from '../reading';
import { actorOf, done, ended, listYesNo, setStage, stageOf, stages, takeYesNo } from '../step';
import type { CompiledStep, Table } from '../table';

interface Acting {
  readonly byFoe: boolean;
  readonly may: boolean;
}

/** Cards go to the hand or aside; `bothLook`: aside, and the other player has something to do with them too. */
export function drawStep(
  { byFoe, may }: Acting,
  n: number,
  to: 'hand' | 'aside',
  bothLook: boolean,
): CompiledStep {
  return {
    byFoe,
    go(t, f) {
      const stage = stageOf(t, f);
      const seat = actorOf(t, f, byFoe);
      if (stage === stages.declined) {
        t.log?.({ is: 'declined', seat });
        return ended;
      }
      if (may && stage === stages.start && pileSize(t) > 0) {
        listYesNo(t);
        return ask.may;
      }
      draw(t, f, seat, n, to, bothLook);
      return done;
    },
    take: takeYesNo,
    possible(t, _source, me) {
      const { tally } = t;
      if (tally.pile < n) return false;
      tally.pile -= n;
      tally.drawn += n;
      if (to === 'aside') tally.aside += n;
      else tally.hand(byFoe ? foe(me) : me, n);
      return true;
    },
  };
}

function draw(t: Table, f: number, seat: number, n: number, to: 'hand' | 'aside', bothLook: boolean): void {
  const drawn: number[] | null = t.log ? [] : null;
  let count = 0;
  for (; count < n; count++) {
    const c = firstOf(t, t.l.pile);
    if (c === cards.none) break;
    cards.putLast(t.l, t.s, c, to === 'hand' ? hand(t, seat) : t.l.aside);
    cards.setOwner(t.s, c, seat);
    cards.letKnow(t.s, c, seat);
    if (bothLook) cards.letKnow(t.s, c, foe(seat));
    drawn?.push(c);
  }
  t.s[f + frames.drawn] = at(t.s, f + frames.drawn) + count;
  if (drawn && count > 0) t.log?.({ is: 'drew', seat, cards: drawn, to });
  if (count < n) t.log?.({ ...skipped('draw', 'nothing-there'), card: cards.none });
}

/** How many cards the next question about several is for: all of them, or one if the answers would be too many. */
export const portion = (count: number, size: number): number =>
  choices(count, size, budgets.answers + 1) > budgets.answers ? 1 : size;

/** Lists every choice of `size` cards out of `count`. */
export function listChoices(t: Table, count: number, size: number): void {
  const ways = choices(count, size, budgets.answers);
  const codes = t.options.roomFor(ways);
  for (let rank = 0; rank < ways; rank++) codes[t.options.count + rank] = rank;
  t.options.count += ways;
}

const positions: number[] = [];

/** The cards of a place that choice number `rank` names. */
export function chosenFrom(t: Table, place: number, size: number, rank: number): number[] {
  const list = cards.listIn(t.l, t.s, place);
  choiceAt(list.length, size, rank, positions);
  return positions.slice(0, size).map((position) => list[position] ?? cards.none);
}

/**
 * Moves the same cards of a hand elsewhere, and says which the first of them is there. Unless others see them go,
 * each could be any of that hand.
 */
export function takeChosen(
  t: Table,
  seat: number,
  size: number,
  rank: number,
  to: number,
  unseen: boolean,
): number {
  const held = handSize(t, seat);
  choiceAt(held, size, rank, positions);
  if (unseen && size < held) loseTrack(t, firstOf(t, hand(t, seat)), seat);
  const before = cards.lastIn(t.l, t.s, to);
  cards.takeUnseen(t.l, t.s, hand(t, seat), positions, size, to);
  return before === cards.none ? firstOf(t, to) : after(t, before);
}

/** Cards a running `discard` still asks for. */
export const discardLeft = (t: Table, f: number, seat: number): number =>
  Math.min(at(t.s, f + frames.left), handSize(t, seat));

export function discardStep({ byFoe, may }: Acting, n: number | 'drawn'): CompiledStep {
  return {
    byFoe,
    skips(t, f) {
      const due = n === 'drawn' ? at(t.s, f + frames.drawn) : n;
      t.s[f + frames.left] = due;
      if (t.log && due > handSize(t, actorOf(t, f, byFoe)))
        t.log({ ...skipped('discard', 'nothing-there'), card: cards.none });
      return false;
    },
    go(t, f) {
      const seat = actorOf(t, f, byFoe);
      if (stageOf(t, f) === stages.declined) {
        t.log?.({ is: 'declined', seat });
        return ended;
      }
      const left = discardLeft(t, f, seat);
      if (left === 0) return done;
      if (may && stageOf(t, f) === stages.start) {
        listYesNo(t);
        return ask.may;
      }
      const held = handSize(t, seat);
      listChoices(t, held, portion(held, left));
      return ask.discard;
    },
    take(t, f, code) {
      if (may && stageOf(t, f) === stages.start) return takeYesNo(t, f, code);
      const seat = actorOf(t, f, byFoe);
      const left = discardLeft(t, f, seat);
      const size = portion(handSize(t, seat), left);
      discardFromHand(t, seat, size, code);
      t.s[f + frames.left] = left - size;
      setStage(t, f, stages.working);
    },
    possible(t, _source, me) {
      return t.tally.hand(byFoe ? foe(me) : me, n === 'drawn' ? -t.tally.drawn : -n) >= 0;
    },
  };
}

function discardFromHand(t: Table, seat: number, size: number, rank: number): void {
  const visible = t.p.options.discardsVisible;
  const first = takeChosen(t, seat, size, rank, t.l.discard, !visible);
  if (visible) for (let c = first; c !== cards.none; c = after(t, c)) cards.letAllKnow(t.s, c);
  t.log?.({ is: 'discarded', seat, cards: cards.listFrom(t.s, first) });
}
