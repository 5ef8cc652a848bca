import type { CardLayout } from '../../kernel/cards';
import { lastKnownLayout, lastKnownSize, type LastKnownLayout } from '../../kernel/governing/last-known';
import { Layout } from '../../kernel/layout';
import { cardShift, cardsAt, cardWords, gameAt, placeWords, stackAt } from '../../kernel/map';

/** Words of this game beside the kernel's. Constant places first: they are read all the time. */
export const phaseAt = gameAt;
export const activeAt = gameAt + 1;
export const turnAt = gameAt + 2;
/** Turns in a row in which nothing happened, and whether something has in this one. */
export const quietAt = gameAt + 3;
export const stirredAt = gameAt + 4;
/** Who has won; -1 while nobody has, `drawn` when nobody will. */
export const winnerAt = gameAt + 5;
/** Items on the pile, delayed until the end of the turn, waiting to go off, and just set off. */
export const pileCountAt = gameAt + 6;
export const laterCountAt = gameAt + 7;
export const queueCountAt = gameAt + 8;
export const freshCountAt = gameAt + 9;
/** How far the skills just set off have come: see batch.ts. */
export const batchStageAt = gameAt + 10;
export const batchNthAt = gameAt + 11;
export const batchItemAt = gameAt + 12;
/** The effect being carried out: see effect.ts. */
export const runStepAt = gameAt + 13;
export const runStageAt = gameAt + 14;
export const runNthAt = gameAt + 15;
export const runSeatsAt = gameAt + 17;
export const runNumberAt = gameAt + 18;
export const runFromAt = gameAt + 19;
/** Something was done after which Hosts and Furres without SP must be looked for. */
export const sweepAt = gameAt + 20;
/** Who may still answer the top of the pile: how many seats have been passed over. */
export const passedAt = gameAt + 21;
/** The seat that may step in, plus one. */
export const stepInAt = gameAt + 22;
/** Kinds of events that something in play listens to, one bit each. */
export const heardAt = gameAt + 23;
/** Objects in play that have standing rules, now and when the board was last looked over. */
export const standingAt = gameAt + 24;
/** Seats whose Hosts are out of the game, one bit each. */
export const outAt = gameAt + 25;
/** Mulligans decided so far. */
export const mulligansAt = gameAt + 26;
/** 1: an effect for this turn may exist. */
export const fleetingAt = gameAt + 27;
/** The seat that began. */
export const firstAt = gameAt + 28;
/** A move that is chosen in steps, and its X: see half-made.ts. 0: there is none. */
export const moveAt = gameAt + 29;
export const moveXAt = gameAt + 30;
/** Which part of a long list is shown: see questions.ts. */
export const partAt = gameAt + 31;

/**
 * The effect being carried out lies where other games keep their stack. None is while a move is chosen in steps: its
 * targets lie there then.
 */
export const runAt = stackAt;

export const phases = {
  deal: 0,
  turn: 1,
  refreshStep: 2,
  main: 3,
  endTriggers: 4,
  discard: 5,
  cleanUp: 6,
  mulligan: 7,
  /** Skills of the step go off: then the next one begins. */
  refilled: 8,
  refreshed: 9,
} as const;

export const drawn = 9;

/** Codes and references are whole numbers from 0 up. */
export const wordBits = 31;
export const kindBits = 4;

/** Words of an item: something that waits to be carried out. */
export const item = { text: 0, this: 1, me: 2, event: 3, x: 4, chosen: 5, targets: 6 } as const;

/** What an object has beside its card's record. */
export const body = {
  pe: 0,
  peTurn: 1,
  max: 2,
  maxTurn: 3,
  standPe: 4,
  standMax: 5,
  encore: 6,
  flags: 7,
} as const;
export const bodyShift = 3;

/** What is remembered of an object that has left. */
export const known = { pe: 0, sp: 1, maxSp: 2, encore: 3, wearer: 4, face: 5, controller: 6 } as const;
const knownFields = 7;
const knownRecords = 80;

export const capacity = { pile: 32, later: 32, queue: 96 } as const;

export interface GoverningLayout extends CardLayout {
  readonly seats: number;
  readonly words: number;
  /** Records: Hosts first, then cards, then what tokens are made of. */
  readonly firstCard: number;
  readonly firstToken: number;
  readonly bodyAt: number;
  /** X that was paid for each object; 0 where nothing was chosen. */
  readonly paidAt: number;
  readonly refBits: number;
  readonly refMask: number;
  /** A move is a kind, a record and the rank of a choice in one number. */
  readonly rankBits: number;
  readonly rankMask: number;
  readonly mostTargets: number;
  readonly itemWords: number;
  readonly picks: number;
  readonly pileAt: number;
  readonly laterAt: number;
  readonly queueAt: number;
  /** Per seat. */
  readonly apAt: number;
  readonly ownedAt: number;
  readonly drawCostAt: number;
  readonly refreshCostAt: number;
  readonly lastKnown: LastKnownLayout;
  /** Places, each with one for every seat behind it. */
  readonly book: number;
  readonly hand: number;
  readonly couch: number;
  /** Places there is one of. */
  readonly inPlay: number;
  readonly waiting: number;
  readonly hosts: number;
  readonly pool: number;
}

export interface Extent {
  readonly seats: number;
  readonly cards: number;
  readonly tokens: number;
  readonly mostTargets: number;
}

export function createLayout({ seats, cards, tokens, mostTargets }: Extent): GoverningLayout {
  const records = seats + cards + tokens;
  const places = 3 * seats + 4;
  const region = new Layout(cardsAt + records * cardWords);
  const bodyAt = region.take(records << bodyShift);
  const paidAt = region.take(records);
  const placeAt = region.take(places * placeWords);
  const picks = item.targets + mostTargets;
  const itemWords = picks + seats;
  const refBits = Math.max(cardShift, Math.ceil(Math.log2(records + 1)));
  return {
    seats,
    cards: records,
    places,
    placeAt,
    firstCard: seats,
    firstToken: seats + cards,
    bodyAt,
    paidAt,
    refBits,
    refMask: (1 << refBits) - 1,
    rankBits: wordBits - kindBits - refBits,
    rankMask: 2 ** (wordBits - kindBits - refBits) - 1,
    mostTargets,
    itemWords,
    picks,
    pileAt: region.take(capacity.pile * itemWords),
    laterAt: region.take(capacity.later * itemWords),
    queueAt: region.take(capacity.queue * itemWords),
    apAt: region.take(seats),
    ownedAt: region.take(seats),
    drawCostAt: region.take(seats),
    refreshCostAt: region.take(seats),
    lastKnown: lastKnownLayout(
      region.take(lastKnownSize(knownRecords, knownFields)),
      knownRecords,
      knownFields,
    ),
    book: 0,
    hand: seats,
    couch: 2 * seats,
    inPlay: 3 * seats,
    waiting: 3 * seats + 1,
    hosts: 3 * seats + 2,
    pool: 3 * seats + 3,
    words: region.words,
  };
}
