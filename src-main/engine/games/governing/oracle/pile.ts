/** Plays that are made, and the pile on which some of them wait for answers. */
import { choose, chooseAlways, type Flow } from './ask';
import { drawCards, enter, exhaust, note } from './changes';
import { answerPlays, moveOf, playedSkill, type Play } from './plays';
import type { Move } from './position';
import type { Seat } from './printed';
import {
  isFurre,
  isHost,
  isInPlay,
  isPlaying,
  seatsFrom,
  startMoment,
  tell,
  tick,
  type Item,
  type State,
  type Thing,
} from './state';
import { costOf } from './stats';
import { carryOut, giveGroove } from './steps';
import { settle } from './triggers';

/** Pays for it and does it, or lets it wait; what that sets off goes off at once. */
export function* make(state: State, by: Seat, play: Play, as: string | null): Flow<void> {
  tick(state);
  switch (play.is) {
    case 'card':
      playCard(state, by, play, as);
      break;
    case 'skill': {
      const { self, skill, on } = play;
      state.pile.push({ is: 'skill', label: self.name, me: by, self, skill, targets: on });
      state.ap[by] -= skill.cost.ap ?? 0;
      startMoment(state);
      if (skill.cost.exhaust === true) exhaust(state, [self]);
      break;
    }
    case 'swing':
      yield* swing(state, by, play.swinger, play.at);
      break;
    case 'draw':
      state.ap[by] -= costOf(state, 'draw', by);
      drawCards(state, by, 1);
      break;
    case 'end':
    case 'pass':
      return;
  }
  yield* settle(state);
}

function playCard(
  state: State,
  by: Seat,
  { card, on, x }: Extract<Play, { is: 'card' }>,
  as: string | null,
): void {
  state.hand[by].splice(state.hand[by].indexOf(card.id), 1);
  state.ap[by] -= card.ap === 'X' ? (x ?? 0) : card.ap;
  state.stirred = true;
  startMoment(state);
  if (card.type !== 'action') {
    enter(state, { card, owner: by, as, wearer: on[0] ?? null, returns: false, paid: x ?? 0 });
    return;
  }
  const skill = playedSkill(card);
  state.pile.push({ is: 'action', label: as ?? card.id, me: by, card, skill, targets: on, x });
}

function* swing(state: State, by: Seat, swinger: Thing, at: Thing): Flow<void> {
  const item: Item = { is: 'swing', label: swinger.name, me: by, swinger, at };
  state.pile.push(item);
  swinger.swung = state.turn;
  startMoment(state);
  exhaust(state, [swinger]);
  startMoment(state);
  tell(state, `swing ${swinger.name} ${at.name}`);
  note(state, 'swing', swinger, state.objects);
  if (!isHost(at)) return;
  const defender = at.owner;
  const ready = state.objects.filter(
    (thing) => isFurre(thing) && thing.controller === defender && !thing.exhausted,
  );
  const stepsIn = yield* choose(defender, 'stepIn', [...ready, null], (thing): Move => ({
    by: defender,
    stepIn: thing?.name ?? false,
  }));
  if (stepsIn) item.at = stepsIn;
}

/** Until nothing waits any more. */
export function* playPile(state: State): Flow<void> {
  for (let top = state.pile.at(-1); top; top = state.pile.at(-1)) {
    tick(state);
    if (yield* isAnswered(state, top)) continue;
    state.pile.pop();
    yield* resolve(state, top);
    yield* settle(state);
  }
}

/** The player after the one whose item it is begins, he himself is the last. */
function* isAnswered(state: State, top: Item): Flow<boolean> {
  const [adder, ...others] = seatsFrom(state, top.me);
  for (const by of [...others, ...(adder ? [adder] : [])]) {
    const plays = isPlaying(state, by) ? answerPlays(state, by) : [];
    if (plays.length === 0) continue;
    const answers: Play[] = [...plays, { is: 'pass' }];
    const { item, as } = yield* chooseAlways(by, 'answer', answers, (play) => moveOf(by, play));
    if (item.is === 'pass') continue;
    yield* make(state, by, item, as);
    return true;
  }
  return false;
}

function* resolve(state: State, item: Item): Flow<void> {
  const { label, me } = item;
  switch (item.is) {
    case 'action': {
      const { skill, targets, x, card } = item;
      const effect = { label, me, self: null, event: null, targets, x, picked: [] };
      if (skill) yield* carryOut(state, effect, skill.do);
      state.couch[me].push(card.id);
      return;
    }
    case 'skill': {
      const { self, skill, targets } = item;
      yield* carryOut(state, { label, me, self, event: null, targets, x: self.paid, picked: [] }, skill.do);
      return;
    }
    case 'swing':
      resolveSwing(state, item.swinger, item.at);
  }
}

function resolveSwing(state: State, swinger: Thing, at: Thing): void {
  startMoment(state);
  if (!isInPlay(at)) {
    tell(state, `nothing ${swinger.name}`);
    return;
  }
  if (!isInPlay(swinger)) return;
  const back = isFurre(at) ? [{ from: at, to: swinger }] : [];
  giveGroove(state, [{ from: swinger, to: at }, ...back]);
}
