import type { SeenCard, SeenMark } from '@shared/api/matches';
import { i18n } from '../../../state/i18n.svelte';
import type { TableDesk } from './desk.svelte';

/** A card on the table as it is said: its name, how it lies, its marks, and what a press would do. */
export function cardLabel(
  card: SeenCard,
  { choosing, isLit }: { choosing: TableDesk['choosing']; isLit: boolean },
): string {
  const { t } = i18n;
  return [
    card.name,
    ...(card.faceDown && card.path !== null ? [t('play.face-down')] : []),
    ...card.marks.map(({ text }) => text),
    ...(isLit ? [t('play.choices', { count: choosing.offered(card).length })] : []),
    ...(choosing.isPicked(card) ? [t('play.picked')] : []),
  ].join(', ');
}

/** What is at its maximum needs no second number. */
export const writtenNumber = ({ n, of }: SeenMark): string =>
  [n ?? 0, ...(of === null || of === n ? [] : [of])].map((one) => i18n.number(one)).join('/');

export const isLow = ({ n, of }: SeenMark): boolean => of !== null && (n ?? 0) < of;
