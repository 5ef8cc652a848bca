import { expect, it } from 'vitest';
import { OptionList } from './options';

it('holds any number of answers, in the order in which they were added', () => {
  const options = new OptionList();
  const codes = Array.from({ length: 6000 }, (_, index) => index * 7 - 3);
  for (const code of codes) options.add(code);
  expect(options.count).toBe(6000);
  expect(options.list()).toEqual(codes);
  expect(options.at(5999)).toBe(codes.at(-1));
  expect(options.has(-3)).toBe(true);
  expect(options.has(-4)).toBe(false);
  options.clear();
  expect(options.list()).toEqual([]);
  // What was listed before must not come back.
  expect(options.has(-3)).toBe(false);
});
