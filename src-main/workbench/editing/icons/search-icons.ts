import { editDistance } from '@shared/language/nearest';
import type { IconSet } from './icon-set';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** How well one word that is looked for is met by the words of a name; null: not at all. */
function fit(wanted: string, words: readonly string[]): number | null {
  if (words.includes(wanted)) return 0;
  if (words.some((word) => word.startsWith(wanted))) return 1;
  return words.some((word) => word.includes(wanted)) ? 2 : null;
}

/** The sum over all words that are looked for; each must be met. */
function rank(wanted: readonly string[], name: string): number | null {
  const words = wordsOf(name);
  let sum = 0;
  for (const word of wanted) {
    const one = fit(word, words);
    if (one === null) return null;
    sum += one;
  }
  return sum;
}

/** Names that have all the words, whole words first, then the shorter name. */
export function searchIcons({ names, aliases }: IconSet, text: string): string[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return text.trim() === '' ? [...names] : [];
  const best = new Map<string, number>();
  const meet = (label: string, name: string): void => {
    const found = rank(wanted, label);
    if (found !== null) best.set(name, Math.min(found, best.get(name) ?? Infinity));
  };
  for (const name of names) meet(name, name);
  for (const [old, name] of aliases) meet(old, name);
  return [...best]
    .sort(([a, rankA], [b, rankB]) => rankA - rankB || a.length - b.length || (a < b ? -1 : 1))
    .map(([name]) => name);
}

const mostNear = 3;
const longestWord = 80;

/** What somebody who wrote a name that does not exist may have meant: slips of the keyboard, then shared words. */
export function nearestIcons(set: IconSet, name: string): string[] {
  const word = name.toLowerCase().slice(0, longestWord);
  const slips = Math.max(1, Math.floor(word.length / 4));
  const typed = set.names
    .filter((known) => Math.abs(known.length - word.length) <= slips)
    .map((known) => [known, editDistance(word, known)] as const)
    .filter(([, distance]) => distance <= slips)
    .sort(([a, near], [b, far]) => near - far || (a < b ? -1 : 1))
    .map(([known]) => known);
  const words = wordsOf(word).filter(({ length }) => length > 2);
  // The last word of a name is what it shows; the ones before it say of what kind.
  const related = words.reverse().flatMap((one) => searchIcons(set, one).slice(0, mostNear));
  return [...new Set([...typed, ...related])].slice(0, mostNear);
}
