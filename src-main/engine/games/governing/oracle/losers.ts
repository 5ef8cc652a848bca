/** What becomes of everything that belongs to a player who has lost while others play on. */
import { depart, settleControl } from './changes';
import { followMaxSp } from './max-sp';
import type { Seat } from './printed';
import { startMoment, type State } from './state';

export function leaveWith(state: State, losers: readonly Seat[]): void {
  const isTheirs = (seat: Seat): boolean => losers.includes(seat);
  for (const item of state.pile)
    if (item.is === 'action' && isTheirs(item.me)) state.couch[item.me].push(item.card.id);
  state.pile = state.pile.filter(({ me }) => !isTheirs(me));
  state.pending = state.pending.filter(({ me }) => !isTheirs(me));
  state.waiting = state.waiting.filter(({ me }) => !isTheirs(me));
  state.delayed = state.delayed.filter(({ effect }) => !isTheirs(effect.me));
  depart(
    state,
    state.objects.filter(({ owner }) => isTheirs(owner)).map((thing) => ({ thing, how: 'couch' })),
  );
  startMoment(state);
  for (const thing of state.objects) {
    const lasting = thing.holds.findLast(({ thisTurn }) => !thisTurn)?.by ?? thing.keeper;
    if (isTheirs(lasting)) {
      thing.keeper = thing.owner;
      thing.holds = thing.holds.filter(({ thisTurn }) => thisTurn);
    }
    if (isTheirs(thing.controller)) thing.holds = thing.holds.filter(({ thisTurn }) => !thisTurn);
    settleControl(state, thing);
  }
  followMaxSp(state);
}
