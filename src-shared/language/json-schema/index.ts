import { z } from 'zod';
import type { Language } from '@shared/util/languages';
import { schemaFor } from '../definitions/index';
import { definedAs, type DefinedGame, type Game, type Kind } from '../kinds';
import type { HelpBook, JsonSchema, KnownIds } from './book';
import { governingBook } from './governing-book';
import { Helper } from './helper';
import { ygiosBook } from './ygios-book';

export type { JsonSchema, KnownIds } from './book';

const books: Readonly<Record<DefinedGame, HelpBook>> = { ygios: ygiosBook, governing: governingBook };

/**
 * What the editor offers and explains in a document of this kind, in the user's language. `ids` are those of the
 * pack, to be offered where one is named.
 */
export function jsonSchemaFor(game: Game, kind: Kind, language: Language, ids: KnownIds = {}): JsonSchema {
  const book = books[definedAs(game)];
  const described = schemaFor(game, kind);
  const tree = book.trees[kind];
  if (!described || !tree) throw new Error(`${game} has no ${kind}`);
  const made = z.toJSONSchema(described, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
  const schema = structuredClone(made) as JsonSchema;
  new Helper(book, language, ids).document(schema, tree);
  return schema;
}
