import { describe, expect, it } from 'vitest';
import { bitWords, clearBit, hasBit, nextBit, setBit } from './bits';

const count = 70;
const first = 2;

function bitsOf(set: readonly number[]): Int32Array {
  const s = new Int32Array(first + bitWords(count) + 1);
  for (const n of set) setBit(s, first, n);
  return s;
}

function listed(s: Int32Array): number[] {
  const found: number[] = [];
  for (let n = nextBit(s, first, 0, count); n >= 0; n = nextBit(s, first, n + 1, count)) found.push(n);
  return found;
}

describe('bits', () => {
  it.each([[[]], [[0]], [[31]], [[32]], [[63, 64]], [[69]], [[0, 1, 30, 31, 32, 33, 63, 64, 69]]])(
    'hold and list %j',
    (set) => {
      const s = bitsOf(set);
      expect(listed(s)).toEqual(set);
      for (let n = 0; n < count; n++) expect(hasBit(s, first, n), `${n}`).toBe(set.includes(n));
    },
  );

  it('are cleared one by one, and touch no word beside theirs', () => {
    const s = bitsOf([0, 31, 32, 69]);
    clearBit(s, first, 31);
    clearBit(s, first, 69);
    expect(listed(s)).toEqual([0, 32]);
    expect([s[0], s[1], s.at(-1)]).toEqual([0, 0, 0]);
  });

  it('are not looked for beyond the last', () => {
    const s = bitsOf([69]);
    expect(nextBit(s, first, 0, 69)).toBe(-1);
  });
});
