/** Hands out the words of a state, region by region. */
export class Layout {
  words: number;

  constructor(after: number) {
    this.words = after;
  }
  /** Where the new region begins. */
  take(words: number): number {
    const first = this.words;
    this.words += words;
    return first;
  }
}
