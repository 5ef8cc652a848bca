import { describe, expect, it } from 'vitest';
import { languages } from '@shared/util/languages';
import { readCopies, readLength, writeLength } from './typed';

const range = { least: 0, most: 500 };
const around = { least: -20, most: 20 };

describe('a length', () => {
  it.each([
    ['3', 3],
    [' 3.5 ', 3.5],
    ['3,5', 3.5],
    ['.5', 0.5],
    ['3.', 3],
    ['3.175', 3.175],
    ['3,5 mm', 3.5],
    ['3,5мм', 3.5],
    ['３．５', 3.5],
    ['0.125 in', 3.175],
    ['0,125″', 3.175],
    ['0', 0],
    ['-0', 0],
  ])('“%s” is read in every language', (text, value) => {
    for (const language of languages) expect(readLength(text, language, range)).toEqual({ ok: true, value });
  });

  it.each(['', 'abc', '1.2.3', '3 cm', '1e3', 'NaN', 'Infinity', '--1', '.'])('“%s” is none', (text) => {
    for (const language of languages)
      expect(readLength(text, language, range)).toEqual({ ok: false, error: 'not-a-number' });
  });

  it('a comma groups thousands where it does so in print, and divides elsewhere', () => {
    expect(readLength('1,000', 'en', range)).toEqual({ ok: false, error: 'too-large' });
    expect(readLength('1,000', 'uk', range)).toEqual({ ok: true, value: 1 });
  });

  it('stays between its bounds, which may lie on both sides of nothing', () => {
    expect(readLength('-1', 'en', range)).toEqual({ ok: false, error: 'too-small' });
    expect(readLength('501', 'en', range)).toEqual({ ok: false, error: 'too-large' });
    expect(readLength('−1,5', 'uk', around)).toEqual({ ok: true, value: -1.5 });
    expect(readLength('-21', 'uk', around)).toEqual({ ok: false, error: 'too-small' });
  });

  it.each(languages)('is read as it was written: %s', (language) => {
    for (const value of [0, 3.175, -1.5, 355.6, 0.001, 1234.5])
      expect(readLength(writeLength(value, language), language, { least: -2, most: 2000 })).toEqual({
        ok: true,
        value,
      });
  });

  it('is written with the comma of the language', () => {
    expect([writeLength(3.5, 'en'), writeLength(3.5, 'ja'), writeLength(1003.5, 'uk')]).toEqual([
      '3.5',
      '3.5',
      '1003,5',
    ]);
  });
});

describe('a number of copies', () => {
  it.each([
    ['1', 1],
    [' 500 ', 500],
    ['１２', 12],
  ])('“%s” is read', (text, value) => expect(readCopies(text)).toEqual({ ok: true, value }));

  it.each([
    ['0', 'zero'],
    ['10000', 'too-many'],
    ['501', 'too-many'],
    ['', 'not-whole'],
    ['-1', 'not-whole'],
    ['1.5', 'not-whole'],
    ['three', 'not-whole'],
  ])('“%s” is refused: %s', (text, error) => expect(readCopies(text)).toEqual({ ok: false, error }));
});
