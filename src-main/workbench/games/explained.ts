import type { Explained } from '@shared/api/matches';

export type ExplainedLine = Explained['lines'][number];

/** One line of an explanation; paths of cards that are none of the pack's are left out. */
export const line = (
  text: string,
  amount: string | null = null,
  cards: readonly (string | null)[] = [],
): ExplainedLine => ({ text, amount, cards: cards.filter((path) => path !== null), inner: false });

export const inner = (lines: readonly ExplainedLine[]): ExplainedLine[] =>
  lines.map((one) => ({ ...one, inner: true }));

export const explained = (
  title: string,
  total: string | null,
  lines: readonly ExplainedLine[],
  rules: readonly string[] = [],
): Explained => ({ title, total, lines: [...lines], rules: [...new Set(rules)] });

/** What a term makes of the number: “→ 3”. */
export const becomes = (n: number): string => `→ ${n}`;
