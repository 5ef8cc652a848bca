import type { AssistRequest, Span } from '@shared/assist/types';
import type { editor, IPosition, IRange } from 'monaco-editor/editor';
import { currentAssist, type EditorAssist } from './assist';
import { keyOfUri } from './models';

export interface Asking {
  readonly assist: EditorAssist;
  readonly request: AssistRequest;
}

/** Monaco's question in our words; null: nobody answers. */
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
