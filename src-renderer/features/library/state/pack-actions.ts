import type { PackSummary } from '@shared/api/models';
import type { ActionName } from '../../../state/actions.svelte';
import { navigation } from '../../../state/navigation.svelte';
import { printWish } from '../../../state/print-wish';
import { library, packWork, transferWork } from './the-library';

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
