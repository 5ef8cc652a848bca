import type { editor, languages } from 'monaco-editor/editor';
import { languageId } from './json-text';
import type { Monaco } from './monaco';
import { changeBetween } from './text-change';

/** A way to end a problem. */
interface EditorFix {
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
const markersOf = (model: editor.ITextModel): readonly EditorMarker[] => shown.get(model) ?? [];

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

/** Fixes of the problems on the lines in question, as Monaco's light bulb and Ctrl+. offer them. */
export function provideQuickFixes(monaco: Monaco): void {
  monaco.languages.registerCodeActionProvider(languageId, {
    provideCodeActions(model, range) {
      const text = model.getValue();
      const here = markersOf(model).filter(
        ({ line }) => line >= range.startLineNumber && line <= range.endLineNumber,
      );
      const actions = here.flatMap(({ fixes }, marker): languages.CodeAction[] =>
        fixes.flatMap(({ title, apply }, at) => {
          const change = changeBetween(model, apply(text));
          if (!change) return [];
          const edit = { resource: model.uri, textEdit: change, versionId: model.getVersionId() };
          return [
            { title, kind: 'quickfix', isPreferred: marker === 0 && at === 0, edit: { edits: [edit] } },
          ];
        }),
      );
      return { actions, dispose: () => undefined };
    },
  });
}
