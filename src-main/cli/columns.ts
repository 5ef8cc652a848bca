/** Letters that take two places in a terminal: Japanese, and the signs that belong to it. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/gu;

const widthOf = (text: string): number => text.length + (text.match(wide)?.length ?? 0);

/** Rows as columns: the first one begins at the left, the others end at the right, as numbers should. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
    });
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const gap = ' '.repeat((widths[column] ?? 0) - widthOf(cell));
        return column === 0 ? cell + gap : gap + cell;
      })
      .join('  ')
      .trimEnd(),
  );
}
