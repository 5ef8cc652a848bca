import { describe, expect, it } from 'vitest';
import type { Language } from '@shared/util/languages';
import { translateKey } from './translator';

const word = { found: 'C', nearest: '', near: 'no' } as const;

describe('a list in a sentence has the signs of the language', () => {
  const rows: readonly (readonly [Language, known: readonly string[], says: string])[] = [
    ['en', ['A', 'B'], 'Use one of these: A, B.'],
    ['uk', ['A', 'B'], 'Використайте одне з цих: A, B.'],
    ['ja', ['A', 'B'], '使える語：A、B。'],
    ['ja', ['A'], '使える語：A。'],
  ];
  it.each(rows)('%s %j', (language, known, says) => {
    expect(translateKey(language, 'diagnostic.unknown-word', { ...word, known })).toContain(says);
  });
});
