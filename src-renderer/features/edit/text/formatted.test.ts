import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { formatted } from './formatted';

it.each<[string, string, string]>([
  ['indentation', '{\n"a":1,\n\t"b": [1,2]}', '{\n  "a": 1,\n  "b": [1, 2] }\n'],
  ['comments stay', '{ // why\n"a": 1 /* b */ }', '{ // why\n  "a": 1 /* b */ }\n'],
  ['one line stays one line', '{ "a": { "b": 1 } }', '{ "a": { "b": 1 } }\n'],
  ['broken text stays', '{ "a": \n\n', '{ "a": \n\n'],
])('%s', (_what, text, wanted) => {
  expect(formatted(text)).toBe(wanted);
});

const packs = resolve(import.meta.dirname, '../../../../resources/packs');
const shipped = readdirSync(packs, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.json'),
);

it('leaves every shipped document as it is, and what it made too', () => {
  expect(shipped.length).toBeGreaterThan(50);
  for (const path of shipped) {
    const text = readFileSync(join(packs, path), 'utf8');
    expect(formatted(text)).toBe(text);
  }
});
