import type { languages } from 'monaco-editor/editor';
import { languageId } from './json-text';
import { markersOf } from './markers';
import type { Monaco } from './monaco';
import { changeBetween } from './text-change';

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
