import { parseBot } from '@shared/api/bot-words';
import type { Player } from '@shared/api/match-start';
import { i18n } from '../../../state/i18n.svelte';
import { seatLetter } from '../state/seats';

/** Who can sit there, in words: `human`, or the word of a bot. */
export const whoText = (who: string): string => i18n.t('play.who', { who: parseBot(who)?.bot ?? 'human' });

/** What somebody is called where he gave no name. */
export function nameOf(player: Player, seat: number): string {
  if (player.name !== undefined) return player.name;
  if (player.is === 'human') return i18n.t('play.seat', { seat: seatLetter(seat) });
  return i18n.t('play.who-short', { who: player.bot.bot });
}
