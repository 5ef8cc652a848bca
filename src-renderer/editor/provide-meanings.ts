import type { editor, languages } from 'monaco-editor/editor';
import type { OutlineNode } from '@shared/assist/types';
import { i18n } from '../state/i18n.svelte';
import { asking, plainMarkdown, rangeOf } from './assist';
import { languageId } from './json-text';
import type { Monaco } from './monaco';

/** What a word means, what it prints, and which keys a step takes. */
export function provideMeanings(monaco: Monaco): void {
  monaco.languages.registerHoverProvider(languageId, {
    provideHover(model, position) {
      const asked = asking(model, position);
      const hover = asked?.assist.functions.hoverAt(asked.request);
      if (!hover) return null;
      const says = [
        ...hover.says,
        ...(hover.prints === null ? [] : [i18n.t('edit.hover.prints', { text: hover.prints })]),
      ];
      return { range: rangeOf(model, hover.over), contents: says.map(plainMarkdown) };
    },
  });

  monaco.languages.registerSignatureHelpProvider(languageId, {
    signatureHelpTriggerCharacters: ['{', ',', ':'],
    provideSignatureHelp(model, position) {
      const asked = asking(model, position);
      const hint = asked?.assist.functions.hintAt(asked.request);
      if (!hint) return null;
      const keys = hint.keys.map(({ key, needed }) => (needed ? key : `${key}?`));
      const signature = {
        label: `${hint.word}: ${keys.join(', ')}`,
        documentation: hint.says,
        parameters: hint.keys.map(({ says }, at) => ({
          label: keys[at] ?? '',
          // The word itself is a key too, and told already.
          ...(says === hint.says ? {} : { documentation: says }),
        })),
      };
      const value = { signatures: [signature], activeSignature: 0, activeParameter: hint.active ?? -1 };
      return { value, dispose: () => undefined };
    },
  });
}

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
