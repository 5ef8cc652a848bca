import type { IPosition, IRange, languages } from 'monaco-editor/editor';
import { i18n } from '../state/i18n.svelte';
import { currentAssist, asking, rangeOf } from './assist';
import { languageId } from './json-text';
import { keyOfUri, modelOf } from './models';
import type { Monaco } from './monaco';
import type { TextPlace } from './text-place';

const top = { startLineNumber: 1, startColumn: 1, endLineNumber: 1, endColumn: 1 };

/** Go to the definition that a name refers to, and rename its id. */
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
    openCodeEditor(_source, resource, at) {
      const key = keyOfUri(resource);
      const assist = currentAssist();
      if (!key || !assist) return false;
      assist.open(key, placeOf(at));
      return true;
    },
  });

  monaco.languages.registerRenameProvider(languageId, {
    resolveRenameLocation(model, position) {
      const asked = asking(model, position);
      const named = asked?.assist.functions.nameAt(asked.request);
      if (named && named.path !== null) return { range: rangeOf(model, named.span), text: named.id };
      return { range: top, text: '', rejectReason: i18n.t('edit.rename.nothing') };
    },
    async provideRenameEdits(model, position, newName) {
      const asked = asking(model, position);
      const key = keyOfUri(model.uri);
      const named = asked?.assist.functions.nameAt(asked.request);
      if (asked && key && named && named.path !== null)
        await asked.assist.rename({ pack: key.pack, path: named.path }, newName);
      // The workbench changed the documents; nothing is left to edit here.
      return { edits: [] };
    },
  });
}

/** Where Monaco wants to go. The first character is what it says when it means the whole document. */
function placeOf(at: IRange | IPosition | undefined): TextPlace | null {
  if (!at) return null;
  const place =
    'startLineNumber' in at
      ? { line: at.startLineNumber, column: at.startColumn }
      : { line: at.lineNumber, column: at.column };
  return place.line === 1 && place.column === 1 ? null : place;
}

/** The text of each use is loaded, so the list is short. The Uses tab shows all of them. */
const most = 40;

/** Where the pack refers to a definition, and the definition's own id. */
export function provideUses(monaco: Monaco): void {
  monaco.languages.registerReferenceProvider(languageId, {
    async provideReferences(model, position) {
      const asked = asking(model, position);
      const key = keyOfUri(model.uri);
      const named = asked?.assist.functions.nameAt(asked.request);
      if (!asked || !key || !named || named.path === null) return [];
      const { assist, request } = asked;
      const paths = await assist.uses({ pack: key.pack, path: named.path });
      const found: languages.Location[] = [];
      for (const path of [...new Set([named.path, ...paths])].slice(0, most)) {
        const to = { pack: key.pack, path };
        const text = path === key.path ? model.getValue() : await assist.textOf(to);
        if (text === null) continue;
        const there = path === key.path ? model : modelOf(monaco, to, text);
        const names = assist.functions.namesAt({ ...request, path, text, offset: 0 });
        const own = path === named.path ? ownIdIn(text) : [];
        const spans = names.filter(({ kind, id }) => kind === named.kind && id === named.id);
        for (const span of [...own, ...spans.map((one) => one.span)])
          found.push({ uri: there.uri, range: rangeOf(there, span) });
      }
      return found;
    },
  });
}

/** `"id": "home-1"` of the document itself. */
function ownIdIn(text: string): { readonly from: number; readonly to: number }[] {
  const found = /^(\s*\{\s*(?:\/\/.*\s*)*"id"\s*:\s*")([^"\n]*)"/.exec(text);
  const from = found?.[1]?.length;
  return from === undefined ? [] : [{ from, to: from + (found?.[2]?.length ?? 0) }];
}
