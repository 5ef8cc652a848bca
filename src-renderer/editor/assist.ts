import type { editor, IPosition, IRange } from 'monaco-editor/editor';
import type { AssistRequest, Span } from '@shared/assist/types';
import { keyOfUri, type DocumentKey } from './models';
import type { TextPlace } from './text-place';

/** What helps while typing. The functions come from src-shared/assist, fetched by the screen that edits. */
export interface EditorAssist {
  readonly functions: typeof import('@shared/assist/index');
  /** null: the document belongs to no pack that is open. */
  request(key: DocumentKey, text: string, offset: number): AssistRequest | null;
  /** Of another document, for a glance at it; null: it can't be read. */
  textOf(key: DocumentKey): Promise<string | null>;
  /** Documents of the pack that name this one, as paths. */
  uses(key: DocumentKey): Promise<readonly string[]>;
  /** Brings another document to the front, at a place of its text or where it was left. */
  open(key: DocumentKey, place: TextPlace | null): void;
  /** Another id for the definition, everywhere it is named. What came of it is said on the screen. */
  rename(key: DocumentKey, id: string): Promise<void>;
}

let current: EditorAssist | null = null;

/** Monaco asks one provider for all editors: this is who answers now. Returns the way to take it back. */
export function assistWith(assist: EditorAssist): () => void {
  current = assist;
  return () => {
    if (current === assist) current = null;
  };
}

export const currentAssist = (): EditorAssist | null => current;

export interface Asking {
  readonly assist: EditorAssist;
  readonly request: AssistRequest;
}

/** Monaco's question as a request to the current assist; null: there is none. */
export function asking(model: editor.ITextModel, position: IPosition): Asking | null {
  const assist = currentAssist();
  const key = keyOfUri(model.uri);
  const request = key && assist?.request(key, model.getValue(), model.getOffsetAt(position));
  return assist && request ? { assist, request } : null;
}

export function rangeOf(model: editor.ITextModel, { from, to }: Span): IRange {
  const start = model.getPositionAt(from);
  const end = model.getPositionAt(to);
  return {
    startLineNumber: start.lineNumber,
    startColumn: start.column,
    endLineNumber: end.lineNumber,
    endColumn: end.column,
  };
}

/** Words of ours and of strangers, as words: a card's name must not become a link or a heading. */
export const plainMarkdown = (text: string): { value: string } => ({
  value: text.replace(/[\\`*_{}[\]()#+\-.!|<>~&]/g, '\\$&').replaceAll('\n', '  \n'),
});
