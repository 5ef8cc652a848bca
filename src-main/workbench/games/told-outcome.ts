import { seatsIn } from '../../engine/kernel/asking';
import { seatLetters } from '../matches/match-seats';
import type { PackWords } from './pack-words';

/** Who won, in words. `sayOne`: how the game says that one alone has. */
export function sayWinners(words: PackWords, winners: number, sayOne: (winner: string) => string): string {
  const names = seatsIn(winners).map((seat) => words.seat(seatLetters[seat] ?? ''));
  const [first = '', ...others] = names;
  return others.length === 0 ? sayOne(first) : words.say('match.sharedWin', { winners: words.list(names) });
}
