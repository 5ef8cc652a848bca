import type { Settings } from '@shared/api/models';
import { ok } from '@shared/util/result';
import type { Outcome, SettingsStore } from '../library/library';
import { defaultSettings } from '@shared/api/default-settings';

/** Settings while the library can't be opened: the trouble page still changes language and theme. */
export class MemorySettings implements SettingsStore {
  #settings: Settings = defaultSettings;
  readonly #hostValues = new Map<string, unknown>();

  get(): Settings {
    return this.#settings;
  }

  set(change: Partial<Settings>): Outcome<Settings> {
    this.#settings = { ...this.#settings, ...change };
    return ok(this.#settings);
  }

  getHostValue(key: string): unknown {
    return this.#hostValues.get(key);
  }

  setHostValue(key: string, value: unknown): Outcome<void> {
    this.#hostValues.set(key, value);
    return ok(undefined);
  }
}
