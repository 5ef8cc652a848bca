import { at, type State } from './state';

/** Many yes-or-no answers, one bit each, in words of the state. */
export const bitWords = (count: number): number => (count + 31) >> 5;

export const hasBit = (s: State, first: number, n: number): boolean =>
  (at(s, first + (n >> 5)) & (1 << (n & 31))) !== 0;

export function setBit(s: State, first: number, n: number): void {
  const word = first + (n >> 5);
  s[word] = at(s, word) | (1 << (n & 31));
}

export function clearBit(s: State, first: number, n: number): void {
  const word = first + (n >> 5);
  s[word] = at(s, word) & ~(1 << (n & 31));
}

/** The next bit that is set, from `from` to below `count`, or -1. */
export function nextBit(s: State, first: number, from: number, count: number): number {
  let n = from;
  while (n < count) {
    const bits = at(s, first + (n >> 5)) >>> (n & 31);
    if (bits !== 0) {
      n += 31 - Math.clz32(bits & -bits);
      break;
    }
    n = ((n >> 5) + 1) << 5;
  }
  return n < count ? n : -1;
}
