import { provideJson } from './json-text';
import { provideQuickFixes } from './markers';
import type { Monaco } from './monaco';
import { provideCompletions } from './provide-completions';
import { provideMeanings, provideOutline } from './provide-meanings';
import { provideNames, provideUses } from './provide-names';
import { followTheme } from './theme.svelte';

/** Keys that Monaco’s menu tells: those that work here. The outline’s own key opens a folder in this application. */
function ownKeys({ editor, KeyCode, KeyMod }: Monaco): void {
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

/** Everything of ours that Monaco is told once, for all of its editors. */
export function furnish(monaco: Monaco): void {
  followTheme(monaco);
  ownKeys(monaco);
  provideJson(monaco);
  provideQuickFixes(monaco);
  provideCompletions(monaco);
  provideMeanings(monaco);
  provideNames(monaco);
  provideUses(monaco);
  provideOutline(monaco);
}
