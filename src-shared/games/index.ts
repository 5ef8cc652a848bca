import type { Kind } from '@shared/language/kinds';
import type { GameFacts } from './game-facts';
import { governingFacts } from './governing/facts';
import { ygiosFacts } from './ygios/facts';

/** The games that a pack can be for. */
const listed = ['ygios', 'yurikure', 'formula', 'governing'] as const;
export type Game = (typeof listed)[number];

/** The games that there are, each with what it is. A new one is added here. */
export const gameFacts = {
  ygios: ygiosFacts,
  governing: governingFacts,
} as const satisfies Readonly<Partial<Record<Game, GameFacts>>>;

/** Games that have definitions, rules and a guide; the others are only announced. */
export type DefinedGame = keyof typeof gameFacts;
// Asked anew each time, here and below: a test adds a game to the registry while it runs.
export const definedGames = (): readonly DefinedGame[] => Object.keys(gameFacts) as DefinedGame[];
export const isDefined = (game: string): game is DefinedGame => Object.hasOwn(gameFacts, game);

export const games = (): readonly Game[] => [...new Set<Game>([...listed, ...definedGames()])];
export const isGame = (game: unknown): game is Game => games().some((one) => one === game);

/** Where nothing tells the game. */
export const firstGame: DefinedGame = 'ygios';

/** In whose words the definitions of a game are written: an announced game is read with those of the first one. */
export const definedAs = (game: Game): DefinedGame => (isDefined(game) ? game : firstGame);
export const gameFactsOf = (game: Game): GameFacts => gameFacts[definedAs(game)];

export type KindOf<G extends DefinedGame> = (typeof gameFacts)[G]['kinds'][number];
export const kindsOf = (game: Game): readonly Kind[] => gameFactsOf(game).kinds;

/** The ways to play a pack; each has its numbers in the rules. */
export type Mode = (typeof gameFacts)[DefinedGame]['modes'][number];
export const modesOf = (game: Game): readonly Mode[] => gameFacts[definedAs(game)].modes;
export const modes = (): readonly Mode[] => definedGames().flatMap(modesOf);

/** Groups that lists show in an order of their own. */
export const orderedGroups = (): readonly string[] =>
  definedGames().flatMap((game): readonly string[] => gameFactsOf(game).list.groups);
