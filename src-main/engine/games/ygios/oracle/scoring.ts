/** The end of a round and of a Timeline. */
import { matching } from './select';
import { other, seats, type State } from './state';
import { controllerOf } from './value';
import type { Seat, Step } from './words';

function change(state: State, seat: Seat, points: number): void {
  const now = state.score[seat];
  const floor = Math.min(state.pack.rules.lowest, now);
  state.score[seat] = points < 0 ? Math.max(floor, now + points) : now + points;
}

function conclude(state: State, end: 'natural' | 'backOff', winner: Seat, old: Record<Seat, number>): void {
  const points = { A: state.score.A - old.A, B: state.score.B - old.B };
  state.playout = false;
  state.result = { end, winner, points, nextFirst: other(winner) };
}

export function scoreBackOff(state: State, seat: Seat): void {
  const old = { ...state.score };
  const held = state.hand[seat].length;
  const rows = state.pack.rules.backOff.filter((row) => row.hand <= held);
  const row = rows.toSorted((a, b) => b.hand - a.hand)[0];
  change(state, other(seat), row?.points ?? 0);
  conclude(state, 'backOff', other(seat), old);
}

function bonusPoints(state: State, step: Step, zone: string, controller: Seat, winner: Seat): number {
  if (step.do !== 'score' || (step.if === 'wonRound' && controller !== winner)) return 0;
  if (step.count === undefined) return step.n;
  const view = { me: controller, self: null, here: zone, there: null };
  return step.n * Math.floor(matching(state, step.count, view).length / (step.per ?? 1));
}

export function scoreNatural(state: State): void {
  const { wonRound, zealous } = state.pack.rules;
  const old = { ...state.score };
  const controllers = state.row.map((zone) => ({ zone, controller: controllerOf(state, zone) }));
  const held = (seat: Seat): number => controllers.filter(({ controller }) => controller === seat).length;
  const winner = seats.find((seat) => held(seat) > held(other(seat))) ?? state.first;

  const base = (): void => change(state, winner, held(winner) === state.row.length ? zealous : wonRound);
  const bonuses = (): void => {
    for (const { zone, controller } of controllers) {
      for (const step of state.bonuses.get(zone)?.score ?? []) {
        change(state, controller, bonusPoints(state, step, zone, controller, winner));
      }
    }
  };
  const parts = state.options.sweepOrder === 'bonusFirst' ? [bonuses, base] : [base, bonuses];
  for (const part of parts) part();
  conclude(state, 'natural', winner, old);
}

export function timelineWinner(state: State): Seat | null {
  if (state.result === null) return null;
  const there = seats.filter((seat) => state.score[seat] >= state.pack.rules.pointsToWin);
  return there.length === seats.length ? state.result.winner : (there[0] ?? null);
}
