import type { SeatLetter, TurnStep } from '@shared/games/governing/scenario/words';
import * as cards from '../../kernel/cards';
import type { Sight } from '../../kernel/game';
import { quarterTurns } from '../../kernel/governing/exhaustion';
import { askKindAt, rest, restAt } from '../../kernel/head';
import type { CardsRef, Viewer } from '../../kernel/log';
import { loopOf, type Loop } from '../../kernel/loops';
import { at, copyState } from '../../kernel/state';
import { asked, moveOf, orderableNames, type PlainMove } from './answers';
import { aimingAtTargets, aimsInSteps, orderable, targetItem } from './batch';
import { isRunning, runningStep } from './effect';
import { halfMade } from './half-made';
import { topOfPile } from './items';
import { item, laterCountAt, pileCountAt, queueCountAt, quietAt, turnAt } from './layout';
import { drawCost, refreshCost } from './menu';
import { outcomeOf } from './outcome';
import { seatLetter } from './position';
import { ask, moves, type QuestionWord } from './questions';
import { activeSeat, apOf, exhausted, has, isIn, maxSp, refOf, sp } from './reading';
import { sees, sightOf, spectator } from './sight';
import { idsIn, objectOf, stepOf, winnerOf } from './snapshot';
import { type CompiledStep, type Program, swingText, Table } from './table';
import {
  idOf,
  kindOf,
  nameOfRef,
  speaker,
  thingOf,
  thingOrNull,
  viewSpeaker,
  type Kind,
  type ThingRef,
} from './things';
import { listAgain } from './turn';

export interface ViewObject extends ReturnType<typeof objectOf> {
  /** How sentences speak of it. */
  readonly thing: ThingRef;
  /** What answers call it. It stays while the object is in play; one that comes back has a new one. */
  readonly name: string;
  readonly kind: Kind;
  readonly token: boolean;
  /** How the card lies, in quarter turns. */
  readonly turned: 0 | 1;
}

export interface ViewPlayer {
  readonly seat: SeatLetter;
  /** Of the Host. */
  readonly sp: number;
  readonly maxSp: number;
  readonly ap: number;
  readonly drawCost: number;
  readonly refreshCost: number;
  readonly owned: number;
  readonly hand: CardsRef;
  readonly book: number;
  /** The top first; only for who sees everything. */
  readonly bookOrder: readonly string[];
  readonly couch: readonly string[];
  readonly out: boolean;
}

/** Something that waits to be carried out. */
export interface ViewItem {
  readonly thing: ThingRef;
  readonly seat: SeatLetter;
  readonly targets: readonly ThingRef[];
  readonly swing: boolean;
}

export interface ViewQuestion {
  readonly by: SeatLetter;
  readonly for: QuestionWord;
  /** Whose text asks, or what is answered. */
  readonly source: ThingRef | null;
  /** Which of how many targets is chosen now; null where all of them are one answer. */
  readonly aim: { readonly nth: number; readonly of: number } | null;
  /** What the step of a text that asks will do; null when the rules ask. */
  readonly verb: CompiledStep['do'] | null;
  /** Only for the seat that is asked, and for who sees everything; the place in the list is the answer. */
  readonly answers: readonly PlainMove[] | null;
  /** The skills that are to be ordered, by the names that answers have for them. */
  readonly skills: readonly ViewSkill[];
}

/** A skill that was set off: whose it is, and what set it off. */
export interface ViewSkill {
  readonly name: string;
  readonly thing: ThingRef;
  readonly event: ThingRef | null;
}

/** Everything one seat may see, as plain data for a screen. */
export interface View {
  /** Null for a spectator, and for a designer who sees everything. */
  readonly seat: SeatLetter | null;
  readonly phase: 'play' | 'gameOver' | 'loop';
  readonly turn: number;
  readonly active: SeatLetter;
  readonly step: TurnStep;
  /** Turns in a row in which nothing happened. */
  readonly quiet: number;
  readonly players: readonly ViewPlayer[];
  /** The seat's own. */
  readonly hand: readonly string[];
  /** In the order in which they came. */
  readonly objects: readonly ViewObject[];
  /** The top first. */
  readonly pile: readonly ViewItem[];
  /** Skills set off, in the order in which they will go off. */
  readonly queue: readonly ViewItem[];
  /** Put off until the end of the turn. */
  readonly later: readonly ViewItem[];
  readonly asks: ViewQuestion | null;
  readonly winner: SeatLetter | 'draw' | null;
  readonly loop: Loop | null;
}

export const view = (t: Table, seat: number): View => viewOf(t.p, sightOf(t, seat));

/** A view knows the sight and nothing else, so it can't show what that did not let through. */
export const viewOf = (program: Program, { seat, state }: Sight): View =>
  viewFrom(new Table(program, state), seat);

/** For a designer, who sees everything. */
export const openView = (t: Table): View => viewFrom(new Table(t.p, copyState(t.s)), null);

function viewFrom(t: Table, seat: Viewer): View {
  const { s, l } = t;
  const sits = seat !== null && seat !== spectator;
  return {
    seat: sits ? seatLetter(seat) : null,
    phase: at(s, restAt) === rest.loop ? 'loop' : at(s, restAt) === rest.gameOver ? 'gameOver' : 'play',
    turn: at(s, turnAt),
    active: seatLetter(activeSeat(t)),
    step: stepOf(t),
    quiet: at(s, quietAt),
    players: Array.from({ length: l.seats }, (_, one) => playerView(t, one, seat)),
    hand: sits ? handRef(t, seat, seat).known : [],
    objects: cards.listIn(l, s, l.inPlay).map((c) => objectView(t, c)),
    pile: itemViews(t, l.pileAt, at(s, pileCountAt)).reverse(),
    queue: itemViews(t, l.queueAt, at(s, queueCountAt)),
    later: itemViews(t, l.laterAt, at(s, laterCountAt)),
    asks: questionView(t, seat),
    winner: winnerOf(t),
    loop: loopOf(outcomeOf(t)),
  };
}

function playerView(t: Table, whose: number, seat: Viewer): ViewPlayer {
  const { s, l } = t;
  return {
    seat: seatLetter(whose),
    sp: sp(t, whose),
    maxSp: maxSp(t, whose),
    ap: apOf(t, whose),
    drawCost: drawCost(t, whose),
    refreshCost: refreshCost(t, whose),
    owned: at(s, l.ownedAt + whose),
    hand: handRef(t, whose, seat),
    book: cards.countIn(l, s, l.book + whose),
    bookOrder: seat === null ? idsIn(t, l.book + whose) : [],
    couch: idsIn(t, l.couch + whose),
    out: !isIn(t, whose),
  };
}

/** A hand has no order: the places in it only say which records they are. */
function handRef(t: Table, whose: number, seat: Viewer): CardsRef {
  const held = cards.listIn(t.l, t.s, t.l.hand + whose);
  const known = held.filter((c) => seat === null || sees(t, c, seat));
  const faces = known.map((c) => cards.definitionOf(t.s, c));
  return { count: held.length, known: faces.sort((a, b) => a - b).map((face) => idOf(t, face)) };
}

function objectView(t: Table, c: number): ViewObject {
  return {
    thing: thingOf(t, refOf(t, c)),
    name: nameOfRef(t, refOf(t, c)),
    kind: kindOf(t, cards.definitionOf(t.s, c)),
    token: c >= t.l.firstToken,
    turned: quarterTurns(has(t, c, exhausted)),
    ...objectOf(t, viewSpeaker(t), c),
  };
}

const itemViews = (t: Table, first: number, count: number): ViewItem[] =>
  Array.from({ length: count }, (_, nth) => itemView(t, first + nth * t.l.itemWords));

function itemView(t: Table, where: number): ViewItem {
  const targets = t.s.subarray(where + item.targets, where + item.targets + at(t.s, where + item.chosen));
  return {
    thing: thingOf(t, at(t.s, where + item.this)),
    seat: seatLetter(at(t.s, where + item.me)),
    targets: Array.from(targets, (ref) => thingOf(t, ref)),
    swing: at(t.s, where + item.text) === swingText,
  };
}

function questionView(t: Table, seat: Viewer): ViewQuestion | null {
  const question = asked(t);
  if (!question) return null;
  const mine = seat === null || (seat !== spectator && question.by === seatLetter(seat));
  const ordering = question.for === 'order';
  return {
    ...question,
    source: sourceOf(t),
    aim: aimOf(t),
    verb: isRunning(t) ? (runningStep(t)?.do ?? null) : null,
    answers: mine ? seenAnswers(t) : null,
    skills: ordering ? skillViews(t) : [],
  };
}

function skillViews(t: Table): ViewSkill[] {
  const names = orderableNames(t, viewSpeaker(t));
  return orderable(t).map((where, index) => ({
    name: names[index] ?? '',
    thing: thingOf(t, at(t.s, where + item.this)),
    event: thingOrNull(t, at(t.s, where + item.event)),
  }));
}

function aimOf(t: Table): ViewQuestion['aim'] {
  const kind = at(t.s, askKindAt);
  const inSteps = kind === ask.aim || (kind === ask.target && aimsInSteps(t));
  if (!inSteps) return null;
  const { where, size } = kind === ask.aim ? halfMade(t).aiming : aimingAtTargets(t);
  return { nth: at(t.s, where + item.chosen) + 1, of: size };
}

/** What is being played, activated or swung with. A card in hand is no object yet. */
function begunWith(t: Table): ThingRef {
  const { kind, c } = halfMade(t);
  if (kind !== moves.play) return thingOf(t, refOf(t, c));
  const face = cards.definitionOf(t.s, c);
  return { id: idOf(t, face), handle: 0, kind: kindOf(t, face) };
}

function sourceOf(t: Table): ThingRef | null {
  switch (at(t.s, askKindAt)) {
    case ask.answer:
    case ask.stepIn:
      return thingOf(t, at(t.s, topOfPile(t) + item.this));
    case ask.target:
      return thingOf(t, at(t.s, targetItem(t) + item.this));
    case ask.number:
    case ask.aim:
      return begunWith(t);
    default:
      return speaker(t);
  }
}

/** `t` holds what the seat sees. The answers are listed anew from that: whatever is hidden can't change them. */
function seenAnswers(t: Table): PlainMove[] {
  listAgain(t);
  const names = viewSpeaker(t);
  return t.options.list().map((code) => moveOf(t, names, code));
}

/** The answers to the open question, in the order in which they are numbered; none for who is not asked. */
export const answersFor = (t: Table, seat: number): readonly PlainMove[] => view(t, seat).asks?.answers ?? [];
