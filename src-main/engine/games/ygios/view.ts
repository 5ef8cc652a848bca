import type { Mode } from '@shared/games/index';
import * as cards from '../../kernel/cards';
import type { Sight } from '../../kernel/game';
import { rest, restAt } from '../../kernel/head';
import * as frames from '../../kernel/frames';
import type { CardsRef, Viewer } from '../../kernel/log';
import { loopOf, type Loop } from '../../kernel/loops';
import { at, copyState } from '../../kernel/state';
import { asked } from './answers';
import { letter, type BySeat, type FaceWord, type RoundResult, type SeatLetter } from './format';
import { outcomeOf } from './outcome';
import { firstAt, phaseAt, phases, playoutAt, pointsAt, roundAt } from './layout';
import { listLocks } from './locks';
import { gainOf, givenLocks, roundResult, spentIds, timelineWinner, turnLetter } from './snapshot';
import type { QuestionWord } from './questions';
import { bonusOf, hasFired, isUp, owner, zoneAt } from './reading';
import { bonusIdOf, idOf, isKnown, refsTo, sourceRef, speaker, zoneIdOf, type SourceRef } from './refs';
import { seenAnswers, type SeenAnswer } from './seen-answers';
import { isLayoutHidden, sightOf } from './sight';
import { holds, isActive } from './standing';
import { type Program, Table, type Verb } from './table';
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
  /** What the step of a text that asks will do; null when the rules ask. */
  readonly verb: Verb | null;
  /** Only for the seat that is asked, and for who sees everything; the place in the list is the answer. */
  readonly answers: readonly SeenAnswer[] | null;
}

/** Everything one seat may see, as plain data for a screen. */
export interface View {
  /** Null for who sees everything. */
  readonly seat: SeatLetter | null;
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
  /** In the order of the pack: a hand has none. */
  readonly hands: BySeat<CardsRef>;
  /** Drawn by the text that is being carried out. */
  readonly aside: CardsRef;
  readonly pile: {
    readonly count: number;
    /** Counted from the top, which is 0. */
    readonly known: readonly { readonly position: number; readonly card: string }[];
  };
  readonly discard: CardsRef;
  readonly sculpted: BySeat<CardsRef>;
  readonly locks: readonly ViewLock[];
  readonly spent: readonly string[];
  readonly asks: ViewQuestion | null;
  readonly result: RoundResult | null;
  readonly timeline: SeatLetter | null;
  readonly loop: Loop | null;
}

export const view = (t: Table, seat: number): View => viewOf(t.p, sightOf(t, seat));

/** A view knows the sight and nothing else, so it can't show what the one eye did not let through. */
export const viewOf = (program: Program, { seat, state }: Sight): View =>
  viewFrom(new Table(program, state), seat);

/** For a designer, who sees everything. */
export const openView = (t: Table): View => viewFrom(new Table(t.p, copyState(t.s)), null);

function viewFrom(t: Table, seat: Viewer): View {
  const list = (place: number): number[] => cards.listIn(t.l, t.s, place);
  const row = Array.from({ length: t.p.zones }, (_, position) => zoneAt(t, position));
  return {
    seat: seat === null ? null : letter(seat),
    mode: t.p.mode,
    phase: phaseOf(t),
    round: at(t.s, roundAt),
    first: letter(at(t.s, firstAt)),
    turn: turnLetter(t),
    playout: at(t.s, playoutAt) === 1,
    score: bySeat((one) => at(t.s, pointsAt + one)),
    row: seat !== null && isLayoutHidden(t) ? null : row.map((zone) => zoneIdOf(t, zone)),
    zones: row.map((zone) => zoneView(t, zone, seat)),
    hands: bySeat((one) => heldRef(t, t.l.hand + one, seat)),
    aside: refsTo(t, list(t.l.aside), seat),
    pile: {
      count: list(t.l.pile).length,
      known: list(t.l.pile).flatMap((c, position) =>
        isKnown(t, c, seat) ? [{ position, card: idOf(t, c) }] : [],
      ),
    },
    discard: refsTo(t, list(t.l.discard), seat),
    sculpted: bySeat((one) => heldRef(t, t.l.sculpted + one, seat)),
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
function heldRef(t: Table, place: number, seat: Viewer): CardsRef {
  const held = cards.listIn(t.l, t.s, place);
  const known = held.filter((c) => isKnown(t, c, seat));
  known.sort((a, b) => cards.definitionOf(t.s, a) - cards.definitionOf(t.s, b));
  return { count: held.length, known: known.map((c) => idOf(t, c)) };
}

function phaseOf(t: Table): View['phase'] {
  const resting = at(t.s, restAt);
  if (resting === rest.loop) return 'loop';
  if (resting === rest.gameOver) return 'gameOver';
  if (resting === rest.roundOver) return 'roundOver';
  return at(t.s, phaseAt) === phases.sculpt ? 'sculpt' : 'play';
}

function zoneView(t: Table, zone: number, seat: Viewer): ViewZone {
  const bonus = bonusOf(t, zone);
  return {
    zone: zoneIdOf(t, zone),
    bonus: bonus === cards.none ? null : bonusIdOf(t, bonus),
    cards: cards.listIn(t.l, t.s, zone).map((c) => cardView(t, c, seat)),
    devotion: bySeat((one) => devotionIn(t, zone, one)),
    control: letter(controllerOf(t, zone)),
  };
}

function cardView(t: Table, c: number, seat: Viewer): ViewCard {
  const link = cards.linkOf(t.s, c);
  return {
    handle: cards.handleOf(t.s, c),
    card: isKnown(t, c, seat) ? idOf(t, c) : null,
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

function lockViews(t: Table, seat: Viewer): ViewLock[] {
  const given = givenLocks(t);
  return listLocks(t).flatMap((lock, index) => {
    const said = given[index];
    if (!said) return [];
    const { side, zone, turns, from } = said;
    return [{ side, zone, turns, pending: from === 'next', source: sourceRef(t, lock.source, seat) }];
  });
}

function questionView(t: Table, seat: Viewer): ViewQuestion | null {
  const question = asked(t);
  if (!question) return null;
  const mine = seat === null || question.by === letter(seat);
  const answers = mine ? seenAnswers(t, seat) : null;
  return { ...question, source: speaker(t, seat), verb: verbNow(t), answers };
}

/** Texts are open to everybody, so what the one that runs will do next is too. */
function verbNow(t: Table): Verb | null {
  if (frames.depth(t.s) === 0) return null;
  const f = frames.topFrame(t.s);
  return t.p.sequences[at(t.s, f + frames.sequence)]?.verbs[at(t.s, f + frames.step)] ?? null;
}

/** The answers to the open question, in the order in which they are numbered; none for who is not asked. */
export const answersFor = (t: Table, seat: number): readonly SeenAnswer[] =>
  view(t, seat).asks?.answers ?? [];
