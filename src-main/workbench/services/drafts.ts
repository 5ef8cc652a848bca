import type { Library, Outcome } from '../../library/library';
import type { EventHub } from '../event-hub';
import type { HandlersOf } from '../handlers';
import type { LibraryDoor } from '../library-door';

/** Text that was typed and not saved, kept over a crash and told to every window. */
export function draftHandlers(door: LibraryDoor, events: EventHub): HandlersOf<'drafts'> {
  const using = <T>(act: (library: Library) => Outcome<T>): Outcome<T> =>
    door.library.ok ? act(door.library.value) : door.library;
  const changed = (pack: string, path: string): void =>
    events.emit({ name: 'drafts.changed', data: { pack, path } });

  return {
    'drafts.list': ({ pack }) => using(({ drafts }) => drafts.list(pack)),
    'drafts.put': ({ pack, path, base, source }) => {
      const put = using(({ drafts }) => drafts.put(pack, path, base, source));
      if (put.ok) changed(pack, path);
      return put;
    },
    'drafts.drop': ({ pack, path }) => {
      const dropped = using(({ drafts }) => drafts.drop(pack, path));
      if (dropped.ok && dropped.value.found) changed(pack, path);
      return dropped;
    },
  };
}
