import { jsonSchemaFor, manifestJsonSchema, scenariosJsonSchema } from '@shared/language/json-schema/index';
import type { JsonSchema } from '@shared/language/json-schema/index';
import { definedAs, kindsOf, type Game, type Kind } from '@shared/language/kinds';
import { parsePackPath } from '@shared/language/pack-format';
import type { Language } from '@shared/util/languages';
import { Shapes } from './shapes';

/** What a document of the pack is, as far as help goes: a definition, what the pack says of itself, scenarios. */
export type DocumentKind = Kind | 'manifest' | 'scenarios';

/** null: it is no definition. */
export const definedKind = (kind: DocumentKind): Kind | null =>
  kind === 'manifest' || kind === 'scenarios' ? null : kind;

/** null: no document of a pack of this game. */
export function documentKind(path: string, game: Game): DocumentKind | null {
  const place = parsePackPath(path);
  if (place?.is === 'manifest' || place?.is === 'scenarios') return place.is;
  if (place?.is !== 'definition') return null;
  return kindsOf(game).includes(place.kind) ? place.kind : null;
}

const made = new Map<string, Shapes>();

/** Made once: a schema costs as much as a hundred keystrokes. The ids of the pack are not in it, so few are kept. */
export function shapesFor(game: Game, kind: DocumentKind, language: Language): Shapes {
  const key = `${definedAs(game)} ${kind} ${language}`;
  let shapes = made.get(key);
  if (!shapes) {
    shapes = new Shapes(schemaOf(game, kind, language));
    made.set(key, shapes);
  }
  return shapes;
}

function schemaOf(game: Game, kind: DocumentKind, language: Language): JsonSchema {
  if (kind === 'manifest') return manifestJsonSchema(language);
  return kind === 'scenarios' ? scenariosJsonSchema(game, language) : jsonSchemaFor(game, kind, language);
}

/** The id that a document has by its place; empty where it has none. */
export function definitionIdOf(path: string): string {
  const place = parsePackPath(path);
  return place?.is === 'definition' ? place.id : '';
}
