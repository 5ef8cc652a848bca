/** Why a move can't be made: the first reason that fits, in the order of scenarios/FORMAT.md. */
import type { Target } from '@shared/games/governing/effects';
import { activatedSkills, candidatesFor, owesSwing, swingTargets, targetOf } from './plays';
import type { Move, Names, Question } from './position';
import type { Seat } from './printed';
import { cardOf, isFurre, isInPlay, type State, type Thing } from './state';
import { cannot, costOf } from './stats';

export type RefusalCode =
  | 'not-now'
  | 'no-such'
  | 'number'
  | 'target'
  | 'exhausted'
  | 'unsettled'
  | 'cannot'
  | 'empty-book'
  | 'ap'
  | 'must-swing'
  | 'not-offered';

type PlayMove = Extract<Move, { play: unknown }>;
type SkillMove = Extract<Move, { activate: unknown }>;
type SwingMove = Extract<Move, { swing: unknown }>;

const listed = (names: Names | undefined): readonly string[] =>
  names === undefined ? [] : typeof names === 'string' ? [names] : names;

/** One name is the same alone and in a list, and several have no order. */
const namesKey = (names: Names | undefined): string => JSON.stringify(listed(names).toSorted());

/** The same move has the same key; the name that a new object gets is no part of it. */
export function moveKey(move: Move): string {
  const entries = Object.entries(move)
    .filter(([key, value]) => key !== 'as' && value !== undefined)
    .map(([key, value]: [string, Names]): [string, unknown] => [
      key,
      key === 'on' || key === 'target' ? namesKey(value) : value,
    ]);
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export const isArrangement = (labels: readonly string[], order: readonly string[]): boolean =>
  JSON.stringify(labels.toSorted()) === JSON.stringify(order.toSorted());

export function refusalOf(state: State, question: Question | null, move: Move): RefusalCode | null {
  if (question?.by !== move.by) return 'not-now';
  if (question.for === 'main' || question.for === 'answer') return ofPlay(state, move, question.for);
  if (question.for === 'order') {
    if (!('order' in move)) return 'not-now';
    return isArrangement(question.order, move.order) ? null : 'not-offered';
  }
  const isAsked = question.answers.some((answer) =>
    Object.keys(answer).every((key) => key === 'by' || key in move),
  );
  if (!isAsked) return 'not-now';
  const key = moveKey(move);
  return question.answers.some((answer) => moveKey(answer) === key) ? null : 'not-offered';
}

function ofPlay(state: State, move: Move, window: 'main' | 'answer'): RefusalCode | null {
  if ('play' in move) return ofCard(state, move, window);
  if ('activate' in move) return ofSkill(state, move);
  if (window === 'answer') return 'pass' in move ? null : 'not-now';
  if ('swing' in move) return ofSwing(state, move);
  if ('draw' in move) return ofDraw(state, move.by);
  if ('end' in move) return owesSwing(state, move.by) ? 'must-swing' : null;
  return 'not-now';
}

function ofCard(state: State, { by, play, on, x }: PlayMove, window: 'main' | 'answer'): RefusalCode | null {
  if (!state.hand[by].includes(play)) return 'no-such';
  const card = cardOf(state, play);
  if (window === 'answer' && !card.quick) return 'not-now';
  const isNumber = card.ap === 'X' ? x !== undefined && Number.isInteger(x) && x >= 0 : x === undefined;
  if (!isNumber) return 'number';
  if (!isAimed(state, targetOf(card), by, null, on)) return 'target';
  return (card.ap === 'X' ? (x ?? 0) : card.ap) > state.ap[by] ? 'ap' : null;
}

function isAimed(
  state: State,
  target: Target | null | undefined,
  by: Seat,
  self: Thing | null,
  on: Names | undefined,
): boolean {
  const names = listed(on);
  if (!target) return names.length === 0;
  const candidates = candidatesFor(state, target, by, self).map(({ name }) => name);
  const isEachOnce = new Set(names).size === names.length;
  return names.length === (target.n ?? 1) && isEachOnce && names.every((name) => candidates.includes(name));
}

const controlled = (state: State, name: string, by: Seat): Thing | null => {
  const thing = state.named.get(name);
  return thing && isInPlay(thing) && thing.controller === by ? thing : null;
};

function ofSkill(state: State, { by, activate, on, skill: place }: SkillMove): RefusalCode | null {
  const self = controlled(state, activate, by);
  const skills = self ? activatedSkills(self.card) : [];
  const skill = skills.length === 1 && place === undefined ? skills[0] : skills[(place ?? 0) - 1];
  if (!self || !skill || (skills.length === 1 && place !== undefined)) return 'no-such';
  if (!isAimed(state, skill.target, by, self, on)) return 'target';
  if (skill.cost.exhaust === true) {
    if (self.exhausted) return 'exhausted';
    if (isFurre(self) && !self.settled) return 'unsettled';
  }
  return (skill.cost.ap ?? 0) > state.ap[by] ? 'ap' : null;
}

function ofSwing(state: State, { by, swing, at }: SwingMove): RefusalCode | null {
  const swinger = controlled(state, swing, by);
  if (!swinger || !isFurre(swinger)) return 'no-such';
  if (!swingTargets(state, by).some(({ name }) => name === at)) return 'target';
  if (swinger.exhausted) return 'exhausted';
  if (!swinger.settled) return 'unsettled';
  return cannot(state, swinger, 'swing') ? 'cannot' : null;
}

function ofDraw(state: State, by: Seat): RefusalCode | null {
  if (state.book[by].length === 0) return 'empty-book';
  return costOf(state, 'draw', by) > state.ap[by] ? 'ap' : null;
}
