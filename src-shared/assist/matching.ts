import type { Completion } from './types';

/** Full-width letters of a Japanese keyboard are letters too. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Below this, letters inside a word would find nearly everything; writing without spaces has no other place. */
const enough = 3;
const startsOnly = /^[\p{sc=Latin}\p{sc=Cyrillic}]+$/u;

const wordsIn = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u);

/**
 * How well a completion is found by what is typed, 0 is best; null: not by any of its words. Part of a name is
 * enough: an editor looks for the beginnings of words, and Japanese has none that can be seen.
 */
export function rankOf({ label, detail, found = '' }: Completion, typed: string): number | null {
  const sought = plain(typed.replace(/^"/u, ''));
  if (sought === '') return 0;
  const shown = plain(label);
  const others = plain(`${detail} ${found}`);
  const isShort = sought.length < enough && startsOnly.test(sought);
  const within = (text: string): boolean => !isShort && text.includes(sought);
  const begins = (text: string): boolean => wordsIn(text).some((word) => word.startsWith(sought));
  const ranks = [
    shown === sought,
    shown.startsWith(sought),
    begins(shown),
    begins(others),
    within(shown),
    within(others),
  ];
  const rank = ranks.indexOf(true);
  return rank < 0 ? null : rank;
}
