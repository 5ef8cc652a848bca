/** The few ways in which a card changes, with what belongs to each. */
import { endLocksOf } from './locks';
import type { BoardCard, Reveal, State } from './state';
import type { Seat } from './words';

export function reveal(state: State, card: BoardCard, how: Reveal['how']): void {
  state.reveals += 1;
  card.face = 'up';
  card.fired = false;
  card.reveal = state.reveals;
  state.queue.push({ card, number: card.reveal, how });
}

/** Locks and links last while their source is active. */
function endHold(state: State, card: BoardCard): void {
  endLocksOf(state, card.id);
  for (const held of state.board) if (held.linkedTo === card.id) held.linkedTo = null;
}

export function turnDown(state: State, card: BoardCard): void {
  card.face = 'down';
  card.fired = false;
  endHold(state, card);
}

function leaveBoard(state: State, card: BoardCard): void {
  state.board = state.board.filter((lying) => lying !== card);
  endHold(state, card);
}

export function discardFromBoard(state: State, card: BoardCard): void {
  leaveBoard(state, card);
  state.discard.push(card.id);
}

export function returnToHand(state: State, card: BoardCard): void {
  leaveBoard(state, card);
  state.hand[card.owner].push(card.id);
}

export function discardFromHand(state: State, seat: Seat, cards: readonly string[]): void {
  state.hand[seat] = state.hand[seat].filter((id) => !cards.includes(id));
  state.discard.push(...cards);
}

export const draw = (state: State, n: number): string[] => state.pile.splice(0, n);

export function underPile(state: State, cards: readonly string[]): void {
  state.pile.push(...cards);
}
