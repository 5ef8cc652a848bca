import { expect, it } from 'vitest';
import type { Language } from '../util/languages';
import { inQuotes } from './quotes';

it.each<[Language, string, string]>([
  ['uk', 'Лис «На біс»', 'Лис „На біс“'],
  ['ja', '「できない」が最も強い', '『できない』が最も強い'],
  ['en', 'The “Fox”', 'The ‘Fox’'],
  ['en', '«Fox»', '«Fox»'],
  ['uk', 'Свисток', 'Свисток'],
])('%s: “%s” inside a quotation is “%s”', (language, name, inside) => {
  expect(inQuotes(language, name)).toBe(inside);
});
