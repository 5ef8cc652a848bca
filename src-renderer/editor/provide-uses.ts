import type { languages } from 'monaco-editor/editor';
import { asking, rangeOf } from './ask';
import { languageId } from './json-text';
import { keyOfUri, modelOf } from './models';
import type { Monaco } from './monaco';

/** Each has its text read: a glimpse is for finding the way, the whole list is beside the card. */
const most = 40;

/** Where in the pack a definition is named, and its own id. */
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
