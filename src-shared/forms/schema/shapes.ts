import { jsonSchemaFor, manifestJsonSchema, type JsonSchema } from '@shared/language/json-schema/index';
import { definedAs, kindsOf, type Game, type Kind } from '@shared/language/kinds';
import { parsePackPath } from '@shared/language/pack-format';
import type { Language } from '@shared/util/languages';

export type DocumentKind = Kind | 'manifest';

/** null: no document of a pack of this game. */
export function documentKind(path: string, game: Game): DocumentKind | null {
  const place = parsePackPath(path);
  if (place?.is === 'manifest') return 'manifest';
  return place?.is === 'definition' && kindsOf(game).includes(place.kind) ? place.kind : null;
}

/** A schema whose leads can be followed. */
export class Shapes {
  readonly root: JsonSchema;
  readonly #expanded = new WeakMap<JsonSchema, readonly JsonSchema[]>();

  constructor(root: JsonSchema) {
    this.root = root;
  }

  /** The ways to write it: what it leads to instead of the lead, and the forms of forms. */
  formsOf(schema: JsonSchema): readonly JsonSchema[] {
    let forms = this.#expanded.get(schema);
    if (!forms) {
      forms = this.#expand(schema);
      this.#expanded.set(schema, forms);
    }
    return forms;
  }

  #expand(schema: JsonSchema): readonly JsonSchema[] {
    if (schema.$ref === undefined) return schema.anyOf?.flatMap((form) => this.formsOf(form)) ?? [schema];
    const found = this.root.definitions?.[schema.$ref.replace('#/definitions/', '')];
    if (!found) throw new Error(`a schema leads nowhere: ${schema.$ref}`);
    return this.formsOf(found);
  }
}

const made = new Map<string, Shapes>();

/** Made once: a schema costs as much as many keystrokes, and the ids of the pack are not in it. */
export function shapesFor(game: Game, kind: DocumentKind, language: Language): Shapes {
  const key = `${definedAs(game)} ${kind} ${language}`;
  let shapes = made.get(key);
  if (!shapes) {
    shapes = new Shapes(
      kind === 'manifest' ? manifestJsonSchema(language) : jsonSchemaFor(game, kind, language),
    );
    made.set(key, shapes);
  }
  return shapes;
}
