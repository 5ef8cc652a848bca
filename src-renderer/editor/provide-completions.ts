import type { AssistRequest, Completion, CompletionKind } from '@shared/assist/types';
import type { editor, IPosition, languages } from 'monaco-editor/editor';
import { asking, rangeOf, type Asking } from './assist';
import { languageId } from './json-text';
import type { Monaco } from './monaco';

const leadOnCommand = 'heartdeck.leadOn';

/** Behind a completion that left the cursor where something is to be chosen, the list for that opens at once. */
function leadOn(monaco: Monaco): void {
  monaco.editor.addCommand({
    id: leadOnCommand,
    run: () => {
      const code = monaco.editor.getEditors().find((one) => one.hasTextFocus());
      const model = code?.getModel();
      const selection = code?.getSelection();
      if (!code || !model || !selection) return;
      const asked = asking(model, selection.getEndPosition());
      const hole = asked?.assist.functions.holeAt(asked.request, {
        from: model.getOffsetAt(selection.getStartPosition()),
        to: asked.request.offset,
      });
      if (!hole) return;
      if (hole === 'brackets') selectNothing(code);
      code.trigger('heartdeck', 'editor.action.triggerSuggest', { auto: true });
    },
  });
}

/** Enter between brackets means a new line: until somebody types or goes down the list, it takes no row. */
function selectNothing(code: editor.ICodeEditor): void {
  code.updateOptions({ suggest: { selectionMode: 'never' } });
  const change = code.onDidChangeModelContent(() => {
    change.dispose();
    code.updateOptions({ suggest: { selectionMode: 'always' } });
  });
}

export function provideCompletions(monaco: Monaco): void {
  const { CompletionItemKind, CompletionItemInsertTextRule, CompletionTriggerKind } = monaco.languages;
  const icons: Readonly<Record<CompletionKind, languages.CompletionItemKind>> = {
    key: CompletionItemKind.Property,
    word: CompletionItemKind.EnumMember,
    id: CompletionItemKind.Reference,
    number: CompletionItemKind.Value,
    snippet: CompletionItemKind.Snippet,
  };

  /** A word that is selected gives way to what is chosen: it was not typed, and finds nothing. */
  function selectedFrom(model: editor.ITextModel, { offset }: AssistRequest): number {
    const selection = monaco.editor
      .getEditors()
      .find((one) => one.getModel() === model && one.hasTextFocus())
      ?.getSelection();
    return selection ? Math.min(offset, model.getOffsetAt(selection.getStartPosition())) : offset;
  }

  function item(
    model: editor.ITextModel,
    { assist, request }: Asking,
    typedTo: number,
    one: Completion,
  ): languages.CompletionItem {
    const { rankOf, stopsIn } = assist.functions;
    const { text, offset } = request;
    const before = text.slice(one.replaces.from, offset);
    const rank = rankOf(one, text.slice(one.replaces.from, typedTo));
    return {
      label: { label: one.label, description: one.detail },
      kind: icons[one.kind],
      // As Markdown, a reader of the screen would say its backslashes.
      documentation: one.says,
      insertText: one.insert,
      insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet,
      range: rangeOf(model, one.replaces),
      // Monaco compares with what stands before the cursor; what is found already must not be lost there.
      filterText: rank === null ? `${before.startsWith('"') ? '"' : ''}${one.label}` : before,
      sortText: `${rank ?? 9}${one.sort}`,
      preselect: typedTo < offset && one.label === before,
      additionalTextEdits: one.also.map(({ span, text: by }) => ({ range: rangeOf(model, span), text: by })),
      // With several blanks, Tab leads from one to the next, and a list in between would take it.
      ...(stopsIn(one.insert) === 1 ? { command: { id: leadOnCommand, title: '' } } : {}),
    };
  }

  leadOn(monaco);
  monaco.languages.registerCompletionItemProvider(languageId, {
    triggerCharacters: ['"', ':', ' ', '{'],
    provideCompletionItems(model: editor.ITextModel, position: IPosition, context) {
      const asked = asking(model, position);
      if (!asked) return { suggestions: [] };
      const { assist, request } = asked;
      const isTyped = context.triggerKind === CompletionTriggerKind.TriggerCharacter;
      if (isTyped && !assist.functions.opensBehind(request, context.triggerCharacter ?? ''))
        return { suggestions: [] };
      const typedTo = selectedFrom(model, request);
      const found = assist.functions.completionsAt(request);
      // Incomplete: what is found by the next letter is ours to say again.
      return { suggestions: found.map((one) => item(model, asked, typedTo, one)), incomplete: true };
    },
  });
}
