import { expect, it } from 'vitest';
import { seenCard, seenMatch, seenPlace } from './test-match';
import { buttonsFor, mostButtons } from './unplaced';

const asked = (count: number) => ({
  seat: 0,
  prompt: '?',
  source: null,
  answers: Array.from({ length: count }, (_, at) => ({ text: String(at), cards: [], places: [] })),
});

it('few answers are all buttons, whatever they are about', () => {
  const seen = seenMatch({ question: asked(3), places: [seenPlace({ answers: [0] })] });
  expect(buttonsFor(seen)).toEqual({ shown: [0, 1, 2], all: 3 });
});

it('of many, those that nothing on the table stands for are buttons', () => {
  const count = mostButtons + 3;
  const cards = [seenCard({ answers: Array.from({ length: count - 2 }, (_, at) => at + 1) })];
  const seen = seenMatch({ question: asked(count), places: [seenPlace({ answers: [1], cards })] });
  expect(buttonsFor(seen)).toEqual({ shown: [0, count - 1], all: count });
});

it('nobody is asked: no buttons', () => {
  expect(buttonsFor(seenMatch({ question: null }))).toEqual({ shown: [], all: 0 });
  expect(buttonsFor(seenMatch({ question: { ...asked(1), answers: null } }))).toEqual({ shown: [], all: 0 });
});
