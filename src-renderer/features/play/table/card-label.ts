import type { SeenCard } from '@shared/api/matches';
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
