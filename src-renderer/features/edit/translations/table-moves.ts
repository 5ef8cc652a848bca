import { languages, type Language } from '@shared/util/languages';

export interface CellPlace {
  readonly row: number;
  readonly language: Language;
}

const pageRows = 8;

/** Where a key leads from a cell; null: nowhere, the key keeps its meaning in the text. */
export function moveTo(key: string, { row, language }: CellPlace, rows: number): CellPlace | null {
  const column = languages.indexOf(language);
  const to = (by: number): CellPlace | null => {
    const next = Math.min(rows - 1, Math.max(0, row + by));
    return next === row ? null : { row: next, language };
  };
  const beside = (by: number): CellPlace | null => {
    const next = languages[column + by];
    return next ? { row, language: next } : null;
  };
  switch (key) {
    case 'ArrowUp':
      return to(-1);
    case 'ArrowDown':
    case 'Enter':
      return to(1);
    case 'PageUp':
      return to(-pageRows);
    case 'PageDown':
      return to(pageRows);
    case 'ArrowLeft':
      return beside(-1);
    case 'ArrowRight':
      return beside(1);
    default:
      return null;
  }
}

/** The rows that are drawn: those in sight with a few around them, and the one that is written in. */
export function drawnRows(
  count: number,
  height: number,
  top: number,
  room: number,
  active: number | null,
): readonly number[] {
  const around = 4;
  const first = Math.max(0, Math.floor(top / height) - around);
  const last = Math.min(count - 1, Math.ceil((top + room) / height) + around);
  const drawn = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (active === null || active >= count || drawn.includes(active)) return drawn;
  return active < first ? [active, ...drawn] : [...drawn, active];
}
