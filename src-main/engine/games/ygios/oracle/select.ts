/** Zones and cards that a text speaks of. */
import { definitionOf, type BoardCard, type State, type Text } from './state';
import type { Cards, Seat, Zones } from './words';

/** From where a text is read. A bonus's standing rules have no `me` and no `this`. */
export interface Viewpoint {
  readonly me: Seat | null;
  readonly self: string | null;
  readonly here: string;
  readonly there: string | null;
}

export function viewOfCard(card: BoardCard): Viewpoint {
  return { me: card.owner, self: card.id, here: card.zone, there: null };
}

export function viewOfText(state: State, text: Text): Viewpoint {
  const { card, me, there } = text;
  return { me, self: state.board.includes(card) ? card.id : null, here: text.zone ?? card.zone, there };
}

export function beside(state: State, zone: string): string[] {
  const place = state.row.indexOf(zone);
  return place < 0 ? [] : state.row.filter((_, index) => Math.abs(index - place) === 1);
}

export function zonesOf(state: State, zones: Zones, view: Viewpoint): string[] {
  if (typeof zones === 'object') {
    const [anchor] = zonesOf(state, zones.beside, view);
    return anchor === undefined ? [] : beside(state, anchor);
  }
  if (zones === 'all') return [...state.row];
  const zone = zones === 'here' ? view.here : zones === 'there' ? view.there : zones;
  return zone !== null && state.row.includes(zone) ? [zone] : [];
}

export function matches(state: State, card: BoardCard, cards: Cards, view: Viewpoint): boolean {
  if (cards.of !== undefined) {
    if (view.me === null || (cards.of === 'me') !== (card.owner === view.me)) return false;
  }
  if (cards.face !== undefined && card.face !== cards.face) return false;
  if (cards.home !== undefined) {
    if (card.face === 'down' || definitionOf(state, card.id).home !== cards.home) return false;
  }
  if (cards.in !== undefined && !zonesOf(state, cards.in, view).includes(card.zone)) return false;
  if (cards.is === 'this' && card.id !== view.self) return false;
  if (cards.is === 'linked' && (view.self === null || card.linkedTo !== view.self)) return false;
  return !(cards.not === 'this' && card.id === view.self);
}

export const matching = (state: State, cards: Cards, view: Viewpoint): BoardCard[] =>
  state.board.filter((card) => matches(state, card, cards, view));
