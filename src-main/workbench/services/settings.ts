import { ok } from '@shared/util/result';
import type { EventHub } from '../event-hub';
import type { HandlersOf } from '../handlers';
import type { LibraryDoor } from '../library-door';

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Over the web `undefined` is no value, over Electron's IPC it is one: neither sets anything. */
const given = <T extends object>(change: T): Given<T> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Given<T>;

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
