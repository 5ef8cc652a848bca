import type { editor } from 'monaco-editor/editor';
import type { Monaco } from './monaco';

/** Names a document in the whole application. */
export interface DocumentKey {
  readonly pack: string;
  readonly path: string;
}

export const uriText = ({ pack, path }: DocumentKey): string =>
  `heartdeck://${encodeURIComponent(pack)}/${path}`;

/** The document that a model's address names; null: it is not one of ours. */
export function keyOfUri({
  scheme,
  authority,
  path,
}: {
  readonly scheme: string;
  readonly authority: string;
  readonly path: string;
}): DocumentKey | null {
  return scheme === 'heartdeck' && authority !== '' ? { pack: authority, path: path.slice(1) } : null;
}

const most = 50;
const views = new Map<string, editor.ICodeEditorViewState | null>();

/**
 * The text of a document with its own undo history, kept while others are looked at. The oldest are let go of:
 * a pack has thousands.
 */
export function modelOf(monaco: Monaco, key: DocumentKey, text: string): editor.ITextModel {
  const name = uriText(key);
  const uri = monaco.Uri.parse(name);
  const model = monaco.editor.getModel(uri) ?? monaco.editor.createModel(text, 'json', uri);
  const view = views.get(name) ?? null;
  views.delete(name);
  views.set(name, view);
  for (const old of [...views.keys()].slice(0, Math.max(0, views.size - most))) {
    views.delete(old);
    monaco.editor.getModel(monaco.Uri.parse(old))?.dispose();
  }
  return model;
}

/** Where the cursor was and what was folded. */
export const viewOf = (key: DocumentKey): editor.ICodeEditorViewState | null =>
  views.get(uriText(key)) ?? null;
export const keepView = (key: DocumentKey, view: editor.ICodeEditorViewState | null): void => {
  // An editor that is gone already knows of no view: what it said before stays.
  if (view && views.has(uriText(key))) views.set(uriText(key), view);
};
