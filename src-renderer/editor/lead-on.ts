import type { editor } from 'monaco-editor/editor';
import { asking } from './ask';
import type { Monaco } from './monaco';

export const leadOnCommand = 'heartdeck.leadOn';

/** Behind a completion that left the cursor where something is to be chosen, the list for that opens at once. */
export function leadOn(monaco: Monaco): void {
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
