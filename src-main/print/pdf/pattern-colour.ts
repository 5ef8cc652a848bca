/** As Chromium sets a pattern, for what is filled and what is outlined. */
const patternLine = /^\/Pattern CS\/Pattern cs\/(\S+) SCN\/\1 scn$/;
const isPlainColour = (line: string): boolean => line.endsWith(' rg');
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
  #now: Colour | null = null;
  #isWritten = true;
  readonly #outer: (Colour | null)[] = [];

  /** Null: a plain colour. */
  get now(): Colour | null {
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
    if (line === 'Q') {
      this.#now = this.#outer.pop() ?? null;
      this.#isWritten = true;
      return [line];
    }
    if (isPlainColour(line)) {
      this.#now = null;
      this.#isWritten = true;
      return [line];
    }
    if (isSetting(line)) return [line];
    const written = this.#now && !this.#isWritten ? [this.#now.line, line] : [line];
    this.#isWritten = true;
    if (line === 'q') this.#outer.push(this.#now);
    return written;
  }
}
