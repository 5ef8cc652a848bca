export interface Row {
  what: string;
  measured: number;
  unit: string;
  budget?: number;
  atLeast?: boolean;
  note?: string;
}
export function ratio(row: Row): number | null;
export function formatTable(rows: readonly Row[]): string;
