import { identity, matrixOf, scaleOf, times, type Matrix } from './matrix';

/** Chromium counts pages in points and draws on them in units of 300 to the inch. */
const millimetresPerPoint = 25.4 / 72;
const millimetresPerUnit = 25.4 / 300;
/** A third of the smallest dot of the best printers. */
const finest = 0.003;

/**
 * Chromium writes coordinates with up to nine digits, and most of a file is digits that nobody can print. Here each
 * keeps as many as are seen at the scale it is drawn at. The matrices that make the scale keep all of theirs.
 */
export class PlainNumbers {
  readonly #unit: number;
  #matrix: Matrix = identity;
  #digits = 0;
  readonly #outer: Matrix[] = [];

  /** `isPage`: the text of a page and not of a part of one, which is drawn on the page's units already. */
  constructor(isPage: boolean) {
    this.#unit = isPage ? millimetresPerPoint : millimetresPerUnit;
    this.#set(identity);
  }

  /** From what is drawn now to where the text began. */
  get matrix(): Matrix {
    return this.#matrix;
  }

  /** How many are kept behind the point at the scale of now. */
  get digits(): number {
    return this.#digits;
  }

  /** The next line of a text, one operator each as Chromium writes them. */
  next(line: string): string {
    if (line === 'q') this.#outer.push(this.#matrix);
    else if (line === 'Q') this.#set(this.#outer.pop() ?? this.#matrix);
    else if (line.endsWith(' cm'))
      this.#set(times(matrixOf(line.split(' ').slice(0, 6).map(Number)), this.#matrix));
    else if (isPathLine(line) || isTextLine(line)) return this.#rounded(line);
    return line;
  }

  #set(matrix: Matrix): void {
    this.#matrix = matrix;
    const scale = this.#unit * scaleOf(matrix);
    // PDF knows no 1e-7, and no viewer more digits.
    this.#digits = Math.min(6, Math.max(0, Math.ceil(-Math.log10((2 * finest) / scale))));
  }

  #rounded(line: string): string {
    if (!line.includes('.')) return line;
    const parts = 10 ** this.#digits;
    return line
      .split(' ')
      .map((word) => (word.includes('.') ? short(Math.round(Number(word) * parts) / parts) : word))
      .join(' ');
  }
}

/** PDF needs no zero before the point. */
function short(number: number): string {
  const text = String(number);
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

/** One letter, so far from the one before. */
const isTextLine = (line: string): boolean => line.endsWith('> Tj') && line.includes(' Td <');

/** The operators that make a path. */
const pathOperators = new Set([...'mlcvyh'].map((letter) => letter.charCodeAt(0)));
const [space, newline, r, e] = [...' \nre'].map((letter) => letter.charCodeAt(0));

/** Whether the line that ends here makes a path: told from its last letters, as there are very many of them. */
export function isPathEnd(text: string, end: number): boolean {
  const [last, before] = [text.charCodeAt(end - 1), text.charCodeAt(end - 2)];
  if (last === e) return before === r && text.charCodeAt(end - 3) === space;
  // `h` takes no numbers and stands alone.
  return pathOperators.has(last) && (before === space || before === newline);
}
const isPathLine = (line: string): boolean => isPathEnd(`\n${line}`, line.length + 1);

const paintOperators: readonly string[] = ['f', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*'];
/** Those that draw it; one that only makes a clip of it is not among them. */
export const isPaintLine = (line: string): boolean => paintOperators.includes(line);
