import type { KnownIcons } from '@shared/language/images/art-findings';
import type { IconLibrary } from './icon-library';
import { nearestIcons } from './search-icons';

/** null: the library can't be read. */
export async function knownIcons(library: IconLibrary): Promise<KnownIcons | null> {
  const set = await library.open();
  if (!set.ok) return null;
  return {
    has: (name) => set.value.pathOf(name) !== null,
    nearest: (name) => nearestIcons(set.value, name)[0] ?? null,
  };
}
