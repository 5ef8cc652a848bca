import { shownValue, type Difference } from './difference';

/** How a value that a scenario expects is compared with what is there. */
export type Comparison =
  /** The same, lists in the same order. */
  | { readonly is: 'same' }
  /** A list whose order says nothing. */
  | { readonly is: 'set' }
  /** A list of records told apart by one of their keys, each of them complete; their order says nothing. */
  | { readonly is: 'records'; readonly key: string }
  /** A record of which only the keys that are expected count. */
  | { readonly is: 'named'; readonly each: Comparison };

export const same: Comparison = { is: 'same' };
export const asSet: Comparison = { is: 'set' };
export const records = (key: string): Comparison => ({ is: 'records', key });
export const named = (each: Comparison): Comparison => ({ is: 'named', each });

/** The first difference, or null. */
export function compare(how: Comparison, at: string, expected: unknown, found: unknown): Difference | null {
  // Nothing at all is expected, or found: then there are no parts to go into.
  if (!isObject(expected) || !isObject(found)) return compareWhole(at, expected, found);
  switch (how.is) {
    case 'same':
      return compareWhole(at, expected, found);
    case 'set':
      return compareSets(at, listOf(expected), listOf(found));
    case 'records':
      return compareRecords(how.key, at, listOf(expected), listOf(found));
    case 'named':
      for (const [key, value] of Object.entries(expected)) {
        const difference = compare(how.each, `${at}.${key}`, value, valueAt(found, key));
        if (difference) return difference;
      }
      return null;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const listOf = (value: object): readonly unknown[] => (Array.isArray(value) ? value : []);
const valueAt = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

function compareWhole(at: string, expected: unknown, found: unknown): Difference | null {
  if (valueKey(expected) === valueKey(found)) return null;
  return { is: 'value', at, expected: shownValue(expected), found: shownValue(found) };
}

function compareSets(at: string, expected: readonly unknown[], found: readonly unknown[]): Difference | null {
  const wanted = expected.map(valueKey);
  const there = found.map(valueKey);
  if (valueKey(wanted.toSorted()) === valueKey(there.toSorted())) return null;
  // What both have stands first and in the same order: the eye then finds what differs at the end.
  const shared = expected.filter((value) => there.includes(valueKey(value)));
  const rest = (list: readonly unknown[], other: readonly string[]): unknown[] => [
    ...shared,
    ...list.filter((value) => !other.includes(valueKey(value))),
  ];
  const [a, b] = [rest(expected, there), rest(found, wanted)];
  const equal = a.length === b.length;
  return {
    is: 'value',
    at,
    // Lists that differ only in how often something is in them are shown as they are.
    expected: shownValue(equal && valueKey(a) === valueKey(b) ? expected : a),
    found: shownValue(equal && valueKey(a) === valueKey(b) ? found : b),
  };
}

function compareRecords(
  key: string,
  at: string,
  expected: readonly unknown[],
  found: readonly unknown[],
): Difference | null {
  const nameOf = (value: unknown): string => (isObject(value) ? shownValue(valueAt(value, key)) : '');
  const names = new Set([...expected, ...found].map(nameOf));
  for (const name of names) {
    const here = `${at}.${name}`;
    const wanted = expected.filter((value) => nameOf(value) === name);
    const there = found.filter((value) => nameOf(value) === name);
    const [one] = wanted;
    const [other] = there;
    if (wanted.length !== 1 || there.length !== 1 || !isObject(one) || !isObject(other)) {
      const difference = compareWhole(
        here,
        wanted.length > 1 ? wanted : one,
        there.length > 1 ? there : other,
      );
      if (difference) return difference;
      continue;
    }
    for (const part of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const difference = compareWhole(`${here}.${part}`, valueAt(one, part), valueAt(other, part));
      if (difference) return difference;
    }
  }
  return null;
}

/** The same value has the same key, in whichever order its own keys were written. */
export function valueKey(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueKey).join()}]`;
  if (!isObject(value)) return value === undefined ? '' : JSON.stringify(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${entries
    .map(([key, inner]) => `${JSON.stringify(key)}:${valueKey(inner)}`)
    .sort()
    .join()}}`;
}
