import { searchable } from '@shared/util/searchable';

const isWordStart = (text: string, at: number): boolean => at === 0 || /[\s\p{P}]/u.test(text[at - 1] ?? '');

/**
 * How well `text` answers `query`: 0 not at all, higher is better. All letters must occur in order; whole
 * pieces, beginnings of words and short texts count more.
 */
export function fuzzyScore(query: string, text: string): number {
  const wanted = searchable(query).replace(/\s+/g, ' ').trim();
  const found = searchable(text);
  if (wanted === '') return 1;
  const whole = found.indexOf(wanted);
  if (whole >= 0) return 1000 + (isWordStart(found, whole) ? 500 : 0) - whole - found.length / 100;
  let score = 0;
  let at = -1;
  for (const letter of wanted.replaceAll(' ', '')) {
    const next = found.indexOf(letter, at + 1);
    if (next < 0) return 0;
    score += next === at + 1 ? 6 : isWordStart(found, next) ? 8 : 1;
    at = next;
  }
  // Letters strewn over a long sentence are chance, not an answer.
  return score >= wanted.length * 3 ? score : 0;
}
