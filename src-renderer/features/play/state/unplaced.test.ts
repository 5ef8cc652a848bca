import { expect, it } from 'vitest';
import { buttonsFor, fewButtons, mostButtons, mostLetters } from './unplaced';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

const saying = (...letters: number[]): { text: string }[] =>
  letters.map((count) => ({ text: 'a'.repeat(count) }));

it('few answers are all buttons, whatever they are about', () => {
  expect(buttonsFor(upTo(fewButtons), [1], saying(4, 50, 50))).toEqual(upTo(fewButtons));
  expect(buttonsFor([0, 1], [0], saying(mostLetters, mostLetters))).toEqual([0, 1]);
});

it('three that are too long for the room: those that lie on the table are chosen there', () => {
  expect(buttonsFor(upTo(3), [0], saying(4, 60, 60))).toEqual([0]);
});

it('of many, those that nothing on the table stands for are buttons, and not too many', () => {
  expect(buttonsFor(upTo(20), [0, 19], [])).toEqual([0, 19]);
  expect(buttonsFor(upTo(20), upTo(20), [])).toHaveLength(mostButtons);
});

it('nobody is asked: no buttons', () => {
  expect(buttonsFor([], [], [])).toEqual([]);
});
