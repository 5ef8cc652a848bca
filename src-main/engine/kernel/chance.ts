import { at, type State } from './state';

/**
 * The only source of chance. Four words (sfc32 by Chris Doty-Humphrey, in the public domain) that live in the
 * state of a game, or in a few words of their own for a player who guesses: a bot that thinks must not change
 * what the game deals next.
 */
export const chanceWords = 4;

/** Streams drawn from one seed that never meet. */
export const streams = { game: 1, guess: 2, bot: 3 } as const;
export type Stream = keyof typeof streams;

/** The next 32 bits of the stream whose words begin at `where`. */
function next(s: State, where: number): number {
  const a = at(s, where);
  const b = at(s, where + 1);
  const c = at(s, where + 2);
  const counter = at(s, where + 3);
  const result = (((a + b) | 0) + counter) | 0;
  s[where + 3] = (counter + 1) | 0;
  s[where] = b ^ (b >>> 9);
  s[where + 1] = (c + (c << 3)) | 0;
  s[where + 2] = (((c << 21) | (c >>> 11)) + result) | 0;
  return result >>> 0;
}

/** Seeds are any whole numbers; all 53 bits count. */
export function seedChance(s: State, where: number, seed: number, stream: Stream, nth = 0): void {
  s[where] = seed | 0;
  s[where + 1] = Math.floor(seed / 0x1_0000_0000) | 0;
  s[where + 2] = Math.imul(streams[stream], 0x6c078965) ^ nth;
  s[where + 3] = 1;
  // Close seeds begin alike; twelve rounds later nothing of that is left.
  for (let round = 0; round < 12; round++) next(s, where);
}

/** A whole number from 0 to below `count`, every one as likely as the next. */
export function below(s: State, where: number, count: number): number {
  for (;;) {
    const thrown = next(s, where);
    const low = Math.imul(thrown, count) >>> 0;
    // Multiply and shift; thrown again in the rare case that would favour the small numbers.
    if (low < count && low < (0x1_0000_0000 - count) % count) continue;
    return (thrown * count - low) / 0x1_0000_0000;
  }
}

/** Shuffles `count` words, the first at `first`, each `stride` behind the one before. */
export function shuffle(s: State, where: number, first: number, count: number, stride = 1): void {
  for (let i = count - 1; i > 0; i--) {
    const one = first + i * stride;
    const other = first + below(s, where, i + 1) * stride;
    const kept = at(s, one);
    s[one] = at(s, other);
    s[other] = kept;
  }
}

/** A stream of its own, for whoever needs chance outside a game. */
export class Chance {
  readonly #words: State = new Int32Array(chanceWords);

  constructor(seed: number, stream: Stream, nth = 0) {
    seedChance(this.#words, 0, seed, stream, nth);
  }
  below(count: number): number {
    return below(this.#words, 0, count);
  }
  shuffle(list: number[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j] ?? 0, list[i] ?? 0];
    }
  }
}
