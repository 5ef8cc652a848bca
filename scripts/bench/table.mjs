/**
 * A row without a budget is for looking at: nobody promised anything.
 * @typedef {{ what: string, measured: number, unit: string, budget?: number, atLeast?: boolean, note?: string }} Row
 */

/** Above 1 is over the budget, whichever way the budget points; null where there is none. @param {Row} row */
export function ratio(row) {
  if (row.budget === undefined) return null;
  return row.atLeast ? row.budget / row.measured : row.measured / row.budget;
}

/** @param {number} value */
function shown(value) {
  if (Number.isNaN(value)) return '–';
  const digits = value < 10 ? 2 : value < 100 ? 1 : 0;
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** @param {readonly Row[]} rows */
export function formatTable(rows) {
  const cells = rows.map((row) => {
    const used = ratio(row);
    return [
      row.what,
      `${shown(row.measured)} ${row.unit}`,
      used === null ? '' : `${row.atLeast ? '≥' : '≤'} ${row.budget?.toLocaleString('en')} ${row.unit}`,
      used === null ? '' : used.toFixed(2),
      used === null ? '' : used <= 1 ? 'within' : 'OVER',
      row.note ?? '',
    ];
  });
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
