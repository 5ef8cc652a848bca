import { orderAt, orders } from '../combinations';

/**
 * Governing rule C3: what one player has triggered at the same moment he orders himself.
 *
 * Each order is one answer as long as there are not too many: seven skills have 5 040. Above that he is asked which
 * one goes first, then about the rest.
 */
const mostAtOnce = 6;

/** How many answers there are; 0 where there is nothing to order. */
export function ownOrders(count: number): number {
  if (count < 2) return 0;
  return count > mostAtOnce ? count : orders(count, Number.MAX_SAFE_INTEGER);
}

/** The places in the order of an answer: all of them, or only the first one. */
export function ownOrderAt(count: number, rank: number): number[] {
  if (count > mostAtOnce) return [rank];
  const order: number[] = [];
  orderAt(count, rank, order);
  return order;
}
