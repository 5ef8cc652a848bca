import { ok } from '@shared/util/result';
import type { EventHub } from '../event-hub';
import { given } from '../given';
import type { HandlersOf } from '../handlers';
import type { LibraryDoor } from '../library-door';

export function settingsHandlers(door: LibraryDoor, events: EventHub): HandlersOf<'settings'> {
  return {
    'settings.get': () => ok(door.settings.get()),
    'settings.set': (change) => {
      const saved = door.settings.set(given(change));
      if (saved.ok) events.emit({ name: 'settings.changed', data: saved.value });
      return saved;
    },
  };
}
