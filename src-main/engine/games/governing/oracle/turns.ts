/** The course of a duel: set-up, refill, refresh, main, end. */
import { choose, chooseAlways, type Flow } from './ask';
import { drawCards, refresh, settleControl } from './changes';
import { followMaxSp } from './max-sp';
import { make, playPile } from './pile';
import { mainPlays, moveOf } from './plays';
import type { Move } from './position';
import { DuelOver, isFurre, isPlaying, seatsFrom, startMoment, type State } from './state';
import { costOf } from './stats';
import { noteStep, settle } from './triggers';

export function* wholeDuel(state: State): Flow<void> {
  try {
    if (state.step === 'setUp') {
      yield* setUp(state);
      state.step = 'refill';
    }
    for (;;) {
      if (state.step === 'refill') yield* refillStep(state);
      if (state.step === 'refill' || state.step === 'refresh') yield* refreshStep(state);
      yield* mainStep(state);
      yield* endStep(state);
      passTurn(state);
    }
  } catch (thrown) {
    if (!(thrown instanceof DuelOver)) throw thrown;
  }
}

function* setUp(state: State): Flow<void> {
  const { openingHand, mulliganHand } = state.rules;
  const seats = seatsFrom(state, state.active);
  for (const seat of seats) drawCards(state, seat, openingHand);
  for (const by of seats) {
    const again = yield* choose(by, 'mulligan', [true, false], (mulligan): Move => ({ by, mulligan }));
    if (!again) continue;
    state.book[by].push(...state.hand[by].splice(0));
    drawCards(state, by, mulliganHand);
  }
  state.stirred = false;
}

function* refillStep(state: State): Flow<void> {
  const { active, rules, turn } = state;
  state.operations = 0;
  for (const thing of state.objects) if (isFurre(thing) && thing.controller === active) thing.settled = true;
  state.ap[active] = turn === 1 ? rules.firstTurnAp : rules.ap;
  noteStep(state, 'refill');
  yield* settle(state);
}

function* refreshStep(state: State): Flow<void> {
  const by = state.active;
  state.step = 'refresh';
  const cost = costOf(state, 'refresh', by);
  const tired = state.objects.filter((thing) => thing.controller === by && thing.exhausted);
  if (tired.length === 0 || cost > state.ap[by]) return;
  const pays = yield* choose(by, 'refresh', [true, false], (answer): Move => ({ by, refresh: answer }));
  if (!pays) return;
  state.ap[by] -= cost;
  startMoment(state);
  refresh(state, tired);
  yield* settle(state);
}

function* mainStep(state: State): Flow<void> {
  const by = state.active;
  state.step = 'main';
  while (isPlaying(state, by)) {
    const { item, as } = yield* chooseAlways(by, 'main', mainPlays(state, by), (play) => moveOf(by, play));
    if (item.is === 'end') return;
    yield* make(state, by, item, as);
    yield* playPile(state);
  }
}

function* endStep(state: State): Flow<void> {
  state.step = 'end';
  noteStep(state, 'end');
  yield* settle(state);
  yield* discard(state);
  // A32: what is made while "this turn" ends is over with it, so it ends until nothing is left to end.
  do {
    endThisTurn(state);
    yield* settle(state);
  } while ([...state.hosts, ...state.objects].some((thing) => lastsThisTurn(thing)));
}

function* discard(state: State): Flow<void> {
  const by = state.active;
  const hand = state.hand[by];
  while (isPlaying(state, by) && hand.length > state.rules.handLimit) {
    const card = yield* choose(by, 'discard', [...new Set(hand)], (id): Move => ({ by, discard: id }));
    hand.splice(hand.indexOf(card), 1);
    state.couch[by].push(card);
  }
}

const lastsThisTurn = ({ mods, commands, holds }: State['objects'][number]): boolean =>
  [...mods, ...commands, ...holds].some(({ thisTurn }) => thisTurn);

function endThisTurn(state: State): void {
  startMoment(state);
  for (const thing of [...state.hosts, ...state.objects]) {
    thing.mods = thing.mods.filter(({ thisTurn }) => !thisTurn);
    thing.commands = thing.commands.filter(({ thisTurn }) => !thisTurn);
    thing.holds = thing.holds.filter(({ thisTurn }) => !thisTurn);
    settleControl(state, thing);
  }
  followMaxSp(state);
}

function passTurn(state: State): void {
  state.quiet = state.stirred ? 0 : state.quiet + 1;
  state.stirred = false;
  if (state.quiet >= state.rules.quietTurns) {
    state.winner = 'draw';
    throw new DuelOver();
  }
  const [, ...others] = seatsFrom(state, state.active);
  state.active = others.find((seat) => isPlaying(state, seat)) ?? state.active;
  state.turn += 1;
  state.step = 'refill';
}
