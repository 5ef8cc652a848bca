import { expect, it } from 'vitest';
import { differenceText } from '@shared/api/difference-text';
import type { ScenarioDifference } from '@shared/api/scenarios';
import { createTranslator } from '@shared/i18n/translator';
import { plainDifference } from './plain-difference';

const names = new Map([
  ['town-4', 'Змінила твій маршрут'],
  ['home', 'Дім'],
]);
const said = (at: string, expected: string, found: string): string => {
  const data = { expected, expectedIs: 'value', found, foundIs: 'value' };
  const difference: ScenarioDifference = {
    code: 'value',
    at,
    data,
    reason: null,
    rules: [],
    diagnostic: null,
  };
  const plain = plainDifference(difference, createTranslator('uk'), (id) => names.get(id) ?? null);
  return differenceText('uk', plain);
};

it('a scenario that can’t begin is told by its sentence, without a code', () => {
  const faulty: ScenarioDifference = {
    code: 'faulty',
    at: 'given.row.1',
    data: { code: 'unknown-id' },
    reason: null,
    rules: [],
    diagnostic: {
      code: 'unknown-id',
      severity: 'error',
      file: 'a',
      data: { kind: 'zone', found: 'school', nearest: '', near: 'no' },
    },
  };
  const told = differenceText(
    'en',
    plainDifference(faulty, createTranslator('en'), () => null),
  );
  expect(told).toMatch(/^At the start \(given\.row\.1\): The pack has no .*school/);
});

it.each([
  [
    'when.1.expect.hand.A',
    '["town-4"]',
    '["town-4","gone-1"]',
    'Крок 2 (when.1.expect.hand.A): очікувалося [«Змінила твій маршрут»], вийшло [«Змінила твій маршрут», "gone-1"]',
  ],
  ['then.score.A', '1', '0', 'Наприкінці (then.score.A): очікувалося 1, вийшло 0'],
  // A key is a word of scenarios, whatever it is called.
  ['given', '{"home":"home"}', '{}', 'На початку (given): очікувалося {"home":«Дім»}, вийшло {}'],
  ['elsewhere', '1', '2', 'elsewhere: очікувалося 1, вийшло 2'],
])('%s', (at, expected, found, sentence) => {
  expect(said(at, expected, found)).toBe(sentence);
});
