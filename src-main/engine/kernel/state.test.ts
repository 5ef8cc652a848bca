import { describe, expect, it } from 'vitest';
import { Chance } from './chance';
import { at, copyState, hashState, loadState, sameState, saveState } from './state';

const random = (seed: number, length: number): Int32Array => {
  const chance = new Chance(seed, 'bot');
  return Int32Array.from({ length }, () => chance.below(2 ** 31) * 2 - 2 ** 31);
};

describe('state', () => {
  it('is copied into memory of its own, however many copies there are', () => {
    const s = random(1, 300);
    const before = [...s];
    const copies = Array.from({ length: 200 }, () => copyState(s));
    copies.forEach((copy, index) => copy.fill(index));
    copies.forEach((copy, index) => {
      expect(copy.length).toBe(300);
      expect(copy.every((word) => word === index)).toBe(true);
    });
    expect([...s]).toEqual(before);
  });

  it.each([0, 1, 40, 2047, 2048, 2049, 5000, 9000])('of %i words is copied whole', (length) => {
    const s = random(length, length);
    const copy = copyState(s);
    expect(copy).toEqual(s);
    expect(copy.buffer).not.toBe(s.buffer);
  });

  it('is the same after a way through JSON', () => {
    const s = random(2, 500);
    const back = loadState(JSON.parse(JSON.stringify(saveState(s))) as number[]);
    expect(sameState(back, s)).toBe(true);
    expect(hashState(back)).toBe(hashState(s));
  });

  it('is told from every state that differs in one word', () => {
    const s = random(3, 60);
    const hashes = new Set([hashState(s)]);
    for (let i = 0; i < s.length; i++) {
      for (const change of [1, -1, 2 ** 30]) {
        const other = copyState(s);
        other[i] = at(other, i) + change;
        expect(sameState(s, other)).toBe(false);
        hashes.add(hashState(other));
      }
    }
    expect(hashes.size).toBe(1 + 3 * s.length);
  });

  it('is told from one with the same words in another order, or with fewer of them', () => {
    expect(hashState(Int32Array.of(1, 2))).not.toBe(hashState(Int32Array.of(2, 1)));
    expect(hashState(Int32Array.of(0))).not.toBe(hashState(Int32Array.of(0, 0)));
    expect(sameState(Int32Array.of(1), Int32Array.of(1, 0))).toBe(false);
  });

  it('has the same hash for ever', () => {
    expect(hashState(Int32Array.of())).toBe('13198a2e243f6a88');
    expect(hashState(Int32Array.of(1, -1, 2 ** 31 - 1, -(2 ** 31)))).toBe('adb7a691f38c792e');
  });
});
