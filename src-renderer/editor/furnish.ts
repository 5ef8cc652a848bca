import { provideJson } from './json-text';
import type { Monaco } from './monaco';
import { provideCompletions } from './provide-completions';
import { provideMeanings } from './provide-meanings';
import { ownKeys } from './own-keys';
import { provideNames } from './provide-names';
import { provideOutline } from './provide-outline';
import { provideUses } from './provide-uses';
import { provideQuickFixes } from './quick-fixes';
import { followTheme } from './theme.svelte';

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
