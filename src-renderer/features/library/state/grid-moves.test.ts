import { describe, expect, it } from 'vitest';
import { isMoveKey, moveCursor, type MoveKey } from './grid-moves';

// Eleven items in four columns:   0 1 2 3 / 4 5 6 7 / 8 9 10
const shape = { total: 11, columns: 4, pageRows: 2 };

const moves: readonly [from: number | null, key: MoveKey, to: number][] = [
  [null, 'ArrowDown', 0],
  [null, 'ArrowLeft', 0],
  [null, 'End', 10],
  [0, 'ArrowLeft', 0],
  [4, 'ArrowLeft', 3],
  [3, 'ArrowRight', 4],
  [10, 'ArrowRight', 10],
  [2, 'ArrowUp', 2],
  [6, 'ArrowUp', 2],
  [2, 'ArrowDown', 6],
  [6, 'ArrowDown', 10],
  [7, 'ArrowDown', 10],
  [9, 'ArrowDown', 9],
  [6, 'Home', 0],
  [6, 'End', 10],
  [9, 'PageUp', 1],
  [5, 'PageUp', 1],
  [1, 'PageDown', 9],
  [3, 'PageDown', 10],
  [5, 'PageDown', 9],
  [10, 'PageDown', 10],
  [99, 'ArrowLeft', 9],
];

describe('moveCursor', () => {
  it.each(moves)('from %s, %s goes to %s', (from, key, to) => {
    expect(moveCursor(from, key, shape)).toBe(to);
  });

  it.each([
    [3, 'ArrowUp', 2],
    [3, 'ArrowDown', 4],
    [0, 'PageDown', 5],
    [98, 'PageDown', 99],
    [2, 'PageUp', 0],
  ] as const)('in a list, from %s, %s goes to %s', (from, key, to) => {
    expect(moveCursor(from, key, { total: 100, columns: 1, pageRows: 5 })).toBe(to);
  });

  it('has nowhere to go in an empty list', () => {
    expect(moveCursor(3, 'ArrowDown', { total: 0, columns: 4, pageRows: 2 })).toBeNull();
  });

  it('knows its keys', () => {
    expect(isMoveKey('PageDown')).toBe(true);
    expect(isMoveKey('Enter')).toBe(false);
  });
});
