import type { EventWord } from '@shared/games/governing/scenario/words';
import { move, unsaid, untold, type Declared, type EventOf } from '../../kernel/events';
import type { SkipReason } from '../../kernel/governing/skip';

/** What could not be done: a verb of a step, a swing, an encore, or coming into play. */
export const skippedParts = [
  'add',
  'set',
  'rule',
  'control',
  'exhaust',
  'refresh',
  'bowOut',
  'move',
  'lose',
  'regain',
  'groove',
  'counter',
  'pick',
  'draw',
  'ap',
  'token',
  'later',
  'swing',
  'return',
  'enter',
] as const;
export type SkippedPart = (typeof skippedParts)[number];

/** I2 ends a whole effect and is told as `nothing`. */
export type PartSkip = Exclude<SkipReason, 'targets-gone'>;

/** Why SP changed: a loss, a regain, or its maximum with a skill that starts (M1, M2) or ends (M4). */
const spCauses = ['lose', 'regain', 'max', 'maxEnds'] as const;
export type SpCause = (typeof spCauses)[number];

/** How long a change of a stat lasts; `ended`: it is what is left behind by one that has ended (M3, M4). */
const statLasts = ['turn', 'lasting', 'while', 'ended'] as const;
export type StatLasts = (typeof statLasts)[number];

/** What a player was to choose and did not find, where a description names one type. */
export type Sought = 'furre' | 'treat' | 'haven' | 'host' | null;

/**
 * What happens, as the game tells it. Each part has a sort (sorts.ts). A `thing` is one for as long as it is in play
 * (a Host always); an object that comes back is another. `own`: named without whose it is,
 * which the sentence says elsewhere. `by`: whose text did it.
 * What scenario files and the help screen have a word for is called by the same.
 */
export const events = {
  turnBegins: { seat: 'seat', turn: 'number', ap: 'number' },
  step: { seat: 'seat', step: ['refresh', 'main', 'end'] },
  mulligan: { seat: 'seat', taken: 'flag', eye: 'mulligan' },
  /** A card comes from a hand; `ref` is what it will be called in play or on the pile. */
  play: {
    seat: 'seat',
    thing: 'fromHand',
    ap: 'cost',
    targets: 'things',
    aimed: 'aimed',
    ref: untold('ref'),
    definition: untold('definition'),
    eye: 'action',
  },
  activate: { seat: 'seat', thing: 'own.of', ap: 'cost', targets: 'things', aimed: 'aimed', eye: 'thing' },
  /** `limited`: a limit decided the cost (N7, N8). */
  paidDraw: { seat: 'seat', n: 'number', limited: unsaid('limited') },
  paidRefresh: { seat: 'seat', n: 'number', limited: unsaid('limited') },
  /** `was`: what it was before, if it is an encore; -1 otherwise. */
  enter: {
    thing: 'own',
    seat: 'controller',
    encore: 'isEncore',
    definition: untold('definition'),
    was: untold('ref'),
    eye: move('thing', 'hand or nowhere', 'side'),
  },
  leave: { thing: 'thing', to: ['hand', 'couch', 'gone'], by: 'speaker', eye: move('thing', 'side', 'to') },
  bowOut: {
    thing: 'thing',
    to: ['couch', 'gone', 'encore'],
    by: 'speaker',
    eye: move('thing', 'side', 'to'),
  },
  exhaust: { thing: 'thing.object', by: 'speaker', eye: 'thing' },
  refresh: { thing: 'thing.object', by: 'speaker', eye: 'thing' },
  control: { thing: 'own.object', seat: 'seat', by: 'speaker', eye: move('thing', 'nowhere', 'side') },
  swing: { thing: 'thing', target: 'thing.of', eye: 'both' },
  stepIn: { thing: 'own', seat: 'seat', eye: 'thing' },
  groove: { thing: 'thing', target: 'thing.to', n: 'number', by: 'speaker', eye: 'both' },
  /** `now`, `max`: what it has after it. `stopped`: the loss went no further than 0 (N3). */
  sp: {
    thing: 'thing',
    n: 'amount',
    why: unsaid(spCauses),
    how: 'spChange',
    now: 'spNow',
    max: 'spMax',
    stopped: unsaid('flag'),
    by: 'speaker',
    eye: 'thing',
  },
  /** An effect was to change SP, and there was nothing to change. */
  spStays: {
    thing: 'thing',
    why: ['lose', 'regain'],
    now: 'spNow',
    max: 'spMax',
    by: 'speaker',
    eye: 'thing',
  },
  /** `now`: what can be seen after it; `hidden`: that is not all there is to the sum, or was not before (N3). */
  stat: {
    thing: 'thing',
    of: 'ofThing',
    stat: 'stat',
    n: 'change',
    lasts: unsaid(statLasts),
    how: 'statChange',
    now: 'statNow',
    hidden: unsaid('statHidden'),
    by: 'speaker',
    eye: 'thing',
  },
  rule: {
    thing: 'thing',
    act: unsaid(['swing', 'return']),
    must: unsaid('flag'),
    how: 'ruling',
    turn: 'flag',
    by: 'speaker',
    eye: 'thing',
  },
  counter: { thing: 'thing', n: 'number', by: 'speaker', eye: 'thing' },
  /** `several`: more than one player draws (C2). */
  draw: { seat: 'seat', card: 'card', several: unsaid('several'), by: 'speaker', eye: 'draw' },
  discard: { seat: 'seat', card: 'card', eye: 'discard' },
  ap: { seat: 'seat', n: 'number', by: 'speaker' },
  /** `by` has a thing chosen while its effect is carried out, or the targets of its skill that was set off. */
  pick: { seat: 'seat', things: 'things', by: 'source', eye: 'things' },
  decline: { seat: 'seat', by: 'speaker' },
  /**
   * `text`: which skill. `event`: what set it off, -1 for a step of the turn or a delayed effect; `itself`: it
   * happened to the object whose skill it is. `before`: others that were set off have to wait for it, the same
   * player’s (C3) or another’s (C4).
   */
  goes: {
    thing: 'thing.of',
    on: 'occasion',
    event: 'thing.any',
    itself: 'isItself',
    before: unsaid('waiting'),
    text: untold('text'),
    eye: 'thing',
  },
  resolve: { thing: 'thing.of', swing: 'isSwing', text: untold('text'), eye: 'thing' },
  nothing: { thing: 'thing.of', event: untold('ref'), eye: 'thing' },
  pass: { seat: 'seat' },
  /** The whole effect goes on. What is not known of the thing, the card or the player in question is -1. */
  skipped: {
    part: skippedParts,
    why: unsaid('partSkip'),
    thing: unsaid('thing.any'),
    seat: 'seat.any',
    sought: 'sought',
    card: 'skippedCard',
    by: 'speaker',
  },
  /** What lasted for this turn is over. */
  turnEffectsEnd: {},
  /** A Host without SP, while others play on. */
  out: { seat: 'seat', eye: 'side' },
  /** Nobody wins a draw; `quiet`: too many turns in which nothing happened. */
  over: { winner: 'winner', quiet: unsaid('flag'), how: 'ending' },
  loop: { budget: unsaid('budget'), cards: unsaid('trail') },
} as const satisfies Declared & Readonly<Record<EventWord, object>>;

type Numbers =
  | 'seat'
  | 'seat.any'
  | 'winner'
  | 'number'
  | 'amount'
  | 'change'
  | 'cost'
  | 'card'
  | 'skippedCard'
  | 'definition'
  | 'text'
  | 'ref'
  | 'source'
  | 'thing'
  | `thing.${'object' | 'of' | 'to' | 'any'}`
  | 'own'
  | `own.${'object' | 'of'}`;
/** What a part is in the engine: cards and things are numbers of the state. */
export interface RawParts extends Readonly<Record<Numbers, number>> {
  readonly things: readonly number[];
  readonly flag: boolean;
  readonly stat: 'pe' | 'maxSp';
  readonly partSkip: PartSkip;
  readonly sought: Sought;
}

/** Events with the same `at` happened at the same moment. */
export type GoverningEvent = { readonly at: number } & EventOf<typeof events, RawParts>;
