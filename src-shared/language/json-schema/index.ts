import { z } from 'zod';
import type { Language } from '@shared/util/languages';
import { schemaFor } from '../definitions/index';
import type { Game } from '@shared/games/index';
import { languageOf } from '@shared/games/languages';
import type { Kind } from '../kinds';
import { manifestSchema } from '../pack-format';
import type { DocNode, HelpBook, JsonSchema, KnownIds } from './book';
import { nameDocs } from './definition-docs';
import { Helper } from './helper';
import { docsForGames, manifestDocs, orderDocs } from './manifest-docs';
import { scenarioJsonSchema } from './scenario-schema';

export type { JsonSchema, KnownIds } from './book';
export { keyKinds } from './scenario-schema';

/**
 * What the editor offers and explains in a document of this kind, in the user's language. `ids` are those of the
 * pack, to be offered where one is named.
 */
export function jsonSchemaFor(game: Game, kind: Kind, language: Language, ids: KnownIds = {}): JsonSchema {
  const { book } = languageOf(game);
  const described = schemaFor(game, kind);
  const tree = book.trees[kind];
  if (!described || !tree) throw new Error(`${game} has no ${kind}`);
  return helped(described, book, tree, language, ids);
}

const nowhere = (): never => {
  throw new Error('a manifest has no lists of effects');
};
const manifestBook: HelpBook = {
  trees: {},
  lists: [],
  entry: nowhere,
  snippets: nowhere,
  words: docsForGames,
  texts: () => null,
  shared: nowhere,
};

/** The same for what a pack says of itself; its words are no game's. */
export const manifestJsonSchema = (language: Language): JsonSchema =>
  helped(
    manifestSchema(),
    manifestBook,
    { keys: manifestDocs, inside: { names: { keys: nameDocs }, order: { keys: orderDocs } } },
    language,
    {},
  );

/** And for a file of scenarios, which may bring cards of its own where the game lets it. */
export const scenariosJsonSchema = (game: Game, language: Language): JsonSchema =>
  scenarioJsonSchema(
    game,
    language,
    languageOf(game).scenario.bringsCards ? jsonSchemaFor(game, 'card', language) : null,
  );

function helped(
  described: z.ZodType,
  book: HelpBook,
  tree: DocNode,
  language: Language,
  ids: KnownIds,
): JsonSchema {
  const made = z.toJSONSchema(described, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
  const schema = structuredClone(made) as JsonSchema;
  new Helper(book, language, ids).document(schema, tree);
  return schema;
}
