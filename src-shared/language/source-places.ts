/** Both count from 1, columns in UTF-16 units, as editors do. */
export interface SourcePlace {
  readonly line: number;
  readonly column: number;
}

/** Offset → place, by bisection: a document with many mistakes asks often. */
export function createLineIndex(text: string): (offset: number) => SourcePlace {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\r|\n/g)) starts.push(match.index + match[0].length);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
