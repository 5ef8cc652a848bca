import type { JsonSchema } from './book';

/** A document's schema whose leads can be followed. */
export class SchemaForms {
  readonly #expanded = new WeakMap<JsonSchema, readonly JsonSchema[]>();

  constructor(readonly schema: JsonSchema) {}

  /** The ways to write something: what it leads to instead of the lead, and the forms of forms. */
  of(schema: JsonSchema): readonly JsonSchema[] {
    let forms = this.#expanded.get(schema);
    if (!forms) {
      forms = this.#expand(schema);
      this.#expanded.set(schema, forms);
    }
    return forms;
  }

  #expand(schema: JsonSchema): readonly JsonSchema[] {
    if (schema.$ref === undefined) return schema.anyOf?.flatMap((form) => this.of(form)) ?? [schema];
    const found = this.schema.definitions?.[schema.$ref.replace('#/definitions/', '')];
    if (!found) throw new Error(`a schema leads nowhere: ${schema.$ref}`);
    return this.of(found);
  }
}
