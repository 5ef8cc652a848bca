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
  /** The ranges of Japanese are thousands, and letters come again and again. */
  readonly #known = new Map<string, boolean>();

  constructor(ranges: readonly string[]) {
    this.#ranges = ranges.flatMap(rangesIn);
  }

  /** Letters of the text that none of the fonts has, each once. */
  lacks(text: string): string[] {
    return [...new Set(text)].filter((letter) => !this.#has(letter));
  }

  #has(letter: string): boolean {
    const known = this.#known.get(letter);
    if (known !== undefined) return known;
    const code = letter.codePointAt(0) ?? 0;
    const has = unseen.test(letter) || this.#ranges.some(([first, last]) => code >= first && code <= last);
    this.#known.set(letter, has);
    return has;
  }
}
