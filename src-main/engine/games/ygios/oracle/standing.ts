/** Standing rules: which hold now, and what they forbid and protect. */
import { matches, viewOfCard, zonesOf, type Viewpoint } from './select';
import { definitionOf, type BoardCard, type State } from './state';
import type { Rule } from './words';

export interface Standing {
  readonly rule: Rule;
  readonly view: Viewpoint;
}

function ofBonuses(state: State): Standing[] {
  return state.row.flatMap((zone) =>
    (state.bonuses.get(zone)?.while ?? []).map((rule) => ({
      rule,
      view: { me: null, self: null, here: zone, there: null },
    })),
  );
}

function ofCards(state: State, holds: (card: BoardCard) => boolean): Standing[] {
  return state.board
    .filter((card) => card.face === 'up' && holds(card))
    .flatMap((card) =>
      (definitionOf(state, card.id).while ?? []).map((rule) => ({ rule, view: viewOfCard(card) })),
    );
}

const forbids = (state: State, rules: readonly Standing[], act: string, zone: string): boolean =>
  rules.some(
    ({ rule, view }) =>
      rule.rule === 'forbid' && rule.act === act && zonesOf(state, rule.in, view).includes(zone),
  );

/**
 * Whether firing is forbidden is asked of the cards that have fired, also in the continuous model: there a
 * card is alive where firing is allowed, and asking the living ones would go round in a circle.
 */
export function firingForbidden(state: State, zone: string): boolean {
  return forbids(state, [...ofBonuses(state), ...ofCards(state, (card) => card.fired)], 'fire', zone);
}

export function standing(state: State): Standing[] {
  const continuous = state.options.persistentModel === 'continuous';
  const active = (card: BoardCard): boolean =>
    card.fired || (continuous && !firingForbidden(state, card.zone));
  return [...ofBonuses(state), ...ofCards(state, active)];
}

export const forbidden = (state: State, act: 'playDown' | 'flipDown', zone: string): boolean =>
  forbids(state, standing(state), act, zone);

export const isProtected = (state: State, card: BoardCard): boolean =>
  standing(state).some(
    ({ rule, view }) => rule.rule === 'protected' && matches(state, card, rule.cards, view),
  );
