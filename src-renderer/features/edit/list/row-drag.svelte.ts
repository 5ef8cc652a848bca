import type { Line } from './lines';

type Row = Extract<Line, { is: 'row' }>;

export interface DroppedRow {
  readonly path: string;
  readonly beside: string;
  readonly after: boolean;
}

/** A definition on its way to another place in its group. */
export class RowDrag {
  #held = $state.raw<Row | null>(null);
  #over = $state.raw<{ readonly row: Row; readonly after: boolean } | null>(null);

  begin(event: DragEvent, row: Row): void {
    this.#held = row;
    event.dataTransfer?.setData('text/plain', row.path);
    if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
  }

  /** Only within its group: everything else about the place of a card is what the card says. */
  hover(event: DragEvent & { readonly currentTarget: HTMLElement }, row: Row): void {
    const held = this.#held?.row;
    if (!held || held.kind !== row.row.kind || held.group !== row.row.group) return void (this.#over = null);
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    this.#over = { row, after: event.clientY > top + height / 2 };
  }

  /** Where a line is drawn beside this row. */
  edge(path: string): 'before' | 'after' | null {
    const over = this.#over;
    if (over?.row.path !== path || this.#held?.path === path) return null;
    return over.after ? 'after' : 'before';
  }

  /** Beside which row it was let go; null: nowhere. */
  drop(): DroppedRow | null {
    const held = this.#held;
    const over = this.#over;
    this.end();
    return held && over ? { path: held.path, beside: over.row.path, after: over.after } : null;
  }

  end(): void {
    this.#held = null;
    this.#over = null;
  }
}
