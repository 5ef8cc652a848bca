import type { editor } from 'monaco-editor/editor';
import type { Monaco } from './monaco';

/** A way to end a problem. */
export interface EditorFix {
  readonly title: string;
  /** The whole text with it made. */
  apply(text: string): string;
}

/** Something to be told of a place in the text, in the user's words already. Lines and columns count from 1. */
export interface EditorMarker {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly line: number;
  readonly column: number;
  /** The likeliest first. */
  readonly fixes: readonly EditorFix[];
}

const owner = 'heartdeck';
const shown = new WeakMap<editor.ITextModel, readonly EditorMarker[]>();

/** What is marked in a text now. */
export const markersOf = (model: editor.ITextModel): readonly EditorMarker[] => shown.get(model) ?? [];

/** A diagnostic knows where it begins; what is marked is the word, the number or the string that begins there. */
export function lengthAt(line: string, column: number): number {
  const found = /^(?:"(?:[^"\\]|\\.)*"?|[\p{L}\p{N}_.+-]+|\S)/u.exec(line.slice(column - 1));
  return Math.max(1, found?.[0].length ?? 1);
}

export function showMarkers(
  monaco: Monaco,
  model: editor.ITextModel,
  markers: readonly EditorMarker[],
): void {
  shown.set(model, markers);
  const lines = model.getLineCount();
  monaco.editor.setModelMarkers(
    model,
    owner,
    markers.map(({ severity, message, line, column }) => {
      const at = Math.min(line, lines);
      return {
        severity: severity === 'error' ? monaco.MarkerSeverity.Error : monaco.MarkerSeverity.Warning,
        message,
        startLineNumber: at,
        startColumn: column,
        endLineNumber: at,
        endColumn: column + lengthAt(model.getLineContent(at), column),
      };
    }),
  );
}
