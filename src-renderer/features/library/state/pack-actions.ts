import type { PackSummary } from '@shared/api/models';
import type { ActionName } from '../../../state/actions.svelte';
import { i18n } from '../../../state/i18n.svelte';
import { navigation } from '../../../state/navigation.svelte';
import { printWish } from '../../../state/print-wish';
import { toasts } from '../../../state/toasts.svelte';
import type { OpenPack } from './open-pack.svelte';
import { library, packWork, transferWork, definitionWork } from './the-library';

type Handlers = Partial<Record<ActionName, () => void | Promise<void>>>;

/** What the command palette and the menu can do with the pack on screen. An original is not changed. */
export function packActions(pack: PackSummary): Handlers {
  const anyPack: Handlers = {
    'pack.export-file': async () => void (await transferWork.exportFile(pack)),
    'pack.export-folder': () => void (library.dialog = { is: 'export-folder', pack }),
    'pack.fork': () => void (library.dialog = { is: 'fork', pack }),
    'pack.print': () => printWish.ask({ pack: pack.id, path: null }, navigation),
    'pack.history': () => void (library.dialog = { is: 'history', pack }),
  };
  if (pack.shipped) return anyPack;
  return {
    ...anyPack,
    'pack.rename': () => void (library.dialog = { is: 'rename-pack', pack }),
    'pack.delete': async () => void (await packWork.delete(pack)),
  };
}

interface Place {
  readonly pack: PackSummary;
  readonly open: OpenPack;
  readonly search: HTMLInputElement | undefined;
}

/** The keys of the list of definitions that don't move the cursor. */
export function listKey(event: KeyboardEvent, { pack, open, search }: Place): void {
  const definition = open.cursor === null ? undefined : open.list.row(open.cursor);
  if (event.key === 'Escape') {
    if (open.list.isFiltered) void open.clearFilter();
    else open.closeDetail();
  } else if ((event.key === 'Delete' || event.key === 'F2') && definition) {
    event.preventDefault();
    if (pack.shipped) explainOriginal(pack, definition.path);
    else if (event.key === 'Delete') void definitionWork.delete({ pack: pack.id, ...definition });
    else if (definition.names) {
      const { path, names } = definition;
      library.dialog = { is: 'rename-definition', pack: pack.id, path, names };
    }
  } else if (isTyping(event)) {
    // The letter itself lands in the field, which has the focus by the time it is typed.
    search?.focus();
    search?.select();
  }
}

function explainOriginal(pack: PackSummary, path: string): void {
  toasts.show({
    text: () => i18n.t('library.shipped.hint'),
    action: {
      label: () => i18n.t('pack.copyToEdit'),
      run: () => editDefinition(pack, path),
    },
  });
}

/** “/” has its own command. Space scrolls nothing here and begins no word. */
const isTyping = ({ key }: KeyboardEvent): boolean => [...key].length === 1 && key !== '/' && key !== ' ';

/** Opens a definition in the editor; one of an original, in a copy that is made for it. */
export async function editDefinition(pack: PackSummary, path: string): Promise<void> {
  if (!pack.shipped) return navigation.edit({ pack: pack.id, path });
  if (!(await packWork.copyToEdit(pack, path))) return;
  const { current } = library;
  if (current && !current.shipped) await navigation.edit({ pack: current.id, path });
}
