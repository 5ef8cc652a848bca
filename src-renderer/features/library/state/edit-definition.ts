import type { PackSummary } from '@shared/api/models';
import { navigation } from '../../../state/navigation.svelte';
import { library, packWork } from './the-library';

/** Opens a definition in the editor; one of an original, in a copy that is made for it. */
export async function editDefinition(pack: PackSummary, path: string): Promise<void> {
  if (!pack.shipped) return navigation.edit({ pack: pack.id, path });
  if (!(await packWork.copyToEdit(pack, path))) return;
  const { current } = library;
  if (current && !current.shipped) await navigation.edit({ pack: current.id, path });
}
