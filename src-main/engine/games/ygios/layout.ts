import { bitWords } from '../../kernel/bits';
import type { CardLayout } from '../../kernel/cards';
import { enterQueueAt, revealQueueAt } from '../../kernel/head';
import { Layout } from '../../kernel/layout';
import { cardWords, cardsAt, gameAt, placeWords } from '../../kernel/map';
import type { QueueLayout } from '../../kernel/queue';

/** Words of this game beside the kernel's. Constant places first: they are read all the time. */
export const phaseAt = gameAt;
export const moverAt = gameAt + 1;
export const firstAt = gameAt + 2;
export const playoutAt = gameAt + 3;
/** 1 from the start of a turn to its end. */
export const inTurnAt = gameAt + 4;
/** 1 once a card was played in this turn. */
export const playedAt = gameAt + 5;
/** Turns each seat has begun this round. */
export const turnNumberAt = gameAt + 6;
export const pointsAt = gameAt + 8;
export const roundAt = gameAt + 10;
/** How the last round ended (`ends`), who won it, what each seat got, who opens the next. */
export const endAt = gameAt + 11;
export const winnerAt = gameAt + 12;
export const gainedAt = gameAt + 13;
export const nextFirstAt = gameAt + 15;
export const timelineAt = gameAt + 16;
export const lockCountAt = gameAt + 17;
export const turnsAt = gameAt + 18;
/** The kinds of standing rules that the bonuses on the table have, one bit each: see standing.ts. */
export const bonusKindsAt = gameAt + 19;
/** The same of the cards that lie face-up. */
export const cardKindsAt = gameAt + 20;
/** Which part of a long list of answers is shown: see kernel/parts.ts. */
export const partAt = gameAt + 21;

export const phases = { sculpt: 0, begin: 1, turn: 2, resolve: 3, over: 4 } as const;
export const ends = { none: 0, natural: 1, backOff: 2 } as const;

export const seats = 2;
export const lockWords = 3;

export interface Sizes {
  readonly cards: number;
  readonly zones: number;
  readonly bonuses: number;
  readonly gainModes: number;
  readonly locks: number;
}

/** Where everything lies whose size depends on the pack. */
export interface YgiosLayout extends CardLayout {
  readonly words: number;
  readonly enters: QueueLayout;
  readonly reveals: QueueLayout;
  /** Places: the zones come first, then these. */
  readonly hand: number;
  readonly pile: number;
  readonly discard: number;
  readonly sculpted: number;
  readonly aside: number;
  /** Not in this game at all: a position need not mention every card. */
  readonly out: number;
  /** Zone by zone: its position in the row, its bonus, the set of zones beside it. */
  readonly positionAt: number;
  readonly bonusAt: number;
  readonly besideAt: number;
  /** One bit for every card that lies face-up on the board and has standing rules. */
  readonly standingAt: number;
  /** What each card has gained, one block for each way of gaining but the first, which is kept on the card. */
  readonly gainAt: number;
  /** One bit for every card and then every bonus whose limit is used up. */
  readonly spentAt: number;
  /** One bit for every bonus still in the pool. */
  readonly poolAt: number;
  readonly locksAt: number;
}

export function createLayout(sizes: Sizes): YgiosLayout {
  const layout = new Layout(cardsAt + sizes.cards * cardWords);
  const capacity = sizes.cards + 8;
  const hand = sizes.zones;
  const places = hand + seats + 1 + 1 + seats + 1 + 1;
  return {
    enters: { fingers: enterQueueAt, entries: layout.take(capacity), capacity },
    reveals: { fingers: revealQueueAt, entries: layout.take(capacity), capacity },
    cards: sizes.cards,
    places,
    placeAt: layout.take(places * placeWords),
    hand,
    pile: hand + seats,
    discard: hand + seats + 1,
    sculpted: hand + seats + 2,
    aside: hand + 2 * seats + 2,
    out: hand + 2 * seats + 3,
    positionAt: layout.take(sizes.zones),
    bonusAt: layout.take(sizes.zones),
    besideAt: layout.take(sizes.zones),
    standingAt: layout.take(bitWords(sizes.cards)),
    gainAt: layout.take(sizes.cards * Math.max(0, sizes.gainModes - 1)),
    spentAt: layout.take(bitWords(sizes.cards + sizes.bonuses)),
    poolAt: layout.take(bitWords(sizes.bonuses)),
    locksAt: layout.take(sizes.locks * lockWords),
    words: layout.words,
  };
}

export const locksAtOf = (l: YgiosLayout, index: number): number => l.locksAt + index * lockWords;
