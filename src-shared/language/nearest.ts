import type { Alike } from './diagnostic-codes';
import { shown, type Nearness } from './diagnostics';
import { hasLookAlikes, latinLayout, plainLetters } from './look-alikes';

/** Slips of the keyboard are few; a word further away is another word. */
const allowedSlips = (word: string): number => Math.max(1, Math.floor(word.length / 3));
const longestWord = 60;
const shortestBeginning = 3;

/** Letters added, lost, changed, or two neighbours swapped, to get from one word to the other. */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last: number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) best = Math.min(best, (before[column - 2] ?? 0) + 1);
      next.push(best);
    }
    [before, last] = [last, next];
  }
  return last[to.length] ?? 0;
}

/**
 * The known word most like this one, or null when none is like it. Ties go to the word listed first, unless every
 * letter is another one: of the seats A and B, C is like neither.
 */
export function nearest(word: string, known: Iterable<string>): string | null {
  // A stranger's word may be a hundred kilobytes long, and the distance costs its length squared.
  if (word.length > longestWord) return null;
  const lower = plainLetters(word).toLowerCase();
  const typed = latinLayout(word).toLowerCase();
  let found: string | null = null;
  let distance = allowedSlips(word) + 1;
  let tied = false;
  for (const candidate of known) {
    if (typed !== word.toLowerCase() && typed === candidate.toLowerCase()) return candidate;
    if (Math.abs(candidate.length - word.length) > distance) continue;
    const slips = editDistance(lower, candidate.toLowerCase());
    if (slips < distance) [found, distance, tied] = [candidate, slips, false];
    else if (slips === distance) tied = true;
  }
  // A word that was broken off: `lki` for `lkiTurns`.
  if (found === null && word.length >= shortestBeginning) {
    const begun = [...known].filter((candidate) => candidate.toLowerCase().startsWith(lower));
    return begun.length === 1 ? (begun[0] ?? null) : null;
  }
  const unlike = found !== null && distance >= Math.max(word.length, found.length);
  return tied && unlike ? null : found;
}

export function nearness(word: string, known: Iterable<string>): Nearness {
  const best = nearest(word, known);
  return { found: shown(word), nearest: best ?? '', near: best === null ? 'no' : 'yes' };
}

/** The same for the eyes of a reader, to whom “did you mean” would say nothing where two words look alike. */
export function likeness(word: string, known: Iterable<string>): Nearness | Alike {
  const plain = plainLetters(word);
  const isAlike = hasLookAlikes(word) && [...known].includes(plain);
  return isAlike ? { found: shown(word), nearest: plain, near: 'alike' } : nearness(word, known);
}
