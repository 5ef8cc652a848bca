import ArrowDown from '@lucide/svelte/icons/arrow-down';
import ArrowUp from '@lucide/svelte/icons/arrow-up';
import Copy from '@lucide/svelte/icons/copy';
import PencilLine from '@lucide/svelte/icons/pencil-line';
import Trash from '@lucide/svelte/icons/trash-2';
import { i18n } from '../../../state/i18n.svelte';
import type { MenuItem } from '../../../ui/menu-item';
import { lineName } from './line-words';
import type { Line } from './lines';
import type { ListActions } from './list-actions.svelte';

/** What can be done with the document of a line. `next`: what is shown when it is gone. */
export function lineMenu(line: Line, actions: ListActions, next: () => string | null): readonly MenuItem[] {
  if (line.is !== 'row' && line.is !== 'file') return [];
  const { path } = line;
  const name = lineName(line);
  const remove: MenuItem = {
    id: 'delete',
    label: i18n.t('edit-list.delete'),
    icon: Trash,
    keys: 'Delete',
    danger: true,
    run: () => actions.askToDelete(path, name, next()),
  };
  if (line.is === 'file') return [remove];
  return [
    {
      id: 'duplicate',
      label: i18n.t('edit-list.duplicate'),
      icon: Copy,
      run: () => actions.duplicate(path, name),
    },
    {
      id: 'rename-id',
      label: i18n.t('edit-list.rename-id'),
      icon: PencilLine,
      keys: 'F2',
      run: () => actions.showRenameId(path, name),
    },
    'line',
    {
      id: 'up',
      label: i18n.t('edit-list.up'),
      icon: ArrowUp,
      keys: 'Alt+ArrowUp',
      run: () => actions.move(path, -1),
    },
    {
      id: 'down',
      label: i18n.t('edit-list.down'),
      icon: ArrowDown,
      keys: 'Alt+ArrowDown',
      run: () => actions.move(path, 1),
    },
    'line',
    remove,
  ];
}

/** The keys of those entries. True: it was one of them. */
export function lineKeyPressed(
  event: KeyboardEvent,
  line: Line,
  actions: ListActions,
  next: () => string | null,
): boolean {
  if (line.is !== 'row' && line.is !== 'file') return false;
  const name = lineName(line);
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (event.key === 'Delete' && isPlain && !event.altKey) actions.askToDelete(line.path, name, next());
  else if (line.is === 'file') return false;
  else if (event.key === 'F2' && isPlain && !event.altKey) actions.showRenameId(line.path, name);
  else if (isPlain && event.altKey && event.key === 'ArrowUp') actions.move(line.path, -1);
  else if (isPlain && event.altKey && event.key === 'ArrowDown') actions.move(line.path, 1);
  else return false;
  return true;
}
