import type { OutlineNode } from '@shared/assist/types';
import type { editor, languages } from 'monaco-editor/editor';
import { asking, rangeOf } from './ask';
import { languageId } from './json-text';
import type { Monaco } from './monaco';

/** The parts of a document by their names in the user's language, to jump to. */
export function provideOutline(monaco: Monaco): void {
  const symbol = (model: editor.ITextModel, node: OutlineNode): languages.DocumentSymbol => {
    const range = rangeOf(model, node.span);
    return {
      // Monaco refuses a part without a name.
      name: node.title || '…',
      detail: node.detail,
      kind: node.children.length > 0 ? monaco.languages.SymbolKind.Object : monaco.languages.SymbolKind.Field,
      tags: [],
      range,
      selectionRange: { ...range, endLineNumber: range.startLineNumber, endColumn: range.startColumn },
      children: node.children.map((child) => symbol(model, child)),
    };
  };
  monaco.languages.registerDocumentSymbolProvider(languageId, {
    provideDocumentSymbols(model) {
      const asked = asking(model, { lineNumber: 1, column: 1 });
      return asked?.assist.functions.outlineOf(asked.request).map((node) => symbol(model, node)) ?? [];
    },
  });
}
