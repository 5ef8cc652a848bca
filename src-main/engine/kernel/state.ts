/**
 * A game in progress is one run of whole numbers and nothing else: chance, half-resolved texts and the open
 * question are in it too. So it can be copied, compared, hashed, stored and sent at any moment, and nothing that
 * belongs to a game can hide in a closure.
 */
export type State = Int32Array;

/** Sets the words from `first` to below `end` to nothing; for short runs a loop beats the built-in call. */
export function clearWords(s: State, first: number, end: number): void {
  for (let word = first; word < end; word++) s[word] = 0;
}

/** Reads a word. The layout says what lies where; reading past it would be a bug of the layout. */
export const at = (s: State, index: number): number => s[index] ?? 0;

// Small enough that the allocator hands the same memory out again instead of asking the system for it.
const slabWords = 1 << 14;
let slab = new Int32Array(slabWords);
let slabUsed = 0;

/**
 * A state of its own. Copies are cut from a large buffer: asking the system for memory costs twenty times as much as
 * the copying itself. A buffer lives as long as any copy in it.
 */
export function copyState(s: State): State {
  if (s.length > slabWords >> 2) return s.slice();
  if (slabUsed + s.length > slabWords) {
    slab = new Int32Array(slabWords);
    slabUsed = 0;
  }
  // Not `subarray`: that asks first which class it is to make.
  const copy = new Int32Array(slab.buffer, slabUsed * Int32Array.BYTES_PER_ELEMENT, s.length);
  slabUsed += s.length;
  copy.set(s);
  return copy;
}

export function sameState(a: State, b: State): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

const mix = (hash: number, word: number): number => {
  let h = Math.imul(hash ^ word, 0x9e3779b1);
  h ^= h >>> 15;
  h = Math.imul(h, 0x85ebca77);
  return h ^ (h >>> 13);
};

/** Sixteen hexadecimal digits, the same on every machine. Not a seal: it tells two games apart, no more. */
export function hashState(s: State): string {
  let low = 0x243f6a88;
  let high = 0x13198a2e;
  for (const word of s) {
    low = mix(low, word);
    high = mix(high, word ^ low);
  }
  const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
  return hex(high) + hex(low);
}

/** What is stored of a state: plain numbers, so that any JSON writer will do. */
export const saveState = (s: State): number[] => Array.from(s);
export const loadState = (words: readonly number[]): State => Int32Array.from(words);
