interface Place {
  readonly line: number;
  readonly column: number;
}

/** The problem after or before the cursor, around the ends; null: there is none. */
export function nextProblem<P extends Place>(
  problems: readonly P[],
  cursor: Place,
  way: 'next' | 'previous',
): P | null {
  const sorted = [...problems].sort((a, b) => a.line - b.line || a.column - b.column);
  const order = (place: Place): number => place.line - cursor.line || place.column - cursor.column;
  return way === 'next'
    ? (sorted.find((place) => order(place) > 0) ?? sorted[0] ?? null)
    : (sorted.findLast((place) => order(place) < 0) ?? sorted.at(-1) ?? null);
}
