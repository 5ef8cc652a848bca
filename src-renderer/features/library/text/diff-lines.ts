import { diffLines } from 'diff';

export type DiffSign = '+' | '-' | ' ';
export interface DiffLine {
  readonly sign: DiffSign;
  readonly text: string;
  /** Line numbers from 1; null on the side where the line does not exist. */
  readonly before: number | null;
  readonly after: number | null;
}
/** Equal lines far from any change are folded away, with their number. */
export type DiffBlock =
  | { readonly is: 'lines'; readonly lines: readonly DiffLine[] }
  | { readonly is: 'fold'; readonly lines: readonly DiffLine[] };

/** Two strange texts of 256 KB that share no line would keep the window busy for minutes. */
const maxEditLength = 1000;

export function compareTexts(before: string | null, after: string | null): DiffLine[] {
  const old = before ?? '';
  const now = after ?? '';
  const parts = diffLines(old, now, { maxEditLength, stripTrailingCr: false }) ?? [
    { value: old, added: false, removed: true },
    { value: now, added: true, removed: false },
  ];
  const lines: DiffLine[] = [];
  let oldNumber = 0;
  let newNumber = 0;
  for (const part of parts) {
    for (const text of splitLines(part.value)) {
      if (!part.added) oldNumber += 1;
      if (!part.removed) newNumber += 1;
      lines.push({
        sign: part.added ? '+' : part.removed ? '-' : ' ',
        text,
        before: part.added ? null : oldNumber,
        after: part.removed ? null : newNumber,
      });
    }
  }
  return lines;
}

/** Keeps `context` equal lines around every change; a run is folded only where that hides two lines or more. */
export function foldEqualLines(lines: readonly DiffLine[], context = 3): DiffBlock[] {
  const near = new Array<boolean>(lines.length).fill(false);
  lines.forEach((line, index) => {
    if (line.sign === ' ') return;
    const end = Math.min(lines.length - 1, index + context);
    for (let other = Math.max(0, index - context); other <= end; other += 1) near[other] = true;
  });
  const blocks: { is: 'lines' | 'fold'; lines: DiffLine[] }[] = [];
  for (let index = 0; index < lines.length;) {
    let end = index;
    while (end < lines.length && near[end] === near[index]) end += 1;
    const is = near[index] || end - index < 2 ? 'lines' : 'fold';
    const previous = blocks.at(-1);
    const run = lines.slice(index, end);
    if (previous && previous.is === 'lines' && is === 'lines') previous.lines.push(...run);
    else blocks.push({ is, lines: run });
    index = end;
  }
  return blocks;
}

export const countChanges = (lines: readonly DiffLine[]): { added: number; removed: number } => ({
  added: lines.filter((line) => line.sign === '+').length,
  removed: lines.filter((line) => line.sign === '-').length,
});

function splitLines(text: string): string[] {
  if (text === '') return [];
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
