/** The words of the pack format that screens list too; without zod, which stays out of them. */

export const games = ['ygios', 'yurikure', 'formula', 'governing'] as const;
export type Game = (typeof games)[number];

/** Kinds of definition; each has a folder of its own with one document a definition: `cards/home-1.json`. */
export const kinds = ['card', 'bonus', 'zone', 'rules', 'token', 'template'] as const;
export type Kind = (typeof kinds)[number];
export const kindFolders: Readonly<Record<Kind, string>> = {
  card: 'cards',
  bonus: 'bonuses',
  zone: 'zones',
  rules: 'rules',
  token: 'tokens',
  template: 'templates',
};

/**
 * Whose words the definitions of a game are written in. Games whose own words are still to come are read with
 * those of the first one.
 */
export const definedGames = ['ygios', 'governing'] as const;
export type DefinedGame = (typeof definedGames)[number];
const languageOf: Readonly<Record<Game, DefinedGame>> = {
  ygios: 'ygios',
  yurikure: 'ygios',
  formula: 'ygios',
  governing: 'governing',
};
export const definedAs = (game: Game): DefinedGame => languageOf[game];

/** The kinds that a pack of each game has. */
export const gameKinds = {
  ygios: ['card', 'bonus', 'zone', 'rules', 'template'],
  governing: ['card', 'rules', 'token', 'template'],
} as const satisfies Readonly<Record<DefinedGame, readonly Kind[]>>;
export type KindOf<G extends DefinedGame> = (typeof gameKinds)[G][number];

export const kindsOf = (game: Game): readonly Kind[] => gameKinds[definedAs(game)];
