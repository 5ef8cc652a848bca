import { describe, expect, it } from 'vitest';
import { copyNames } from './copy-names';

const mine = { en: 'Mine', ja: '私の', uk: 'Мій' };

describe('copyNames', () => {
  it('names a copy in each language', () => {
    expect(copyNames(mine, [mine])).toEqual({ en: 'Mine (copy)', ja: '私ののコピー', uk: 'Мій (копія)' });
  });

  it('counts on when the name is taken in any language', () => {
    const taken = [mine, { en: 'Mine (copy)', ja: 'x', uk: 'x' }, { en: 'x', ja: '私ののコピー2', uk: 'x' }];
    expect(copyNames(mine, taken).en).toBe('Mine (copy 3)');
  });

  it('stays within the longest name', () => {
    const long = { en: 'a'.repeat(120), ja: '長'.repeat(120), uk: '🃏'.repeat(60) };
    const copy = copyNames(long, []);
    expect(copy.en).toBe(`${'a'.repeat(112)}… (copy)`);
    expect(Object.values(copy).every((name) => name.length <= 120)).toBe(true);
    expect(copy.uk).toMatch(/^🃏+… \(копія\)$/u);
  });
});
