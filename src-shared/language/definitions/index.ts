import type { z } from 'zod';
import { cardSchema as governingCard } from '@shared/games/governing/definitions/card';
import { rulesSchema as governingRules } from '@shared/games/governing/definitions/rules';
import { tokenSchema } from '@shared/games/governing/definitions/token';
import { definedAs, type DefinedGame, type Game, type KindOf } from '@shared/games/index';
import type { Kind } from '../kinds';
import { bonusSchema } from '@shared/games/ygios/definitions/bonus';
import { cardSchema } from '@shared/games/ygios/definitions/card';
import { rulesSchema } from '@shared/games/ygios/definitions/rules';
import { templateSchemas } from './template';
import { zoneSchema } from '@shared/games/ygios/definitions/zone';

/** What a document of each kind must look like. A kind of a game without a schema does not compile. */
export const definitionSchemas = {
  ygios: {
    card: cardSchema,
    bonus: bonusSchema,
    zone: zoneSchema,
    rules: rulesSchema,
    template: templateSchemas.ygios,
  },
  governing: {
    card: governingCard,
    rules: governingRules,
    token: tokenSchema,
    template: templateSchemas.governing,
  },
} as const satisfies { readonly [G in DefinedGame]: Readonly<Record<KindOf<G>, z.ZodType>> };

/** The schema for a kind in a pack of this game; null if the game has no such kind. */
export const schemaFor = (game: Game, kind: Kind): z.ZodType | null =>
  Object.entries<z.ZodType>(definitionSchemas[definedAs(game)]).find(([known]) => known === kind)?.[1] ??
  null;

type Schemas = typeof definitionSchemas;
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
