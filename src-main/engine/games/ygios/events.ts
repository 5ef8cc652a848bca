import { move, unsaid, type Declared, type EventOf } from '../../kernel/events';
import { skipReasons } from '../../kernel/governing/skip';

/** What a step of a text would have done. */
export const skippedParts = ['pick', 'all', 'place', 'play', 'draw', 'discard', 'lock', 'gain'] as const;
export type SkippedPart = (typeof skippedParts)[number];

/**
 * What happens, as the game tells it. Each part has a sort (sorts.ts): who may see which card is decided there, where
 * the log is written for a seat, by the same eye as everything else. `card.of`: “of the card” in a sentence. `by`:
 * whose text did it.
 */
export const events = {
  roundBegins: { round: 'number', first: 'seat', eye: 'deal' },
  sculpted: { seat: 'seat', cards: 'cards', eye: move('cards', 'hand', 'sculpted') },
  laidOut: { row: 'row', eye: 'bonuses' },
  turnBegins: { seat: 'seat', playout: 'flag' },
  passed: { seat: 'seat', why: ['emptyHand', 'noPlay'] },
  backedOff: { seat: 'seat', held: 'number', points: 'number' },
  played: {
    seat: 'seat',
    card: 'card.object',
    zone: 'zone',
    face: ['up', 'down'],
    from: unsaid(['hand', 'aside']),
    by: 'speaker',
    eye: move('card', 'from', 'zone'),
  },
  fired: { card: 'card.of', eye: 'card' },
  notFired: { card: 'card.of', why: ['forbidden', 'spent'], rules: 'bans', eye: 'card' },
  paid: { card: 'card.of', eye: 'card' },
  unpaid: { card: 'card.of', eye: 'card' },
  drew: {
    seat: 'seat',
    cards: 'cards',
    to: ['hand', 'aside'],
    by: 'speaker',
    eye: move('cards', 'pile', 'to'),
  },
  putUnder: { seat: 'seat', cards: 'cards', eye: move('cards', 'aside', 'pile') },
  /** From a hand: as many, and those that may be seen. */
  discarded: { seat: 'seat', cards: 'cards', eye: move('cards', 'hand', 'discard') },
  /** From the board to the discard pile: everybody sees which one goes, even if not what it is. */
  removed: {
    seat: unsaid('owner'),
    card: 'card',
    zone: 'whereItLies',
    by: 'speaker',
    eye: move('card', 'whereItLies', 'discard'),
  },
  returned: { seat: 'owner', card: 'card', by: 'speaker', eye: move('card', 'whereItLies', 'hand') },
  moved: { card: 'card', from: 'zone', to: 'zone', by: 'speaker', eye: move('card', 'from', 'to') },
  flipped: { card: 'card', zone: 'whereItLies', face: ['up', 'down'], by: 'speaker', eye: 'flip' },
  locked: { side: 'seat', zone: 'zone', turns: 'number', by: 'source', eye: 'lock' },
  lockVoid: { side: 'seat', zone: 'zone', by: 'source', eye: 'lock' },
  unlocked: { side: 'seat', zone: 'zone', why: ['source', 'time'], by: 'source', eye: 'lock' },
  gained: { card: 'card', n: 'change', by: 'speaker', eye: 'card' },
  declined: { seat: 'seat', by: 'speaker' },
  /** A part of a text that could not be done, or not to `card`; -1 when no card in particular is meant. */
  skipped: { part: unsaid(skippedParts), why: skipReasons, card: 'card.any', by: 'speaker' },
  bonusScored: { bonus: 'bonus', zone: 'zone', seat: 'seat', n: 'change', eye: 'bonus' },
  /** `held`: zones that the winner held; 0 after a back-off. */
  roundEnds: { end: 'roundEnd', winner: 'seat', held: 'held', points: 'points', eye: 'score' },
  timelineEnds: { winner: 'seat' },
  loop: { budget: unsaid('budget'), cards: unsaid('trail') },
} as const satisfies Declared;

type Numbers =
  'seat' | 'zone' | 'bonus' | 'source' | 'number' | 'change' | 'card' | `card.${'object' | 'of' | 'any'}`;
/** What a part is in the engine: cards, zones and bonuses are numbers of the state. */
export interface RawParts extends Readonly<Record<Numbers, number>> {
  readonly cards: readonly number[];
  readonly flag: boolean;
  readonly roundEnd: 'natural' | 'backOff';
  readonly points: readonly [number, number];
}

export type YgiosEvent = EventOf<typeof events, RawParts>;
