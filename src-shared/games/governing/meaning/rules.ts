import { finding, type Finding } from '@shared/language/finding';
import { replaceFix, swapFix } from '@shared/language/fixes';
import type { Card } from '../definitions/card';
import type { Rules } from '../definitions/rules';

/** A cost that can't lie between its own ends. */
export const numberFindings = (rules: Rules): Finding[] =>
  (['drawCost', 'refreshCost'] as const).flatMap((key): Finding[] => {
    const { min, max } = rules[key];
    return min > max ? [finding('bad-range', [key], { min, max }, swapFix([key], min, max))] : [];
  });

/** Fewer cards in the list than one opening hand. */
export function listFindings({ openingHand }: Rules, cards: readonly Card[]): Finding[] {
  const count = cards.reduce((sum, { copies = 1 }) => sum + copies, 0);
  const at = ['openingHand'];
  return count < openingHand
    ? [finding('too-few-cards', at, { count, min: openingHand }, replaceFix(at, count))]
    : [];
}
