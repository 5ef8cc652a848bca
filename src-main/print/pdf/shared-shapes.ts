import { createHash } from 'node:crypto';
import { inverse, times, type Matrix } from './matrix';
import { isPaintLine, isPathEnd, PlainNumbers } from './plain-numbers';

/** As Chromium sets a pattern, for what is filled and what is outlined. */
const patternLine = /^\/Pattern CS\/Pattern cs\/(\S+) SCN\/\1 scn$/;
/** As it sets a plain colour: what is outlined first, what is filled last. */
const plainLine = / RG [-.\d ]+ rg$/;
/** All ways to set a colour that PDF has. */
const colourLine = /(?:^|\s)(?:CS|cs|SCN?|scn?|RG|rg|G|g|K|k)$/;
/** These paint nothing. */
const isSetting = (line: string): boolean => line.endsWith(' gs') || line.endsWith(' cm');

/** A pattern as the colour of what comes next. */
interface Colour {
  readonly name: string;
  readonly line: string;
}

/**
 * Follows the colour of a text line by line. The line that sets a pattern is written when something needs it and not
 * before: a shape that is kept elsewhere sets it there.
 */
class PatternColour {
  #now: Colour | 'unknown' | null = null;
  #isWritten = true;
  readonly #outer: (Colour | 'unknown' | null)[] = [];

  /** Null: a plain colour. Unknown: set in a way that Chromium did not use when this was written. */
  get now(): Colour | 'unknown' | null {
    return this.#now;
  }

  /** What is to be written for this line. */
  next(line: string): string[] {
    const name = patternLine.exec(line)?.[1];
    if (name !== undefined) {
      this.#now = { name, line };
      this.#isWritten = false;
      return [];
    }
    const outer = line === 'Q' ? this.#outer.pop() : undefined;
    if (outer !== undefined) return this.#take(outer, line);
    if (plainLine.test(line)) return this.#take(null, line);
    // It may set what is filled and leave what is outlined: what was set before is written first.
    if (colourLine.test(line)) return [...this.#pending(), ...this.#take('unknown', line)];
    if (isSetting(line)) return [line];
    const written = [...this.#pending(), line];
    if (line === 'q') this.#outer.push(this.#now);
    return written;
  }

  #take(colour: 'unknown' | Colour | null, line: string): string[] {
    this.#now = colour;
    this.#isWritten = true;
    return [line];
  }

  #pending(): string[] {
    const { line } =
      this.#now !== null && this.#now !== 'unknown' && !this.#isWritten ? this.#now : { line: null };
    this.#isWritten = true;
    return line === null ? [] : [line];
  }
}

/** Shorter ones cost less where they stand than the place that would refer to them. */
const leastLength = 160;

/** A pattern by what it looks like, and from where it lies to where the text begins that is filled with it. */
export interface Pattern {
  readonly looks: string;
  readonly matrix: Matrix;
}

/** A path with what draws it. */
export interface Shape {
  readonly text: string;
  /** What it is filled with, if that is no plain colour, seen from the shape. */
  readonly pattern: Pattern | null;
}

/** A text of drawing operators, cut into what is a shape and what is not. */
type Part =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'shape'; readonly shape: Shape; readonly hash: string; readonly colour: string | null };

/** Drawing operators of a page, or of a part that pages show. */
export interface Content {
  readonly text: string;
  readonly isPage: boolean;
  /** By the names they have in the text. */
  readonly patterns: ReadonlyMap<string, Pattern>;
}

export interface Shared {
  /** The operators of each text, with names in place of the shapes that others draw too, and the hashes of those. */
  readonly texts: readonly { readonly text: string; readonly uses: ReadonlySet<string> }[];
  /** The shapes by hash, those that were not known before. */
  readonly shapes: ReadonlyMap<string, Shape>;
}

/**
 * The pattern of a zone is on every card of that zone, a heart is on all of them: Chromium writes each out anew, and
 * they are nine tenths of the file. Here every such path is kept once. Colour and place are set before it is drawn,
 * outside, so one shape serves them all. A pattern is set inside: viewers don't agree where one lies that was set
 * outside.
 *
 * `names`: of the shapes that texts before have made. The new ones are named here: a name means one thing in the whole
 * document, so that texts can be written into one another.
 */
export function shareShapes(contents: readonly Content[], names: Map<string, string>): Shared {
  const known: Known = new Map();
  const cut = contents.map((content) => partsOf(content, known));
  const counts = new Map<string, number>();
  for (const parts of cut) {
    // Within one text the second costs next to nothing: it is packed as “the same again”.
    const hashes = parts.flatMap((part) => (part.is === 'shape' ? [part.hash] : []));
    for (const hash of new Set(hashes)) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const shapes = new Map<string, Shape>();
  const texts = cut.map((parts) => {
    const uses = new Set<string>();
    const text = parts
      .map((part) => {
        if (part.is === 'text') return part.text;
        const { hash, shape, colour } = part;
        if (!names.has(hash)) {
          if ((counts.get(hash) ?? 0) < 2) return [...(colour ? [colour] : []), shape.text].join('\n');
          names.set(hash, `Hd${names.size}`);
          shapes.set(hash, shape);
        }
        uses.add(hash);
        return `/${names.get(hash) ?? ''} Do`;
      })
      .join('\n');
    return { text, uses };
  });
  return { texts, shapes };
}

/** What a path of that text is when it is drawn at that scale, with that pattern. */
type Known = Map<string, { readonly shape: Shape; readonly hash: string }>;

/**
 * A card has thousands of lines of pattern, and the next one the same: a path is looked at line by line when it is met
 * the first time, and is known by its whole text from then on.
 */
function partsOf({ text: content, isPage, patterns }: Content, known: Known): Part[] {
  const numbers = new PlainNumbers(isPage);
  const colour = new PatternColour();
  const parts: Part[] = [];
  let other: string[] = [];
  /** Where the path began that is being read. */
  let path: number | null = null;
  const keep = (from: number, to: number): void => {
    for (const line of content.slice(from, to).split('\n')) other.push(...colour.next(numbers.next(line)));
  };
  const shapeOf = (from: number, to: number): Part | null => {
    if (to - from < leastLength) return null;
    const set = colour.now;
    if (set === 'unknown') return null;
    const pattern = set && seenFrom(numbers.matrix, patterns.get(set.name));
    if (set && !pattern) return null;
    return {
      is: 'shape',
      ...knownShape(content.slice(from, to), pattern, numbers, known),
      colour: set?.line ?? null,
    };
  };
  for (let from = 0; from < content.length;) {
    const end = content.indexOf('\n', from);
    const to = end < 0 ? content.length : end;
    if (isPathEnd(content, to)) path ??= from;
    else {
      const begin = path ?? from;
      const shape = path !== null && isPaintLine(content.slice(from, to)) ? shapeOf(begin, to) : null;
      if (shape) {
        if (other.length > 0) parts.push({ is: 'text', text: other.join('\n') });
        parts.push(shape);
        other = [];
      } else keep(begin, to);
      path = null;
    }
    from = to + 1;
  }
  if (path !== null) keep(path, content.length);
  if (other.length > 0) parts.push({ is: 'text', text: other.join('\n') });
  return parts;
}

/** Where a pattern lies for what is drawn by that matrix. */
function seenFrom(matrix: Matrix, pattern: Pattern | undefined): Pattern | null {
  const back = inverse(matrix);
  if (!pattern || !back) return null;
  return { looks: pattern.looks, matrix: times(pattern.matrix, back) };
}

/** Chromium's own numbers are rounded: by their last digits, two patterns of the same kind and place would differ. */
function patternKey({ looks, matrix }: Pattern, digits: number): string {
  const [a, b, c, d, e, f] = matrix;
  const largest = Math.max(...[a, b, c, d].map(Math.abs));
  const fine = [a, b, c, d].map((number) => Math.round((number / largest) * 1e5));
  const places = [e, f].map((number) => Math.round(number * 10 ** digits));
  return [largest.toPrecision(5), ...fine, ...places, looks].join(' ');
}

function knownShape(
  written: string,
  pattern: Pattern | null,
  numbers: PlainNumbers,
  known: Known,
): { readonly shape: Shape; readonly hash: string } {
  const filled = pattern ? patternKey(pattern, numbers.digits) : '';
  const key = `${numbers.digits} ${filled} ${written}`;
  const found = known.get(key);
  if (found) return found;
  const text = written
    .split('\n')
    .map((line) => numbers.next(line))
    .join('\n');
  const hash = createHash('sha1').update(text).update(filled).digest('base64');
  const made = { shape: { text, pattern }, hash };
  known.set(key, made);
  return made;
}
