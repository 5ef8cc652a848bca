/** First and last codepoint. */
type Range = readonly [number, number];

/** `U+0-FF, U+131, U+4??`, as font faces tell it. */
function rangesIn(written: string): Range[] {
  return written.split(',').flatMap((part): Range[] => {
    const [, from = '', to] = /^U\+([0-9A-F?]+)(?:-([0-9A-F]+))?$/i.exec(part.trim()) ?? [];
    if (from === '') return [];
    const first = parseInt(from.replaceAll('?', '0'), 16);
    return [[first, parseInt(to ?? from.replaceAll('?', 'F'), 16)]];
  });
}

/** Drawn by no font: spaces, marks that steer others, accents that sit on the letter before them. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Mn}\p{Me}]$/u;

/** What fonts can draw. */
export class Alphabet {
  readonly #ranges: readonly Range[];

  constructor(ranges: readonly string[]) {
    this.#ranges = ranges.flatMap(rangesIn);
  }

  /** Letters of the text that none of the fonts has, each once. */
  lacks(text: string): string[] {
    const letters = [...new Set(text)].filter((letter) => !unseen.test(letter));
    return letters.filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return !this.#ranges.some(([first, last]) => code >= first && code <= last);
    });
  }
}
