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
  readonly #done: (aside: string) => Promise<void>;

  constructor(from: Client, done: (aside: string) => Promise<void>) {
    this.#client = from;
    this.#done = done;
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
    if (mended.ok) await this.#done(mended.value.aside);
    else this.failure = mended.error;
    this.busy = false;
  }
}
