import type { Mode } from '@shared/language/modes';
import * as cards from '../../kernel/cards';
import type { Sight } from '../../kernel/game';
import { rest, restAt } from '../../kernel/head';
import type { CardsRef } from '../../kernel/log';
import { loopOf, type Loop } from '../../kernel/loops';
import { at } from '../../kernel/state';
import { asked } from './answers';
import { letter, type BySeat, type FaceWord, type RoundResult, type SeatLetter } from './format';
import { outcomeOf } from './game';
import { firstAt, phaseAt, phases, playoutAt, pointsAt, roundAt } from './layout';
import { listLocks } from './locks';
import { gainOf, givenLocks, roundResult, spentIds, timelineWinner, turnLetter } from './snapshot';
import type { QuestionWord } from './questions';
import { bonusOf, foe, hasFired, isUp, owner, zoneAt } from './reading';
import { bonusIdOf, idOf, refsTo, sourceRef, speaker, zoneIdOf, type SourceRef } from './refs';
import { seenAnswers, type SeenAnswer } from './seen-answers';
import { isLayoutHidden, sees, sightOf } from './sight';
import { holds, isActive } from './standing';
import { type Program, Table } from './table';
import { controllerOf, devotionIn, valueOf } from './values';

export interface ViewCard {
  /** Stays while the card lies on the board; a card that comes back has a new one. */
  readonly handle: number;
  /** Null when the seat does not know it. */
  readonly card: string | null;
  readonly owner: SeatLetter;
  readonly face: FaceWord;
  readonly fired: boolean;
  /** Its standing rules are in force. */
  readonly active: boolean;
  readonly protected: boolean;
  /** The handle of the card that placed it and holds on to it. */
  readonly linkedTo: number | null;
  readonly gain: number;
  readonly value: number;
}

export interface ViewZone {
  readonly zone: string;
  readonly bonus: string | null;
  readonly cards: readonly ViewCard[];
  readonly devotion: BySeat<number>;
  readonly control: SeatLetter;
}

export interface ViewLock {
  readonly side: SeatLetter;
  readonly zone: string;
  /** Turns it still covers, the one in progress included. */
  readonly turns: number;
  /** It begins only with the side's next turn. */
  readonly pending: boolean;
  readonly source: SourceRef;
}

export interface ViewQuestion {
  readonly by: SeatLetter;
  readonly for: QuestionWord;
  readonly source: SourceRef | null;
  /** Only for the seat that is asked; the place in the list is the answer. */
  readonly answers: readonly SeenAnswer[] | null;
}

/** Everything one seat may see, as plain data for a screen. */
export interface View {
  readonly seat: SeatLetter;
  readonly mode: Mode;
  readonly phase: 'sculpt' | 'play' | 'roundOver' | 'gameOver' | 'loop';
  readonly round: number;
  readonly first: SeatLetter;
  readonly turn: SeatLetter | null;
  readonly playout: boolean;
  readonly score: BySeat<number>;
  /** The zones from left to right; null while the row is a secret. */
  readonly row: readonly string[] | null;
  readonly zones: readonly ViewZone[];
  readonly hand: readonly string[];
  readonly foeHand: CardsRef;
  /** Drawn by the text that is being carried out. */
  readonly aside: CardsRef;
  readonly pile: {
    readonly count: number;
    /** Counted from the top, which is 0. */
    readonly known: readonly { readonly position: number; readonly card: string }[];
  };
  readonly discard: CardsRef;
  readonly sculpted: { readonly own: readonly string[]; readonly foe: number };
  readonly locks: readonly ViewLock[];
  readonly spent: readonly string[];
  readonly asks: ViewQuestion | null;
  readonly result: RoundResult | null;
  readonly timeline: SeatLetter | null;
  readonly loop: Loop | null;
}

export const view = (t: Table, seat: number): View => viewOf(t.p, sightOf(t, seat));

/** A view knows the sight and nothing else, so it can't show what the one eye did not let through. */
export function viewOf(program: Program, { seat, state }: Sight): View {
  const t = new Table(program, state);
  const list = (place: number): number[] => cards.listIn(t.l, t.s, place);
  const row = Array.from({ length: t.p.zones }, (_, position) => zoneAt(t, position));
  return {
    seat: letter(seat),
    mode: t.p.mode,
    phase: phaseOf(t),
    round: at(t.s, roundAt),
    first: letter(at(t.s, firstAt)),
    turn: turnLetter(t),
    playout: at(t.s, playoutAt) === 1,
    score: bySeat((one) => at(t.s, pointsAt + one)),
    row: isLayoutHidden(t) ? null : row.map((zone) => zoneIdOf(t, zone)),
    zones: row.map((zone) => zoneView(t, zone, seat)),
    hand: inPackOrder(t, list(t.l.hand + seat)),
    foeHand: handRef(t, foe(seat), seat),
    aside: refsTo(t, list(t.l.aside), seat),
    pile: {
      count: list(t.l.pile).length,
      known: list(t.l.pile).flatMap((c, position) =>
        sees(t, c, seat) ? [{ position, card: idOf(t, c) }] : [],
      ),
    },
    discard: refsTo(t, list(t.l.discard), seat),
    sculpted: {
      own: inPackOrder(t, list(t.l.sculpted + seat)),
      foe: list(t.l.sculpted + foe(seat)).length,
    },
    locks: lockViews(t, seat),
    spent: spentIds(t),
    asks: questionView(t, seat),
    result: roundResult(t),
    timeline: timelineWinner(t),
    loop: loopOf(outcomeOf(t)),
  };
}

const bySeat = <T>(of: (seat: number) => T): BySeat<T> => ({ A: of(0), B: of(1) });

/** A hand has no order: the places in it only say which records they are. */
const inPackOrder = (t: Table, list: readonly number[]): string[] =>
  [...list].sort((a, b) => cards.definitionOf(t.s, a) - cards.definitionOf(t.s, b)).map((c) => idOf(t, c));

function handRef(t: Table, whose: number, seat: number): CardsRef {
  const held = cards.listIn(t.l, t.s, t.l.hand + whose);
  return {
    count: held.length,
    known: inPackOrder(
      t,
      held.filter((c) => sees(t, c, seat)),
    ),
  };
}

function phaseOf(t: Table): View['phase'] {
  const resting = at(t.s, restAt);
  if (resting === rest.loop) return 'loop';
  if (resting === rest.gameOver) return 'gameOver';
  if (resting === rest.roundOver) return 'roundOver';
  return at(t.s, phaseAt) === phases.sculpt ? 'sculpt' : 'play';
}

function zoneView(t: Table, zone: number, seat: number): ViewZone {
  const bonus = bonusOf(t, zone);
  return {
    zone: zoneIdOf(t, zone),
    bonus: bonus === cards.none ? null : bonusIdOf(t, bonus),
    cards: cards.listIn(t.l, t.s, zone).map((c) => cardView(t, c, seat)),
    devotion: bySeat((one) => devotionIn(t, zone, one)),
    control: letter(controllerOf(t, zone)),
  };
}

function cardView(t: Table, c: number, seat: number): ViewCard {
  const link = cards.linkOf(t.s, c);
  return {
    handle: cards.handleOf(t.s, c),
    card: sees(t, c, seat) ? idOf(t, c) : null,
    owner: letter(owner(t, c)),
    face: isUp(t, c) ? 'up' : 'down',
    fired: hasFired(t, c),
    active: t.p.persistent[cards.definitionOf(t.s, c)] === 1 && isActive(t, c),
    protected: holds(t, t.p.standing.protected, c),
    linkedTo: link === cards.none ? null : cards.handleOf(t.s, link),
    gain: gainOf(t, c),
    value: valueOf(t, c),
  };
}

function lockViews(t: Table, seat: number): ViewLock[] {
  const given = givenLocks(t);
  return listLocks(t).flatMap((lock, index) => {
    const said = given[index];
    if (!said) return [];
    const { side, zone, turns, from } = said;
    return [{ side, zone, turns, pending: from === 'next', source: sourceRef(t, lock.source, seat) }];
  });
}

function questionView(t: Table, seat: number): ViewQuestion | null {
  const question = asked(t);
  if (!question) return null;
  const mine = question.by === letter(seat);
  return { ...question, source: speaker(t, seat), answers: mine ? seenAnswers(t, seat) : null };
}

/** The answers to the open question, in the order in which they are numbered; none for who is not asked. */
export const answersFor = (t: Table, seat: number): readonly SeenAnswer[] =>
  view(t, seat).asks?.answers ?? [];
