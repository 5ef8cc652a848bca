import { expect, it } from 'vitest';
import { newDefinition } from '@shared/forms/new/new-definition';
import { firstPlace } from './first-place';

const textFrom = (source: string): string => {
  const { line, column } = firstPlace(source);
  return (source.split('\n')[line - 1] ?? '').slice(column - 1);
};

it.each([
  ['ygios', 'card', ''],
  ['ygios', 'bonus', '['],
  ['ygios', 'zone', '{ "tone"'],
  ['governing', 'token', '"furre"'],
] as const)('%s %s begins before %s', (game, kind, begins) => {
  const source = newDefinition(game, kind, { id: 'x', language: 'en', ids: [] });
  const text = textFrom(source).replaceAll(/\s+/g, ' ');
  expect(begins === '' ? text === '' : text.startsWith(begins)).toBe(true);
});

it('of a text without comments it is the beginning', () => {
  expect(firstPlace('{}')).toEqual({ line: 1, column: 1 });
});
