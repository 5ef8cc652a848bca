import { expect, it } from 'vitest';
import { differenceText } from '@shared/api/difference-text';
import { languages } from '@shared/util/languages';
import type { BuiltGame } from '../games/built-game';
import { toldDifference } from './told-difference';

// No shipped game rolls dice: what a scenario of one that does can get wrong has its sentences all the same.
it.each([
  [
    { is: 'dice-missing', at: 'when.2', sides: 6 },
    'when.2: expected no further roll, got one of a die with 6 sides',
  ],
  [{ is: 'dice-wrong', at: 'dice.0', sides: 6, found: 9 }, 'dice.0: expected a number from 1 to 6, got 9'],
] as const)('%j', (difference, english) => {
  const told = toldDifference({} as BuiltGame, difference);
  expect(differenceText('en', told)).toBe(english);
  const texts = languages.map((language) => differenceText(language, told));
  expect(new Set(texts).size).toBe(languages.length);
});
