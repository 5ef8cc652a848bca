import type { editor } from 'monaco-editor/editor';

/** What must not count as another key: it is held down to press the next one. */
const held: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Tab indents, so the keyboard needs another way out of the text: Escape, then Tab. (Ctrl+M, which makes Tab leave
 * until it is pressed again, is Monaco's own.)
 */
export class TabWayOut {
  /** The next Tab leaves. */
  leaves = $state(false);
  readonly #editor: () => editor.IStandaloneCodeEditor | null;

  constructor(of: () => editor.IStandaloneCodeEditor | null) {
    this.#editor = of;
  }

  readonly onkey = (event: Pick<KeyboardEvent, 'key' | 'isComposing'>): void => {
    if (event.isComposing || held.includes(event.key)) return;
    if (event.key === 'Escape') this.#set(true);
    else if (event.key !== 'Tab') this.#set(false);
  };

  readonly onleave = (): void => this.#set(false);

  #set(leaves: boolean): void {
    if (leaves === this.leaves) return;
    this.leaves = leaves;
    this.#editor()?.updateOptions({ tabFocusMode: leaves });
  }
}

export const followTab = (of: () => editor.IStandaloneCodeEditor | null): TabWayOut => new TabWayOut(of);
