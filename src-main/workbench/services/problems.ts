import type { HandlersOf } from '../handlers';
import type { IconLibrary } from '../editing/icons/icon-library';
import { knownIcons } from '../editing/icons/known-icons';
import type { LibraryDoor } from '../library-door';
import type { ProblemFinder } from '../editing/problems/problem-finder';

export const problemHandlers = (
  door: LibraryDoor,
  icons: IconLibrary,
  finder: ProblemFinder,
): HandlersOf<'problems'> => ({
  'problems.of': async ({ pack, withDrafts }) => {
    const known = await knownIcons(icons);
    return door.library.ok ? finder.of(door.library.value, pack, withDrafts, known) : door.library;
  },
});
