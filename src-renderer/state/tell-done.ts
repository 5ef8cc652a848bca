import { i18n } from './i18n.svelte';
import type { Toasts } from './toasts.svelte';
import type { Undo } from './undo.svelte';

/** Says what was done and offers to take it back. */
export function tellDone(
  { toasts, undo }: { readonly toasts: Toasts; readonly undo: Undo },
  text: () => string,
  takeBack?: () => Promise<void>,
): void {
  const action = takeBack && { label: () => i18n.t('action.undo'), run: takeBack };
  const toast = toasts.show({ text, tone: 'ok', ...(action && { action }) });
  if (action) undo.mark(toast);
}
