/** M1 to M4: how SP follows Max SP. */
import { hasSp, isInPlay, tell, type State, type Thing } from './state';
import { maxSpChanges, maxSpOf, total, visible } from './stats';

export function setSp(state: State, thing: Thing, sp: number): void {
  const change = sp - thing.sp;
  if (change === 0) return;
  thing.sp = sp;
  state.stirred = true;
  tell(state, `sp ${thing.name} ${change > 0 ? '+' : ''}${change}`);
}

/** A loss stops at 0, a gain at Max SP. */
export const changeSp = (state: State, thing: Thing, change: number): void => {
  setSp(state, thing, Math.max(0, Math.min(maxSpOf(state, thing), thing.sp + change)));
};

/** First what has ended (M3, M4), then what has begun (M1, M2); only what can be seen of either counts. */
function follow(state: State, thing: Thing): void {
  const changes = maxSpChanges(state, thing);
  const kept = [...thing.followed].filter(([source]) => changes.has(source)).map(([, n]) => n);
  const afterEnds = visible(thing.card.sp + total(kept));
  const now = visible(thing.card.sp + total(changes.values()));
  thing.followed = changes;
  const sp = Math.min(thing.sp, afterEnds);
  setSp(state, thing, now > afterEnds ? sp + now - afterEnds : Math.min(sp, now));
}

export function followMaxSp(state: State): void {
  for (const thing of [...state.hosts, ...state.objects])
    if (hasSp(thing) && isInPlay(thing)) follow(state, thing);
}

/** For what has just come into play: nothing has happened to it yet. */
export function fillSp(state: State, thing: Thing): void {
  thing.followed = maxSpChanges(state, thing);
  thing.sp = maxSpOf(state, thing);
}
