export interface Sum {
  readonly passed: number;
  readonly failed: readonly { readonly name: string }[];
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
}
export function readVitest(report: unknown): Sum;
export function readPlaywright(report: unknown): Sum;
export function addUp(sums: readonly Sum[]): Sum;
export function closingLines(sum: Sum): string[];
