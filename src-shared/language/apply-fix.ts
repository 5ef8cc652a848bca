import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { formattingOf } from './edit-names';
import type { Fix } from './fixes';

/** The document with a fix made, everything else kept to the letter: comments, order, spacing. */
export const applyFix = (source: string, { edits }: Fix): string =>
  edits.reduce((text, edit) => {
    if ('rename' in edit) return renameKey(text, edit.at, edit.rename);
    const value = 'set' in edit ? edit.set : undefined;
    return applyEdits(text, modify(text, edit.at, value, { formattingOptions: formattingOf(text) }));
  }, source);

/** Only the key's own letters change: its value may hold comments. */
function renameKey(source: string, at: (string | number)[], name: string): string {
  const root = parseTree(source, [], { allowTrailingComma: true });
  const key = root && findNodeAtLocation(root, at)?.parent?.children?.[0];
  if (!key) return source;
  return source.slice(0, key.offset) + JSON.stringify(name) + source.slice(key.offset + key.length);
}
