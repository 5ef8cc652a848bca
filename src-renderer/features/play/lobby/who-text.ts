import { botLevels, iterationsOf, parseBot, type BotLevel } from '@shared/api/bot-words';
import type { Player } from '@shared/api/match-start';
import { i18n } from '../../../state/i18n.svelte';
import { seatLetter } from '../state/seats';

/** The level that a number reaches. */
const levelNear = (iterations: number): BotLevel =>
  botLevels.findLast((level) => iterationsOf[level] <= iterations) ?? 'easy';

/** Who can sit there, in words: `human`, or the word of a bot. */
export function whoText(who: string): string {
  const bot = parseBot(who);
  if (bot?.bot !== 'ismcts') return i18n.t('play.who', { who: bot?.bot ?? 'human' });
  const level = i18n.t(`play.bot-level-${levelNear(bot.iterations)}`);
  return i18n.t('play.who-level', { level, tries: bot.iterations });
}

/** What to expect of it; null: the words above say it. */
export function whoHint(who: string): string | null {
  const bot = parseBot(who);
  return bot?.bot === 'ismcts' ? i18n.t(`play.bot-level-${levelNear(bot.iterations)}-hint`) : null;
}

/** What somebody is called where he gave no name. */
export function nameOf(player: Player, seat: number): string {
  if (player.name !== undefined) return player.name;
  if (player.is === 'human') return i18n.t('play.seat', { seat: seatLetter(seat) });
  return i18n.t('play.who-short', { who: player.bot.bot });
}
