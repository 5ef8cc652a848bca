import type { LucideIcon } from '@lucide/svelte';

/**
 * How a board shows a mark of its game on a card. `number`: large, in a badge, with a sign where two numbers are on
 * one card. `icon`: a small sign, its words for who asks. `left-out`: the card or the board shows it otherwise. A mark
 * that a board does not know is shown in words.
 */
export type MarkLook =
  | { readonly as: 'number'; readonly icon?: LucideIcon }
  | { readonly as: 'icon'; readonly icon: LucideIcon }
  | { readonly as: 'left-out' };

export type MarkLooks = Readonly<Record<string, MarkLook>>;
