import type { JsonSchema } from '@shared/language/json-schema/index';
import type { PlainValue } from '@shared/language/fixes';
import type { Way } from '../types';
import { propertiesOf, propertyOf } from '@shared/language/json-schema/read';
import { isEntries } from './read';
import type { SchemaForms } from '@shared/language/json-schema/schema-forms';
import { wayOf, waysOf } from './ways';

export interface SchemaPlace {
  readonly schema: JsonSchema;
  /** The keys of the object around it, in the order of the format. */
  readonly order: readonly string[];
}

/** What may stand at a place of a document, through the ways in which the parts around it are written. */
export function schemaAt(shapes: SchemaForms, document: PlainValue, way: Way): SchemaPlace | null {
  let here: SchemaPlace = { schema: shapes.schema, order: [] };
  let value: PlainValue | undefined = document;
  for (const step of way) {
    const ways = waysOf(shapes.of(here.schema));
    const form: JsonSchema | undefined =
      ways.length === 1 || value === undefined ? ways[0]?.form : wayOf(ways, value)?.form;
    const schema = typeof step === 'number' ? form?.items : form && propertyOf(form, step);
    if (!form || !schema) return null;
    here = { schema, order: Object.keys(propertiesOf(form)) };
    value = childOf(value, step);
  }
  return here;
}

function childOf(value: PlainValue | undefined, step: string | number): PlainValue | undefined {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
  return isEntries(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}
