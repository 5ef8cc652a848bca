import { client } from '../../../api/client';
import { connection } from '../../../state/connection.svelte';
import { settings } from '../../../state/settings.svelte';
import { tasks } from '../../../state/tasks.svelte';
import { toasts } from '../../../state/toasts.svelte';
import { undo } from '../../../state/undo.svelte';
import { saveFile } from '../../../state/save-file';
import { DefinitionWork } from './definition-work';
import type { Desk } from './desk';
import { LibraryState } from './library.svelte';
import { PackWork } from './pack-work';
import { TransferWork } from './transfer-work';

/** The library of the running application. Tests build their own from the same classes. */
export const library = new LibraryState(client, (pack) => {
  if (settings.values.lastPack !== pack) void settings.set({ lastPack: pack });
});

export const desk: Desk = { client, connection, library, toasts, undo, tasks };
export const packWork = new PackWork(desk);
export const definitionWork = new DefinitionWork(desk);
export const transferWork = new TransferWork(desk, saveFile);
