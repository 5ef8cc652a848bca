import type { MatchMove, MatchTable } from './match-table';

/** Where choices lead, table by table, and the first of them that does not fit. */
export interface PlayedOut {
  /** From the first one on: one more than the choices that fit. */
  readonly tables: readonly [MatchTable, ...MatchTable[]];
  readonly refused: { readonly number: number; readonly choice: unknown; readonly refusal: string } | null;
}

/** Choices may be anything at all: each is compared with the answers there are. */
export function playedOut(first: MatchTable, choices: readonly unknown[]): PlayedOut {
  const tables: [MatchTable, ...MatchTable[]] = [first];
  let table = first;
  for (const [number, choice] of choices.entries()) {
    const next = table.outcome ? { refusal: 'over' } : table.after(choice);
    if ('refusal' in next) return { tables, refused: { number, choice, refusal: next.refusal } };
    table = next.table;
    tables.push(table);
  }
  return { tables, refused: null };
}

/** The same for moves that fitted once: what does not any more, and all behind it, is left out. */
export function answeredAgain(
  first: MatchTable,
  moves: readonly MatchMove[],
): { readonly move: MatchMove; readonly before: MatchTable; readonly table: MatchTable }[] {
  const { tables } = playedOut(first, moves);
  return moves.flatMap((move, nth) => {
    const [before, table] = [tables[nth], tables[nth + 1]];
    return before && table ? [{ move, before, table }] : [];
  });
}
