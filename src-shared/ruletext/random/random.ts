/** Chance for tests: the same seed gives the same texts everywhere. */

export type Random = (below: number) => number;

/** Mulberry32: small, and the same everywhere. */
export function randomFrom(start: number): Random {
  let state = start >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;
/** One time in `of`. */
export const chance = (random: Random, of: number): boolean => random(of) === 0;
export const maybe = <T extends object>(random: Random, of: number, value: T): Partial<T> =>
  chance(random, of) ? value : {};
export const many = <T>(random: Random, least: number, most: number, make: () => T): T[] =>
  Array.from({ length: least + random(most - least + 1) }, make);

const largest = 0x1_0000_0000;
/** Chance whose every answer is noted, so that a value can be made again with one answer changed. */
export interface Tape {
  readonly answers: number[];
  readonly random: Random;
}
export function taped(fresh: Random, answers: readonly number[] = []): Tape {
  const noted = [...answers];
  let at = 0;
  return {
    answers: noted,
    random: (below) => {
      const answer = (noted[at] ??= fresh(largest));
      at++;
      return answer % below;
    },
  };
}

/**
 * A value, and others that differ from it in one answer of chance, so mostly in one word or key. Those are the ones
 * whose texts are equal if a phrase forgets that key.
 */
export function withVariants<T>(fresh: Random, make: (random: Random) => T, variants: number): T[] {
  const first = taped(fresh);
  const values = [make(first.random)];
  for (let n = 0; n < variants; n++) {
    const answers = [...first.answers];
    answers[fresh(answers.length)] = fresh(largest);
    values.push(make(taped(fresh, answers).random));
  }
  return values;
}
