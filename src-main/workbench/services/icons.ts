import { ok } from '@shared/util/result';
import type { HandlersOf } from '../handlers';
import type { IconLibrary } from '../editing/icons/icon-library';
import { nearestIcons, searchIcons } from '../editing/icons/search-icons';

export const iconHandlers = (library: IconLibrary): HandlersOf<'icons'> => ({
  'icons.get': async ({ names }) => {
    const set = await library.open();
    if (!set.ok) return set;
    const icons = [...new Set(names)].map((name) => {
      const path = set.value.pathOf(name);
      return { name, path, nearest: path === null ? nearestIcons(set.value, name) : [] };
    });
    return ok({ icons });
  },
  'icons.find': async ({ text, limit }) => {
    const set = await library.open();
    if (!set.ok) return set;
    const found = searchIcons(set.value, text);
    return ok({ total: found.length, names: found.slice(0, limit) });
  },
});
