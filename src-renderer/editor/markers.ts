import type { editor } from 'monaco-editor/editor';
import type { Monaco } from './monaco';

/** Something to be told of a place in the text, in the user's words already. Lines and columns count from 1. */
export interface EditorMarker {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly code: string;
  readonly line: number;
  readonly column: number;
}

const owner = 'heartdeck';

/** A diagnostic knows where it begins; what is marked is the word, the number or the string that begins there. */
export function lengthAt(line: string, column: number): number {
  const rest = line.slice(column - 1);
  const found = /^(?:"(?:[^"\\]|\\.)*"?|[\p{L}\p{N}_.+-]+|\S)/u.exec(rest);
  return Math.max(1, found?.[0].length ?? 1);
}

export function showMarkers(
  monaco: Monaco,
  model: editor.ITextModel,
  markers: readonly EditorMarker[],
): void {
  const lines = model.getLineCount();
  monaco.editor.setModelMarkers(
    model,
    owner,
    markers.map(({ severity, message, code, line, column }) => {
      const startLineNumber = Math.min(line, lines);
      return {
        severity: severity === 'error' ? monaco.MarkerSeverity.Error : monaco.MarkerSeverity.Warning,
        message,
        code,
        startLineNumber,
        startColumn: column,
        endLineNumber: startLineNumber,
        endColumn: column + lengthAt(model.getLineContent(startLineNumber), column),
      };
    }),
  );
}
