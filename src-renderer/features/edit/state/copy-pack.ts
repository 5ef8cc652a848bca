import type { PackSummary } from '@shared/api/models';
import type { Client } from '../../../api/client';
import { copyNames } from '../../../state/copy-names';
import { i18n } from '../../../state/i18n.svelte';
import type { OpenDocument } from '../../../state/navigation.svelte';
import type { Toasts } from '../../../state/toasts.svelte';
import type { EditDesk } from './desk.svelte';

export interface CopyParts {
  readonly client: Pick<Client, 'call'>;
  readonly desk: EditDesk;
  readonly toasts: Pick<Toasts, 'fail' | 'show'>;
  readonly show: (wanted: OpenDocument) => Promise<void>;
}

/** Copies of the pack on the desk: an original is not changed. */
export class PackCopies {
  readonly #parts: CopyParts;
  #isMaking = false;

  constructor(parts: CopyParts) {
    this.#parts = parts;
  }

  /** True: the copy lies open, with the document that was in front. */
  async make(): Promise<boolean> {
    const original = this.#parts.desk.pack?.summary;
    // A second click while a copy is made would make another one of the same name.
    if (!original || this.#isMaking) return false;
    this.#isMaking = true;
    try {
      return await this.#copy(original);
    } finally {
      this.#isMaking = false;
    }
  }

  async #copy(original: PackSummary): Promise<boolean> {
    const { client, desk, toasts, show } = this.#parts;
    const taken = desk.packs.map((pack) => pack.names);
    const names = copyNames(original.names, taken);
    const copy = await client.call('packs.fork', { pack: original.id, names });
    if (!copy.ok) {
      toasts.fail(copy.error);
      return false;
    }
    await show({ pack: copy.value.id, path: desk.document?.key.path ?? null });
    toasts.show({ text: () => i18n.t('edit.copied', { name: i18n.name(copy.value.names) }), tone: 'ok' });
    return desk.pack?.id === copy.value.id;
  }
}
