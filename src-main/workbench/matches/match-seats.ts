import { failure, type Failure } from '@shared/api/failures';
import type { Player } from '@shared/api/match-start';

export const seatLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** By letter, what people are called; two of one name would be one person in every sentence, so they get letters. */
export type SeatNames = Readonly<Record<string, string>>;

export function seatNames(players: readonly Pick<Player, 'name'>[]): SeatNames {
  const names: Record<string, string> = {};
  players.forEach(({ name }, seat) => {
    const letter = seatLetters[seat];
    if (name === undefined || letter === undefined) return;
    const alike = players.filter((one) => one.name === name).length > 1;
    names[letter] = alike ? `${name} (${letter})` : name;
  });
  return names;
}

/** A player whom nobody has named is called as the one who sat there before. */
export const namedAs = (player: Player, before: Player | undefined): Player =>
  player.name === undefined && before?.name !== undefined ? { ...player, name: before.name } : player;

/** The seat as failures name it: they know no language. */
export const seatName = (players: readonly Pick<Player, 'name'>[], seat: number): string => {
  const letter = seatLetters[seat] ?? '';
  return seatNames(players)[letter] ?? letter;
};

/** Why so many can't play a game; null: they can. `possible`: how many can. */
export function refuseSeats(possible: readonly number[], found: number): Failure | null {
  if (possible.includes(found)) return null;
  const [wanted = found, ...others] = possible;
  return others.length === 0
    ? failure('wrong-players', { found, wanted })
    : failure('players-not-possible', { found, possible: possible.map(String) });
}
