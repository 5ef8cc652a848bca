import { failure, type Failure } from '@shared/api/failures';
import { err, ok } from '@shared/util/result';
import type { Library, Outcome, SettingsStore } from '../library/library';
import { openLibrary } from '../library/open-library';
import { restoreBackup, startFresh } from '../library/recovery';
import { loadShippedPacks } from '../library/transfer/load-shipped';
import type { Settings } from '@shared/api/models';
import { defaultSettings } from '@shared/api/default-settings';

/** Settings while the library can't be opened: the trouble page still changes language and theme. */
class MemorySettings implements SettingsStore {
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

const dayInMilliseconds = 24 * 60 * 60 * 1000;

const closed = (): Outcome<Library> => err(failure('internal', { detail: 'library closed' }));

/**
 * Opens the library, or remembers why it could not be opened. The application starts either way: a damaged
 * database is shown on a page with the way back, in the user's language, not as a crash.
 */
export class LibraryDoor {
  readonly dataDir: string;
  readonly #resourcesDir: string;
  readonly #memorySettings = new MemorySettings();
  #library: Outcome<Library> = closed();
  #damage: Failure | null = null;

  constructor(dataDir: string, resourcesDir: string) {
    this.dataDir = dataDir;
    this.#resourcesDir = resourcesDir;
  }

  get library(): Outcome<Library> {
    return this.#library;
  }

  get trouble(): Failure | null {
    return this.#library.ok ? this.#damage : this.#library.error;
  }

  /** Some damage shows only when the page it sits on is read: from then on there is a way back from it. */
  noteFailure(failed: Failure): void {
    if (failed.code === 'database-damaged') this.#damage = failed;
  }

  /** Settings of the library, or for this session only while there is no library. */
  get settings(): SettingsStore {
    return this.#library.ok ? this.#library.value.settings : this.#memorySettings;
  }

  async open(): Promise<void> {
    this.close();
    const opened = await openLibrary({ dataDir: this.dataDir });
    this.#library = opened;
    if (!opened.ok) return;
    const shipped = await this.#installShipped(opened.value);
    if (shipped.ok) return;
    opened.value.close();
    this.#library = shipped;
  }

  /** For troubles that pass: a disk with room again, another program that let go. */
  async retry(): Promise<Outcome<Record<string, never>>> {
    if (!this.#library.ok || this.#damage) await this.open();
    return this.#library.ok ? ok({}) : this.#library;
  }

  async restoreBackup(file: string): Promise<Outcome<{ aside: string }>> {
    return this.#recover(() => restoreBackup(this.dataDir, file));
  }

  async startFresh(): Promise<Outcome<{ aside: string }>> {
    return this.#recover(() => startFresh(this.dataDir));
  }

  /** The way back from a damaged file. One that fails is no reason not to close: the library itself is whole. */
  backUpOnceADay(): void {
    if (this.#library.ok && !this.#damage) this.#library.value.backUp(dayInMilliseconds);
  }

  close(): void {
    if (this.#library.ok) this.#library.value.close();
    this.#library = closed();
    this.#damage = null;
  }

  async #recover(
    act: () => Outcome<{ aside: string }> | Promise<Outcome<{ aside: string }>>,
  ): Promise<Outcome<{ aside: string }>> {
    // Only a library in trouble is put aside: a stray request must not hide a good one.
    if (this.trouble === null) return err(failure('library-in-order', {}));
    this.close();
    const done = await act();
    await this.open();
    if (done.ok && !this.#library.ok) return this.#library;
    return done;
  }

  async #installShipped(library: Library): Promise<Outcome<null>> {
    const shipped = await loadShippedPacks(this.#resourcesDir);
    if (!shipped.ok) return shipped;
    for (const { id, files } of shipped.value) {
      const installed = library.packs.installShipped(id, files);
      if (!installed.ok) return installed;
    }
    return ok(null);
  }
}
