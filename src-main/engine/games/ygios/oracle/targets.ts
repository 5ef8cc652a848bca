/** The implicit filters of the verbs: what may be flipped, moved, taken away. */
import { matching, zonesOf, type Viewpoint } from './select';
import { forbidden, isProtected } from './standing';
import type { BoardCard, State, Text } from './state';
import type { DiscardPickStep, Face, FlipStep, MoveStep, ReturnStep, Zones } from './words';

/** What a text may do to a card that resists it. */
export interface Reach {
  readonly throughProtection: boolean;
  readonly throughBans: boolean;
}

export function reachOf(state: State, trigger: Text['trigger']): Reach {
  const ignores = trigger === 'pay' && state.options.requirementsVsProtection === 'ignore';
  return { throughProtection: ignores || trigger === 'enter', throughBans: ignores };
}

export const isFree = (state: State, card: BoardCard, reach: Reach): boolean =>
  reach.throughProtection || !isProtected(state, card);

export const turned = (card: BoardCard, to: FlipStep['to']): Face =>
  to === 'other' ? (card.face === 'up' ? 'down' : 'up') : to;

export function canFlip(state: State, card: BoardCard, to: FlipStep['to'], reach: Reach): boolean {
  const face = turned(card, to);
  if (face === card.face || !isFree(state, card, reach)) return false;
  return face === 'up' || reach.throughBans || !forbidden(state, 'flipDown', card.zone);
}

/** `there` in a destination is the moved card's own Zone unless an earlier step has moved a card. */
export function destinations(state: State, card: BoardCard, to: Zones, view: Viewpoint): string[] {
  const zones = zonesOf(state, to, { ...view, there: view.there ?? card.zone });
  return zones.filter((zone) => zone !== card.zone);
}

export const canMove = (state: State, card: BoardCard, to: Zones, view: Viewpoint, reach: Reach): boolean =>
  isFree(state, card, reach) && destinations(state, card, to, view).length > 0;

export type BoardStep = MoveStep | FlipStep | ReturnStep | DiscardPickStep;

/** Whether the step can be done to this card, apart from its selector. */
export function reaches(
  state: State,
  step: BoardStep,
  card: BoardCard,
  view: Viewpoint,
  reach: Reach,
): boolean {
  if (step.do === 'flip') return canFlip(state, card, step.to, reach);
  if (step.do === 'move') return canMove(state, card, step.to, view, reach);
  return isFree(state, card, reach);
}

/** The cards a step may be done to: those its `pick` chooses from, or all that its `all` means. */
export function targets(state: State, step: BoardStep, view: Viewpoint, reach: Reach): BoardCard[] {
  const cards = step.pick ?? ('all' in step ? step.all : undefined);
  if (cards === undefined) return [];
  return matching(state, cards, view).filter((card) => reaches(state, step, card, view, reach));
}
