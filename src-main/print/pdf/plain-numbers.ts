/** Chromium counts pages in points and draws on them in units of 300 to the inch. */
const millimetresPerPoint = 25.4 / 72;
const millimetresPerUnit = 25.4 / 300;
/** Half a hundredth of what the best printer can show. */
const finest = 0.0025;

/**
 * Chromium writes coordinates with up to nine digits, and most of a file is digits that nobody can print. Here each
 * keeps as many as are seen at the scale it is drawn at. The matrices that make the scale keep all of theirs.
 */
export class PlainNumbers {
  #scale: number;
  readonly #outer: number[] = [];

  /** `isPage`: the text of a page and not of a part of one, which is drawn on the page's units already. */
  constructor(isPage: boolean) {
    this.#scale = isPage ? millimetresPerPoint : millimetresPerUnit;
  }

  /** The next line of a text, one operator each as Chromium writes them. */
  next(line: string): string {
    if (line === 'q') this.#outer.push(this.#scale);
    else if (line === 'Q') this.#scale = this.#outer.pop() ?? this.#scale;
    else if (line.endsWith(' cm')) this.#scale *= scaleOf(line);
    else if (isPathLine(line) || isTextLine(line)) {
      const digits = Math.max(0, Math.ceil(-Math.log10((2 * finest) / this.#scale)));
      return line.replace(/-?\d*\.\d+/g, (number) => rounded(number, 10 ** digits));
    }
    return line;
  }
}

const rounded = (number: string, per: number): string =>
  String(Math.round(Number(number) * per) / per).replace(/^(-?)0\./, '$1.');

/** Of the areas before and after: nothing of ours is stretched. */
function scaleOf(line: string): number {
  const [a = 1, b = 0, c = 0, d = 1] = line.split(' ').map(Number);
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** One letter, so far from the one before. */
const isTextLine = (line: string): boolean => /^[-.\d]+ [-.\d]+ Td <[0-9A-F]+> Tj$/.test(line);

/** The operators that make a path. */
export const isPathLine = (line: string): boolean => /^[-.\d ]+ (?:m|l|c|v|y|re)$|^h$/.test(line);
/** Those that draw it; one that only makes a clip of it is not among them. */
export const isPaintLine = (line: string): boolean => /^(?:f|f\*|S|s|B|B\*|b|b\*)$/.test(line);
