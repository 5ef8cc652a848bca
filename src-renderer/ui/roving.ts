/** Where the focus goes from item `at` of `count` for a key: around the ends. Null: not a key of ours. */
export function nextItem(key: string, at: number, count: number, axis: 'x' | 'y'): number | null {
  if (count === 0) return null;
  switch (key) {
    case axis === 'y' ? 'ArrowDown' : 'ArrowRight':
      return (at + 1) % count;
    case axis === 'y' ? 'ArrowUp' : 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
