/**
 * @typedef {{ what: string, measured: number, budget: number, unit: string, atLeast?: boolean, note?: string }} Row
 */

/** Above 1 is over the budget, whichever way the budget points. @param {Row} row */
export const ratio = (row) => (row.atLeast ? row.budget / row.measured : row.measured / row.budget);

/** @param {readonly Row[]} rows */
export function formatTable(rows) {
  const cells = rows.map((row) => [
    row.what,
    `${row.measured.toFixed(row.measured < 10 ? 2 : 0)} ${row.unit}`,
    `${row.atLeast ? '≥' : '≤'} ${row.budget} ${row.unit}`,
    ratio(row).toFixed(2),
    ratio(row) <= 1 ? 'within' : 'OVER',
    row.note ?? '',
  ]);
  const head = ['what', 'measured', 'budget', 'ratio', '', 'note'];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...cells.map(line)].join('\n');
}
