import type { z } from 'zod';
import { definedAs, type DefinedGame, type Game, type KindOf } from '@shared/games/index';
import { gameSchemas } from '@shared/games/schemas';
import type { Kind } from '../kinds';

/** The schema for a kind in a pack of this game; null if the game has no such kind. */
export const schemaFor = (game: Game, kind: Kind): z.ZodType | null =>
  Object.entries<z.ZodType>(gameSchemas[definedAs(game)]).find(([known]) => known === kind)?.[1] ?? null;

type Schemas = typeof gameSchemas;
type Definitions = {
  [G in DefinedGame]: {
    [K in KindOf<G>]: {
      readonly game: G;
      readonly kind: K;
      readonly id: string;
      readonly path: string;
      readonly value: K extends keyof Schemas[G] ? z.infer<Schemas[G][K]> : never;
    };
  }[KindOf<G>];
};

/** A document that has passed its schema and sits where its id says. */
export type ValidDefinition<G extends DefinedGame = DefinedGame> = Definitions[G];

/** Those of one game: a pack never holds any other, but its type does not know which game it is of. */
export const definitionsOf = <G extends DefinedGame>(
  game: G,
  definitions: readonly ValidDefinition[],
): ValidDefinition<G>[] => definitions.filter((one): one is ValidDefinition<G> => one.game === game);
