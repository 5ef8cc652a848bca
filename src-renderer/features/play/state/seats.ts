import { botLevels, botWord, iterationsOf, parseBot } from '@shared/api/bot-words';
import type { Player } from '@shared/api/match-start';

/** One seat as it is filled in: a name, or nothing, and `human` or the word of a bot. */
export interface Seat {
  readonly name: string;
  readonly who: string;
}
export const human = 'human';
export const longestName = 24;

const thinking = (iterations: number): string => botWord({ bot: 'ismcts', iterations });
/** Who can sit there: people, then bots from the strongest down. */
export const whoOffered: readonly string[] = [
  human,
  ...botLevels.map((level) => thinking(iterationsOf[level])).toReversed(),
  'greedy',
  'random',
];
/** As many as any game has. */
const mostSeats = 6;
/** Somebody who only wants to play is one click away from it. */
export const firstSeats: readonly Seat[] = Array.from({ length: mostSeats }, (_, seat) => ({
  name: '',
  who: seat === 0 ? human : thinking(iterationsOf.medium),
}));

/** What was stored may be of another release, which knew other bots. */
export const isOffered = ({ who }: Seat): boolean => whoOffered.includes(who);

/** Pasted line breaks and signs that turn the direction of writing: the workbench refuses a name with them. */
const unspoken = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

export function playerAt({ name, who }: Seat): Player {
  const spoken = name.replaceAll(unspoken, '').trim();
  const called = spoken === '' ? {} : { name: spoken };
  const bot = who === human ? null : parseBot(who);
  return bot ? { is: 'bot', bot, ...called } : { is: 'human', ...called };
}

export const seatOf = (player: Player): Seat => ({
  name: player.name ?? '',
  who: player.is === 'bot' ? botWord(player.bot) : human,
});

/** Whose eyes the first look is for: nobody else's cards come to a screen that asked for none. */
export const firstHuman = (players: readonly Player[]): number =>
  Math.max(
    0,
    players.findIndex(({ is }) => is === 'human'),
  );

export const seatLetter = (seat: number): string => String.fromCodePoint(65 + seat);
