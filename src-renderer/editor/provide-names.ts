import { asking } from './ask';
import { currentAssist } from './assist';
import { languageId } from './json-text';
import { keyOfUri, modelOf } from './models';
import type { Monaco } from './monaco';

const top = { startLineNumber: 1, startColumn: 1, endLineNumber: 1, endColumn: 1 };

/** From a name to what it names, and another id for the definition that is open. */
export function provideNames(monaco: Monaco): void {
  monaco.languages.registerDefinitionProvider(languageId, {
    async provideDefinition(model, position) {
      const asked = asking(model, position);
      const key = keyOfUri(model.uri);
      const named = asked?.assist.functions.nameAt(asked.request);
      if (!asked || !named || named.path === null || !key) return null;
      const to = { pack: key.pack, path: named.path };
      const text = await asked.assist.textOf(to);
      // Monaco shows a glimpse of it, and fails without a text.
      return text === null ? null : { uri: modelOf(monaco, to, text).uri, range: top };
    },
  });

  monaco.editor.registerEditorOpener({
    openCodeEditor(_source, resource) {
      const key = keyOfUri(resource);
      const assist = currentAssist();
      if (!key || !assist) return false;
      assist.open(key);
      return true;
    },
  });

  monaco.languages.registerRenameProvider(languageId, {
    resolveRenameLocation(model, position) {
      const { line, from, to } = idOn(model.getLineContent(position.lineNumber), position.lineNumber);
      if (from === null) return { range: top, text: '', rejectReason: '' };
      return {
        range: { startLineNumber: line, startColumn: from, endLineNumber: line, endColumn: to },
        text: model.getLineContent(line).slice(from - 1, to - 1),
      };
    },
    async provideRenameEdits(model, _position, newName) {
      const key = keyOfUri(model.uri);
      const assist = currentAssist();
      if (!key || !assist) return { edits: [] };
      const renamed = await assist.rename(key, newName);
      // The workbench changed the documents; nothing is left to edit here.
      return renamed.ok ? { edits: [] } : { edits: [], rejectReason: renamed.error };
    },
  });
}

/** The definition's own id, `"id": "home-1"`, on a line; columns count from 1. */
function idOn(
  text: string,
  line: number,
): { readonly line: number; readonly from: number | null; readonly to: number } {
  const found = /^(\s*\{?\s*"id"\s*:\s*")([^"]*)"/.exec(text);
  const from = found ? (found[1] ?? '').length + 1 : null;
  return { line, from, to: (from ?? 0) + (found?.[2]?.length ?? 0) };
}
