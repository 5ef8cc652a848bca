import type { Completion, CompletionKind } from '@shared/assist/types';
import type { editor, IPosition, languages } from 'monaco-editor/editor';
import { asking, plainMarkdown, rangeOf } from './ask';
import { languageId } from './json-text';
import type { Monaco } from './monaco';

export function provideCompletions(monaco: Monaco): void {
  const { CompletionItemKind, CompletionItemInsertTextRule } = monaco.languages;
  const icons: Readonly<Record<CompletionKind, languages.CompletionItemKind>> = {
    key: CompletionItemKind.Property,
    word: CompletionItemKind.EnumMember,
    id: CompletionItemKind.Reference,
    number: CompletionItemKind.Value,
    snippet: CompletionItemKind.Snippet,
  };

  function item(model: editor.ITextModel, cursor: number, one: Completion): languages.CompletionItem {
    const typed = model.getValue().slice(one.replaces.from, cursor);
    return {
      label: { label: one.label, description: one.detail },
      kind: icons[one.kind],
      documentation: plainMarkdown(one.says),
      insertText: one.insert,
      insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet,
      range: rangeOf(model, one.replaces),
      // People also look for a word by what it is called in their language; a quote that is typed already counts.
      filterText: `${typed.startsWith('"') ? '"' : ''}${one.label} ${one.detail}`,
      sortText: one.sort,
      additionalTextEdits: one.also.map(({ span, text }) => ({ range: rangeOf(model, span), text })),
    };
  }

  monaco.languages.registerCompletionItemProvider(languageId, {
    triggerCharacters: ['"', ':', ' ', '[', '{', ','],
    provideCompletionItems(model: editor.ITextModel, position: IPosition) {
      const asked = asking(model, position);
      if (!asked) return { suggestions: [] };
      const { assist, request } = asked;
      const found = assist.functions.completionsAt(request);
      return { suggestions: found.map((one) => item(model, request.offset, one)) };
    },
  });
}
