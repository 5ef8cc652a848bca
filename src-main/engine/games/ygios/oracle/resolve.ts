/** Carrying out texts: arrivals, reveals and the steps themselves. */
import { choose, permutations, combinations, type Flow } from './ask';
import {
  discardFromBoard,
  discardFromHand,
  draw,
  returnToHand,
  reveal,
  turnDown,
  underPile,
} from './changes';
import { isPayable, legalPlays, newCard, type Play } from './legal';
import { closed, layLocks } from './locks';
import { matching, viewOfText, zonesOf } from './select';
import { firingForbidden } from './standing';
import { definitionOf, hasAbility, inOrder, isRequirement, other } from './state';
import type { BoardCard, Reveal, State, Text } from './state';
import { destinations, reaches, reachOf, targets, turned, type BoardStep } from './targets';
import { tick } from './loop';
import type {
  EnterEntry,
  FlipStep,
  LockStep,
  MoveStep,
  OracleBonus,
  PlayAsideStep,
  Seat,
  Step,
} from './words';

type After = 'go on' | 'stop';

function textOf(trigger: Text['trigger'], source: string, card: BoardCard, zone: string | null): Text {
  return { trigger, source, me: card.owner, card, zone, there: null, aside: [], drawn: 0 };
}

/** A play out of the hand, with everything it causes at once; what it reveals waits in the queue. */
export function* playFromHand(state: State, seat: Seat, play: Play): Flow<void> {
  state.hand[seat] = state.hand[seat].filter((id) => id !== play.card);
  yield* arrive(state, newCard(state, play.card, seat, play.zone, play.face));
}

function* arrive(state: State, card: BoardCard): Flow<void> {
  state.board.push(card);
  if (card.face === 'up') reveal(state, card, 'play');
  yield* enter(state, card, () => true);
}

/** The bonus of the card's Zone sees it come, or (entries with `orFlip`) turn up inside. */
function* enter(state: State, card: BoardCard, heeds: (entry: EnterEntry) => boolean): Flow<void> {
  const { zone } = card;
  const bonus = state.bonuses.get(zone);
  for (const entry of (bonus?.enter ?? []).filter(heeds)) {
    if (bonus === undefined || !state.board.includes(card) || card.zone !== zone) return;
    if (entry.if !== undefined && entry.if.face !== card.face) continue;
    if (entry.limit !== undefined && !spend(state, bonus.id)) continue;
    yield* carryOut(state, textOf('enter', bonus.id, card, zone), [entry]);
  }
}

function spend(state: State, id: OracleBonus['id']): boolean {
  if (state.spent.includes(id)) return false;
  state.spent.push(id);
  return true;
}

/** Handles the reveals that wait, in the order in which they happened, until none is left. */
export function* settle(state: State): Flow<void> {
  for (let next = state.queue.shift(); next !== undefined; next = state.queue.shift()) {
    tick(state);
    yield* showUp(state, next);
  }
}

/** A reveal is over when the card has been turned down or has left the board since. */
const stillShown = (state: State, { card, number }: Reveal): boolean =>
  state.board.includes(card) && card.face === 'up' && card.reveal === number;

function* showUp(state: State, shown: Reveal): Flow<void> {
  if (!stillShown(state, shown)) return;
  const { card } = shown;
  const definition = definitionOf(state, card.id);
  if (isRequirement(definition)) {
    if (!isPayable(state, card, shown.how)) {
      discardFromBoard(state, card);
      return;
    }
    yield* carryOut(state, textOf('pay', card.id, card, null), definition.pay ?? []);
    if (!stillShown(state, shown)) return;
  }
  if (!hasAbility(definition)) return;
  if (firingForbidden(state, card.zone)) return;
  if (definition.limit !== undefined && !spend(state, card.id)) return;
  card.fired = true;
  yield* carryOut(state, textOf('fire', card.id, card, null), definition.fire ?? []);
}

function* carryOut(state: State, text: Text, steps: readonly Step[]): Flow<void> {
  state.texts.push(text);
  for (const step of steps) {
    tick(state);
    if ((yield* doStep(state, text, step)) === 'stop') break;
  }
  yield* putUnder(state, text, lastDrawer(text, steps));
  state.texts.pop();
}

/** Who orders what is left aside: the one whom the text's last draw aside names, whether it came to that or not. */
function lastDrawer({ me }: Text, steps: readonly Step[]): Seat {
  const draws = steps.filter((step) => step.do === 'draw' && step.to === 'aside');
  return draws.at(-1)?.who === 'foe' ? other(me) : me;
}

function* doStep(state: State, text: Text, step: Step): Flow<After> {
  const who = step.who === 'foe' ? other(text.me) : text.me;
  if ('pick' in step && step.pick !== undefined) return yield* doPick(state, text, step, who);
  if (step.may === true) {
    if (!canDoAnything(state, text, step, who)) return 'go on';
    const does = yield* choose(who, 'may', [true, false], (may) => ({ by: who, may }));
    if (!does) return 'stop';
  }
  yield* doWhole(state, text, step, who);
  return 'go on';
}

function* doPick(state: State, text: Text, step: BoardStep, who: Seat): Flow<After> {
  const view = viewOfText(state, text);
  const cards = inOrder(state, targets(state, step, view, reachOf(state, text.trigger)));
  if (cards.length === 0) return 'stop';
  const card = yield* choose(who, 'pick', step.may === true ? [...cards, null] : cards, (item) =>
    item === null ? { by: who, may: false } : { by: who, pick: item.id },
  );
  if (card === null) return 'stop';
  if (step.do === 'discard') discardFromBoard(state, card);
  else if (step.do === 'return') returnToHand(state, card);
  else if (step.do === 'flip') yield* flip(state, step, [card]);
  else yield* move(state, text, step, who, [card]);
  return 'go on';
}

/** Asked before an option without a pick: nobody is asked whether he wants to do nothing. */
function canDoAnything(state: State, text: Text, step: Step, who: Seat): boolean {
  const view = viewOfText(state, text);
  switch (step.do) {
    case 'draw':
      return step.n > 0 && state.pile.length > 0;
    case 'putBack':
      return text.aside.length > 0;
    case 'play': {
      if (step.from === 'aside') return text.aside.length > 0 && placesFor(state, text, step, who).length > 0;
      return legalPlays(state, who, zonesOf(state, step.to, view), who === text.me).length > 0;
    }
    case 'discard':
      return step.pick === undefined && state.hand[who].length > 0 && toDiscard(text, step.n) > 0;
    case 'move':
    case 'flip':
      return targets(state, step, view, reachOf(state, text.trigger)).length > 0;
    case 'lock':
      return step.turns > 0 && zonesOf(state, step.zones, view).length > 0 && canLock(state, text, step);
    case 'gain':
      return matching(state, step.all, view).length > 0;
    case 'return':
    case 'score':
      return false;
  }
}

/** A step without a pick does what it can. */
function* doWhole(state: State, text: Text, step: Step, who: Seat): Flow<void> {
  const view = viewOfText(state, text);
  switch (step.do) {
    case 'draw': {
      const cards = draw(state, step.n);
      text.drawn += cards.length;
      if (step.to === 'aside') text.aside.push(...cards);
      else state.hand[who].push(...cards);
      return;
    }
    case 'putBack':
      return yield* putUnder(state, text, who);
    case 'play': {
      if (step.from === 'aside') return yield* placeFromAside(state, text, step, who);
      const plays = legalPlays(state, who, zonesOf(state, step.to, view), who === text.me);
      if (plays.length === 0) return;
      const play = yield* choose(who, 'play', plays, ({ card, face, zone }) => ({
        by: who,
        play: card,
        face,
        zone,
      }));
      return yield* playFromHand(state, who, play);
    }
    case 'discard': {
      if (step.pick !== undefined) return;
      const n = Math.min(toDiscard(text, step.n), state.hand[who].length);
      const cards = yield* choose(who, 'discard', combinations(state.hand[who], n), (discard) => ({
        by: who,
        discard,
      }));
      discardFromHand(state, who, cards);
      return;
    }
    case 'flip':
      return yield* flip(
        state,
        step,
        inOrder(state, targets(state, step, view, reachOf(state, text.trigger))),
      );
    case 'move': {
      const cards = targets(state, step, view, reachOf(state, text.trigger));
      return yield* move(state, text, step, who, inOrder(state, cards));
    }
    case 'lock':
      if (canLock(state, text, step)) {
        layLocks(state, text.me, step, zonesOf(state, step.zones, view), text.source);
      }
      return;
    case 'gain': {
      const { n, face = null, before = null } = step;
      for (const card of matching(state, step.all, view)) card.gains.push({ n, face, before });
      return;
    }
    case 'return':
    case 'score':
      return;
  }
}

const toDiscard = (text: Text, n: number | 'drawn'): number => (n === 'drawn' ? text.drawn : n);

/** A lock that would end with its source needs one that lies there face-up; a bonus always does. */
const canLock = (state: State, text: Text, step: LockStep): boolean =>
  step.bound === false || text.trigger === 'enter' || isShown(state, text.card);

const isShown = (state: State, card: BoardCard): boolean => state.board.includes(card) && card.face === 'up';

/** All turn together; only then does anything follow. */
function* flip(state: State, step: FlipStep, cards: readonly BoardCard[]): Flow<void> {
  const ups = cards.filter((card) => turned(card, step.to) === 'up');
  for (const card of cards) {
    if (ups.includes(card)) reveal(state, card, 'flip');
    else turnDown(state, card);
  }
  for (const card of ups) yield* enter(state, card, (entry) => entry.orFlip === true);
}

/** One after another, each with its own Zone and arrival. */
function* move(state: State, text: Text, step: MoveStep, who: Seat, cards: readonly BoardCard[]): Flow<void> {
  const { there } = text;
  let left = [...cards];
  for (;;) {
    const [card] = inOrder(state, left);
    if (card === undefined) return;
    left = left.filter((waiting) => waiting !== card);
    const view = { ...viewOfText(state, text), there };
    if (!reaches(state, step, card, view, reachOf(state, text.trigger))) continue;
    const zones = destinations(state, card, step.to, view);
    card.zone = yield* choose(who, 'zone', zones, (zone) => ({ by: who, zone }));
    state.board = [...state.board.filter((lying) => lying !== card), card];
    text.there = card.zone;
    yield* enter(state, card, () => true);
  }
}

function placesFor(state: State, text: Text, step: PlayAsideStep, who: Seat): string[] {
  const zones = zonesOf(state, step.to, viewOfText(state, text));
  return zones.filter((zone) => !closed(state, who, zone, who === text.me));
}

function* placeFromAside(state: State, text: Text, step: PlayAsideStep, who: Seat): Flow<void> {
  const zones = placesFor(state, text, step, who);
  if (text.aside.length === 0 || zones.length === 0) return;
  const id = yield* choose(who, 'place', text.aside, (place) => ({ by: who, place }));
  const zone = yield* choose(who, 'zone', zones, (item) => ({ by: who, zone: item }));
  text.aside = text.aside.filter((drawn) => drawn !== id);
  const card = newCard(state, id, who, zone, 'down');
  if (step.link === true && isShown(state, text.card)) card.linkedTo = text.card.id;
  yield* arrive(state, card);
}

function* putUnder(state: State, text: Text, who: Seat): Flow<void> {
  if (text.aside.length === 0) return;
  const cards = yield* choose(who, 'putUnder', permutations(text.aside), (order) => ({
    by: who,
    putUnder: order,
  }));
  text.aside = [];
  underPile(state, cards);
}
