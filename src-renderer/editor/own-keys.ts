import type { Monaco } from './monaco';

/** Keys that Monaco’s menu tells: those that work here. The outline’s own key opens a folder in this application. */
export function ownKeys({ editor, KeyCode, KeyMod }: Monaco): void {
  editor.addKeybindingRules([
    { keybinding: KeyMod.CtrlCmd | KeyMod.Shift | KeyCode.KeyO, command: '-editor.action.quickOutline' },
    { keybinding: KeyMod.CtrlCmd | KeyMod.Shift | KeyCode.KeyE, command: 'editor.action.quickOutline' },
    {
      keybinding: KeyCode.F12,
      command: 'editor.action.revealDefinition',
      when: 'editorHasDefinitionProvider && editorTextFocus',
    },
  ]);
}
