import { describe, expect, it } from 'vitest';
import { Alphabet } from './letters';

const alphabet = new Alphabet(['U+0-FF, U+131, U+2000-206F', 'U+4??', 'U+30A1-30FA,U+4E00']);

describe('letters that no font has', () => {
  it('are told, each once', () => {
    expect(alphabet.lacks('Hello 😀, 一 😀 丁')).toEqual(['😀', '丁']);
    expect(alphabet.lacks('Їжак і ґанок’')).toEqual([]);
    expect(alphabet.lacks('ア一ı')).toEqual([]);
  });

  it('what is not drawn needs none', () => {
    expect(alphabet.lacks('a\u0301\u3000\ufe0f\u2060\n')).toEqual([]);
  });

  it('a range that nobody can read is no range', () => {
    expect(new Alphabet(['nonsense', '']).lacks('a')).toEqual(['a']);
  });
});
