import { expect, it } from 'vitest';
import { failure } from '@shared/api/failures';
import { createTranslator } from '@shared/i18n/translator';
import type { Diagnostic } from '@shared/language/diagnostics';
import { refusalLines } from './troubles';

const lost = (file: string): Diagnostic => ({
  code: 'missing-image',
  severity: 'warning',
  file,
  data: { found: 'art/nowhere.png', nearest: '', near: 'no' },
});
const nameOf = (key: string): string | null => (key === 'cards/home-3.json' ? 'Сімейна вечеря' : null);

it('every line of a refusal names its card in the language of the messages, and is counted', () => {
  const boxes = [{ card: 'home-3', path: 'cards/home-3.json', language: 'ja' as const, box: 'rules' }];
  const troubles = [lost('cards/home-3.json'), lost('templates/back.json')];
  const refused = failure('print-misfits', { boxes, troubles, count: 3 });
  const sentence = 'У наборі немає зображення «art/nowhere.png». Додайте його або вкажіть інше.';
  expect(refusalLines(createTranslator('uk'), refused, nameOf)).toEqual([
    'У 3 місцях бракуватиме слів або малюнків. Нічого не записано.',
    '  Сімейна вечеря (home-3) · ja · rules',
    `  Сімейна вечеря (cards/home-3.json): ${sentence}`,
    `  templates/back.json: ${sentence}`,
    'Виправте ці карти або додайте --anyway, щоб записати їх як є.',
  ]);
});
