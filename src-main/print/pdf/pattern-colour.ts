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
export class PatternColour {
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
