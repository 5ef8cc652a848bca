/** A place of a text, counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}
