import type { editor, IRange } from 'monaco-editor/editor';

export interface TextChange {
  readonly range: IRange;
  readonly text: string;
}

/** The one stretch in which two texts differ: what is replaced is small, so the cursor and the folds stay. */
export function changeBetween(model: editor.ITextModel, text: string): TextChange | null {
  const before = model.getValue();
  if (before === text) return null;
  const shorter = Math.min(before.length, text.length);
  let start = 0;
  while (start < shorter && before[start] === text[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  const from = model.getPositionAt(start);
  const to = model.getPositionAt(before.length - end);
  return {
    range: {
      startLineNumber: from.lineNumber,
      startColumn: from.column,
      endLineNumber: to.lineNumber,
      endColumn: to.column,
    },
    text: text.slice(start, text.length - end),
  };
}

/** Another text in the same document, as one step that can be undone. */
export function replaceText(model: editor.ITextModel, text: string): void {
  const change = changeBetween(model, text);
  if (!change) return;
  model.pushStackElement();
  model.pushEditOperations([], [change], () => null);
  model.pushStackElement();
}
