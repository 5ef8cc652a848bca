import type { MessageKey } from '@shared/i18n/messages/index';
import type { Keys } from '../state/keys';

/** Keys that a list of definitions takes itself while it has the focus. Listed to be learnt, not run from here. */
export const listKeys: readonly { readonly title: MessageKey; readonly keys: readonly Keys[] }[] = [
  { title: 'shortcuts.list-open', keys: ['Enter'] },
  { title: 'shortcuts.list-rename', keys: ['F2'] },
  { title: 'shortcuts.list-delete', keys: ['Delete'] },
  { title: 'shortcuts.list-leave', keys: ['Esc'] },
];
