import type { HandlersOf } from '../handlers';
import type { IconLibrary } from '../icons/icon-library';
import { knownIcons } from '../icons/known-icons';
import type { LibraryDoor } from '../library-door';
import { ProblemFinder } from '../problems/problem-finder';

export function problemHandlers(door: LibraryDoor, icons: IconLibrary): HandlersOf<'problems'> {
  const finder = new ProblemFinder();
  return {
    'problems.of': async ({ pack, withDrafts }) => {
      const known = await knownIcons(icons);
      return door.library.ok ? finder.of(door.library.value, pack, withDrafts, known) : door.library;
    },
  };
}
