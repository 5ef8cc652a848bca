import { lineKey, type GroupName, type Line } from './lines';

/** What a key does in the list. */
export type LineMove =
  | { readonly is: 'go'; readonly to: Line }
  | { readonly is: 'fold'; readonly group: GroupName; readonly folded: boolean };

/** `at`: the number of the line with the cursor, −1: none. `page`: lines that fit on the screen. */
export function lineMove(key: string, lines: readonly Line[], at: number, page: number): LineMove | null {
  const line = lines[at];
  switch (key) {
    case 'ArrowDown':
      return go(lines, at + 1);
    case 'ArrowUp':
      return go(lines, at - 1);
    case 'PageDown':
      return go(lines, at + page);
    case 'PageUp':
      return go(lines, at - page);
    case 'Home':
      return go(lines, 0);
    case 'End':
      return go(lines, lines.length - 1);
    case 'ArrowRight':
      if (line?.is !== 'group') return null;
      return line.folded ? { is: 'fold', group: line.group, folded: false } : go(lines, at + 1);
    case 'ArrowLeft':
      return line ? outwards(lines, line) : null;
    default:
      return null;
  }
}

function go(lines: readonly Line[], to: number): LineMove | null {
  const line = lines[Math.min(Math.max(to, 0), lines.length - 1)];
  return line ? { is: 'go', to: line } : null;
}

function outwards(lines: readonly Line[], line: Line): LineMove | null {
  if (line.is === 'place') return null;
  if (line.is === 'group') return line.folded ? null : { is: 'fold', group: line.group, folded: true };
  const head = lines.find((other) => other.is === 'group' && other.group === line.group);
  return head ? { is: 'go', to: head } : null;
}

export const indexOfLine = (lines: readonly Line[], key: string | null): number =>
  key === null ? -1 : lines.findIndex((line) => lineKey(line) === key);
