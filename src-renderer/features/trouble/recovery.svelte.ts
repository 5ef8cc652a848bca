import type { Answer } from '@shared/api/calls';
import type { CallResult } from '@shared/api/bridge';
import type { Client } from '../../api/client';
import type { AnyFailure } from '../../state/failure-text';

export type Backup = Answer<'recovery.backups'>[number];

/** Troubles that another library file would end. The rest are about the machine or the connection. */
const mendable: readonly string[] = ['database-damaged', 'database-newer', 'database-foreign'];

export const isMendable = (trouble: AnyFailure): boolean => mendable.includes(trouble.code);

/** The way back to a library that opens: a backup, or an empty one. The old file is always kept. */
export class Recovery {
  backups = $state.raw<readonly Backup[]>([]);
  busy = $state(false);
  failure = $state.raw<AnyFailure | null>(null);
  readonly #client: Client;
  readonly #reload: () => Promise<void>;
  readonly #done: (aside: string) => void;

  /** `reload` finds out whether there still is trouble; `done` tells where the old file is kept. */
  constructor(from: Client, reload: () => Promise<void>, done: (aside: string) => void) {
    this.#client = from;
    this.#reload = reload;
    this.#done = done;
  }

  /** For troubles that pass: a full disk, a library open elsewhere. If it fails, the reason is the trouble anew. */
  async retry(): Promise<void> {
    this.busy = true;
    this.failure = null;
    await this.#client.call('recovery.retry', {});
    await this.#reload();
    this.busy = false;
  }

  async load(): Promise<void> {
    const found = await this.#client.call('recovery.backups', {});
    if (found.ok) this.backups = found.value.toSorted((a, b) => b.time - a.time);
    else this.failure = found.error;
  }

  restore(backup: Backup): Promise<void> {
    return this.#mend(this.#client.call('recovery.restoreBackup', { file: backup.file }));
  }

  startFresh(): Promise<void> {
    return this.#mend(this.#client.call('recovery.startFresh', {}));
  }

  async #mend(work: Promise<CallResult<'recovery.restoreBackup' | 'recovery.startFresh'>>): Promise<void> {
    this.busy = true;
    this.failure = null;
    const mended = await work;
    if (mended.ok) {
      await this.#reload();
      this.#done(mended.value.aside);
    } else this.failure = mended.error;
    this.busy = false;
  }
}
