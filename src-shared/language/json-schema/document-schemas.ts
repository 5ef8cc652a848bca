import type { Language } from '@shared/util/languages';
import { definedAs, kindsOf, type Game } from '@shared/games/index';
import type { Kind } from '../kinds';
import { parsePackPath } from '../pack-format';
import type { JsonSchema } from './book';
import { jsonSchemaFor, manifestJsonSchema, scenariosJsonSchema } from './index';
import { SchemaForms } from './schema-forms';

/** What a document of a pack is: a definition, what the pack says of itself, scenarios. */
export type DocumentKind = Kind | 'manifest' | 'scenarios';

/** null: it is no definition. */
export const definedKind = (kind: DocumentKind): Kind | null =>
  kind === 'manifest' || kind === 'scenarios' ? null : kind;

/** null: no document of a pack of this game. */
export function documentKind(path: string, game: Game): DocumentKind | null {
  const place = parsePackPath(path);
  if (place?.is === 'manifest' || place?.is === 'scenarios') return place.is;
  return place?.is === 'definition' && kindsOf(game).includes(place.kind) ? place.kind : null;
}

const made = new Map<string, SchemaForms>();

/** Made once: a schema costs as much as a hundred keystrokes. The ids of the pack are not in it, so few are kept. */
export function schemaForms(game: Game, kind: DocumentKind, language: Language): SchemaForms {
  const key = `${definedAs(game)} ${kind} ${language}`;
  let forms = made.get(key);
  if (!forms) {
    forms = new SchemaForms(schemaOf(game, kind, language));
    made.set(key, forms);
  }
  return forms;
}

function schemaOf(game: Game, kind: DocumentKind, language: Language): JsonSchema {
  if (kind === 'manifest') return manifestJsonSchema(language);
  return kind === 'scenarios' ? scenariosJsonSchema(game, language) : jsonSchemaFor(game, kind, language);
}
