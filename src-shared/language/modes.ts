import { definedAs, type DefinedGame, type Game } from './kinds';

/** The ways to play a pack; each has its numbers in the rules. Without zod: screens and the command line list them. */
export const modes = ['simple', 'advanced'] as const;
export type Mode = (typeof modes)[number];

/** A game without any is played in one way only. */
const gameModes: Readonly<Record<DefinedGame, readonly Mode[]>> = { ygios: modes, governing: [] };
export const modesOf = (game: Game): readonly Mode[] => gameModes[definedAs(game)];
