import { expect, it } from 'vitest';
import { paperName } from './paper-name';

it.each([
  [210, 297, 'a4'],
  [297, 210, 'a4'],
  [216, 279, 'letter'],
  [420, 297, 'a3'],
  [148, 210, 'a5'],
  [210, 280, null],
])('%s × %s is called %s', (w, h, name) => {
  expect(paperName({ w, h })).toBe(name);
});
