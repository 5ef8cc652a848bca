import type { JsonSchema } from './index';

/** Enough of draft 7 to check a document without the schemas that the JSON Schema was made from. */
export const faultsOf = (schema: JsonSchema, value: unknown): string[] => faultsAt(schema, schema, value, '');

function faultsAt(root: JsonSchema, schema: JsonSchema, value: unknown, at: string): string[] {
  const { type, properties = {}, items, anyOf, $ref } = schema;
  if ($ref !== undefined) {
    const found = root.definitions?.[$ref.replace('#/definitions/', '')];
    return found ? faultsAt(root, found, value, at) : [`${at}: leads nowhere`];
  }
  if (anyOf)
    return anyOf.some((form) => faultsAt(root, form, value, at).length === 0) ? [] : [`${at}: no form`];
  if ('const' in schema && schema.const !== value) return [`${at}: not ${String(schema.const)}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${at}: no such word`];
  const isList = Array.isArray(value);
  const isObject = typeof value === 'object' && value !== null && !isList;
  const types: Record<string, boolean> = {
    string: typeof value === 'string',
    boolean: typeof value === 'boolean',
    integer: Number.isInteger(value),
    number: typeof value === 'number',
    array: isList,
    object: isObject,
  };
  if (typeof type === 'string' && !types[type]) return [`${at}: not ${type}`];
  const limit = (key: string, broken: (n: number) => boolean): string[] => {
    const bound = schema[key];
    return typeof bound === 'number' && broken(bound) ? [`${at}: ${key}`] : [];
  };
  const faults: string[] = [];
  if (typeof value === 'number') {
    faults.push(...limit('minimum', (n) => value < n), ...limit('maximum', (n) => value > n));
  }
  if (typeof value === 'string' && typeof schema['pattern'] === 'string') {
    if (!new RegExp(schema['pattern'], 'u').test(value)) faults.push(`${at}: pattern`);
  }
  if (isList) {
    faults.push(...limit('maxItems', (n) => value.length > n), ...limit('minItems', (n) => value.length < n));
    if (items) value.forEach((item, index) => faults.push(...faultsAt(root, items, item, `${at}.${index}`)));
  }
  if (isObject) {
    const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
    faults.push(...limit('minProperties', (n) => Object.keys(value).length < n));
    for (const key of required) if (!Object.hasOwn(value, key)) faults.push(`${at}: no ${key}`);
    for (const [key, part] of Object.entries(value)) {
      const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
      if (known) faults.push(...faultsAt(root, known, part, `${at}.${key}`));
      else if (schema['additionalProperties'] === false) faults.push(`${at}: unknown ${key}`);
    }
  }
  return faults;
}
