import type { CallResult } from '@shared/api/bridge';
import type { Failure } from '@shared/api/failures';
import type { PackSummary } from '@shared/api/models';
import type { Result } from '@shared/util/result';
import { diagnosticText } from '../../../state/failure-text';
import { i18n } from '../../../state/i18n.svelte';
import { tellDone } from '../../../state/undo.svelte';
import type { FolderFile } from '../text/chosen-files';
import { keepEnd, longestFileName } from '../text/keep-end';
import { tellFailure, type Desk } from './desk';

/** How the bytes are got: reading takes a while too, so it is part of the work that is shown. */
type Reading<T> = () => Promise<Result<T, Failure>>;

/** Packs in and out of the library, with progress and cancel in the status bar. */
export class TransferWork {
  readonly #desk: Desk;
  /** Hands a finished file to the browser, which knows where downloads go. */
  readonly #save: (fileName: string, bytes: Uint8Array<ArrayBuffer>) => void;

  constructor(desk: Desk, save: (fileName: string, bytes: Uint8Array<ArrayBuffer>) => void) {
    this.#desk = desk;
    this.#save = save;
  }

  async importFile(fileName: string, read: Reading<Uint8Array<ArrayBuffer>>): Promise<boolean> {
    return this.#imported(
      await this.#desk.tasks.run<'packs.import'>(
        () => i18n.t('task.import', { file: fileName }),
        async (task) => {
          const bytes = await read();
          if (!bytes.ok) return bytes;
          return this.#desk.client.call('packs.import', {
            fileName: keepEnd(fileName, longestFileName),
            bytes: bytes.value,
            task,
          });
        },
      ),
    );
  }

  async importFolder(folderName: string, read: Reading<FolderFile[]>): Promise<boolean> {
    return this.#imported(
      await this.#desk.tasks.run<'packs.importFolder'>(
        () => i18n.t('task.import', { file: folderName }),
        async (task) => {
          const files = await read();
          if (!files.ok) return files;
          return this.#desk.client.call('packs.importFolder', {
            folderName: keepEnd(folderName, longestFileName),
            files: files.value,
            task,
          });
        },
      ),
    );
  }

  async exportFile(pack: PackSummary): Promise<boolean> {
    const file = await this.#desk.tasks.run<'packs.export'>(
      () => i18n.t('task.export', { name: i18n.name(pack.names) }),
      (task) => this.#desk.client.call('packs.export', { pack: pack.id, task }),
    );
    if (!file.ok) {
      tellFailure(this.#desk, file.error);
      return false;
    }
    this.#save(file.value.fileName, file.value.bytes);
    tellDone(this.#desk, () => i18n.t('done.exported', { file: file.value.fileName }));
    return true;
  }

  /** A failure brings the dialog back with the folder that was typed, to be mended there. */
  async exportFolder(pack: PackSummary, folder: string): Promise<boolean> {
    const written = await this.#desk.tasks.run<'packs.exportFolder'>(
      () => i18n.t('task.export', { name: i18n.name(pack.names) }),
      (task) => this.#desk.client.call('packs.exportFolder', { pack: pack.id, folder, task }),
    );
    if (written.ok) tellDone(this.#desk, () => i18n.t('done.exportedFolder', written.value));
    else this.#askFolderAgain(pack, folder, written.error);
    return written.ok;
  }

  #askFolderAgain(pack: PackSummary, folder: string, failure: Failure): void {
    const { library } = this.#desk;
    const isWished = failure.code !== 'cancelled' && failure.code !== 'disconnected';
    // Another dialog that was opened meanwhile is not pushed aside.
    if (isWished && library.dialog === null)
      library.dialog = { is: 'export-folder', pack, failed: { folder, failure } };
    else tellFailure(this.#desk, failure);
  }

  async #imported(pack: CallResult<'packs.import'>): Promise<boolean> {
    if (!pack.ok) {
      tellFailure(this.#desk, pack.error);
      return false;
    }
    this.#desk.library.adopt(pack.value);
    tellDone(this.#desk, () => importedText(pack.value));
    await this.#desk.library.select(pack.value.id);
    return true;
  }
}

type Imported = Extract<CallResult<'packs.import'>, { readonly ok: true }>['value'];

/** The first warning in full; validation tells the others. */
function importedText({ names, warnings }: Imported): string {
  const name = i18n.name(names);
  const [first] = warnings;
  if (!first) return i18n.t('done.imported', { name });
  const { file } = first;
  return i18n.t('done.importedWarned', { name, count: warnings.length, file, first: diagnosticText(first) });
}
