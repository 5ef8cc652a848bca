/** The course of a round: sculpting, turns, play-outs, the end. */
import { choose, combinations, type Flow } from './ask';
import { legalPlays, type Play } from './legal';
import { expireLocks } from './locks';
import { tick } from './loop';
import type { Move } from './position';
import { playFromHand, settle } from './resolve';
import { scoreBackOff, scoreNatural } from './scoring';
import { other, seats, type State } from './state';
import type { Seat } from './words';

export interface Start {
  readonly sculpts: boolean;
  /** The position lies in the middle of a play-out. */
  readonly inPlayout: boolean;
}

type Action = Play | 'pass' | 'backOff';

function moveOf(by: Seat, action: Action): Move {
  if (action === 'pass') return { by, pass: true };
  if (action === 'backOff') return { by, backOff: true };
  return { by, play: action.card, face: action.face, zone: action.zone };
}

export function* wholeRound(state: State, start: Start): Flow<void> {
  if (start.sculpts) yield* sculpt(state);
  let goesOn = start.inPlayout;
  while (state.result === null) {
    tick(state);
    if (seats.every((seat) => state.hand[seat].length === 0)) {
      scoreNatural(state);
      return;
    }
    yield* wholeTurn(state, goesOn);
    goesOn = false;
  }
}

function* sculpt(state: State): Flow<void> {
  for (const by of seats) {
    const n = Math.min(state.pack.rules.sculpt, state.hand[by].length);
    const cut = yield* choose(by, 'sculpt', combinations(state.hand[by], n), (cards) => ({
      by,
      sculpt: cards,
    }));
    state.sculpted[by].push(...cut);
    state.hand[by] = state.hand[by].filter((id) => !cut.includes(id));
  }
}

function* wholeTurn(state: State, goesOn: boolean): Flow<void> {
  const seat = state.turn;
  state.turnNo[seat] += 1;
  state.turnRuns = true;
  state.playout = goesOn || state.hand[other(seat)].length === 0;
  let finished = false;
  if (state.hand[seat].length > 0) {
    yield* firstAction(state, seat, goesOn);
    if (state.result !== null) return;
    if (state.playout) yield* playOut(state, seat);
    finished = state.playout && state.hand[seat].length === 0;
  }
  expireLocks(state, seat);
  state.turnRuns = false;
  state.turn = other(seat);
  state.playout = false;
  if (finished && state.options.playoutEndsRound === true) scoreNatural(state);
}

function* firstAction(state: State, seat: Seat, goesOn: boolean): Flow<void> {
  const plays: Action[] = legalPlays(state, seat, state.row, true);
  const underWay = goesOn && state.hand[other(seat)].length > 0;
  const mayBackOff = !state.playout || (state.options.backOffInPlayout === true && !underWay);
  const actions: Action[] = plays.length > 0 ? plays : ['pass'];
  if (mayBackOff) actions.push('backOff');
  const action = yield* choose(seat, 'turn', actions, (item) => moveOf(seat, item));
  if (action === 'backOff') scoreBackOff(state, seat);
  else if (action !== 'pass') yield* play(state, seat, action);
}

function* playOut(state: State, seat: Seat): Flow<void> {
  for (;;) {
    const plays = legalPlays(state, seat, state.row, true);
    if (plays.length === 0) return;
    const next = yield* choose(seat, 'turn', plays, (item) => moveOf(seat, item));
    yield* play(state, seat, next);
  }
}

function* play(state: State, seat: Seat, chosen: Play): Flow<void> {
  tick(state);
  yield* playFromHand(state, seat, chosen);
  yield* settle(state);
}
