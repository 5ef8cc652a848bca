import { settingsSchema, type Settings } from '@shared/api/models';
import { ok } from '@shared/util/result';
import type { Outcome, SettingsChange, SettingsStore } from '../library';
import { LibraryTrouble, type Session } from '../session';
import { defaultSettings } from '@shared/api/default-settings';

type Scope = 'user' | 'host';

/** One row a value: a value that can't be read, or that a newer release wrote, costs itself and nothing else. */
export class StoredSettings implements SettingsStore {
  readonly #session: Session;
  readonly #all;
  readonly #one;
  readonly #put;

  constructor(session: Session) {
    this.#session = session;
    const { db } = session;
    this.#all = db.prepare<[Scope], { key: string; value: string }>(
      'SELECT key, value FROM setting WHERE scope = ?',
    );
    this.#one = db
      .prepare<[Scope, string], string>('SELECT value FROM setting WHERE scope = ? AND key = ?')
      .pluck();
    this.#put = db.prepare<[Scope, string, string]>(
      'REPLACE INTO setting (scope, key, value) VALUES (?, ?, ?)',
    );
  }

  get(): Settings {
    return LibraryTrouble.unless(this.#session.read(() => ok(this.#read())));
  }

  set(change: SettingsChange): Outcome<Settings> {
    return this.#session.write(() => {
      for (const [key, value] of Object.entries(change)) {
        if (value !== undefined) this.#put.run('user', key, JSON.stringify(value));
      }
      return ok(this.#read());
    });
  }

  getHostValue(key: string): unknown {
    return LibraryTrouble.unless(
      this.#session.read(() => {
        const value = this.#one.get('host', key);
        return ok(value === undefined ? undefined : parseJson(value));
      }),
    );
  }

  setHostValue(key: string, value: unknown): Outcome<void> {
    return this.#session.write(() => {
      this.#put.run('host', key, JSON.stringify(value ?? null));
      return ok(undefined);
    });
  }

  #read(): Settings {
    let settings = defaultSettings;
    for (const { key, value } of this.#all.all('user')) {
      const changed = settingsSchema.safeParse({ ...settings, [key]: parseJson(value) });
      if (changed.success) settings = changed.data;
    }
    return settings;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
