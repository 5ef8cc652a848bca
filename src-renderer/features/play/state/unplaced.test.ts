import { expect, it } from 'vitest';
import { buttonsFor, fewButtons, mostButtons } from './unplaced';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

it('few answers are all buttons, whatever they are about', () => {
  expect(buttonsFor(upTo(fewButtons), [1])).toEqual(upTo(fewButtons));
});

it('of many, those that nothing on the table stands for are buttons, and not too many', () => {
  expect(buttonsFor(upTo(20), [0, 19])).toEqual([0, 19]);
  expect(buttonsFor(upTo(20), upTo(20))).toHaveLength(mostButtons);
});

it('nobody is asked: no buttons', () => {
  expect(buttonsFor([], [])).toEqual([]);
});
