import type { PackSummary } from '@shared/api/models';
import type { Names } from '@shared/language/names';
import { languages } from '@shared/util/languages';
import { i18n } from '../../../state/i18n.svelte';
import { tellDone } from '../../../state/undo.svelte';
import { copyNames } from '../../../state/copy-names';
import { changedNames } from '../text/names';
import { tellBad, tellFailure, type Desk } from './desk';

/** What a designer does with a whole pack. Each answers true when it was done. */
export class PackWork {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  namesForCopy(pack: PackSummary): Names {
    return copyNames(
      pack.names,
      this.#desk.library.packs.map(({ names }) => names),
    );
  }

  /** `path`: the definition to go on with in the copy. */
  async fork(pack: PackSummary, names: Names, path: string | null = null): Promise<boolean> {
    const copy = await this.#desk.client.call('packs.fork', { pack: pack.id, names });
    if (!copy.ok) return this.#failed(copy.error);
    this.#desk.library.adopt(copy.value);
    tellDone(this.#desk, () => i18n.t('done.forked', { name: i18n.name(copy.value.names) }));
    await this.#desk.library.select(copy.value.id, path);
    return true;
  }

  /** For an original that someone wants to change: one press, and the same definition is open in the copy. */
  copyToEdit(pack: PackSummary, path: string | null): Promise<boolean> {
    return this.fork(pack, this.namesForCopy(pack), path);
  }

  async rename(pack: PackSummary, names: Names): Promise<boolean> {
    const changed = changedNames(pack.names, names);
    if (Object.keys(changed).length === 0) return true;
    const renamed = await this.#desk.client.call('packs.rename', { pack: pack.id, names: changed });
    if (!renamed.ok) return this.#failed(renamed.error);
    this.#desk.library.adopt(renamed.value);
    tellDone(
      this.#desk,
      () => i18n.t('done.renamed', { name: i18n.name(renamed.value.names) }),
      () => this.#undoRename(pack, changed),
    );
    return true;
  }

  /** A name that was changed once more since then stays: only what this rename made is taken back. */
  async #undoRename(pack: PackSummary, changed: Partial<Names>): Promise<void> {
    const now = this.#desk.library.find(pack.id)?.names ?? pack.names;
    const isStill = languages.every(
      (language) => changed[language] === undefined || changed[language] === now[language],
    );
    if (!isStill) return tellBad(this.#desk, () => i18n.t('undo.stale', { name: i18n.name(now) }));
    const names = changedNames({ ...pack.names, ...changed }, pack.names);
    const back = await this.#desk.client.call('packs.rename', { pack: pack.id, names });
    if (back.ok) this.#desk.library.adopt(back.value);
    else tellFailure(this.#desk, back.error);
  }

  async delete(pack: PackSummary): Promise<boolean> {
    const gone = await this.#desk.client.call('packs.delete', { pack: pack.id });
    if (!gone.ok) return this.#failed(gone.error);
    tellDone(
      this.#desk,
      () => i18n.t('done.deleted', { name: i18n.name(pack.names) }),
      async () => {
        await this.undelete(pack);
      },
    );
    this.#desk.library.adopt(gone.value);
    await this.#desk.library.refresh(pack.id);
    return true;
  }

  async undelete(pack: PackSummary): Promise<boolean> {
    const back = await this.#desk.client.call('packs.undelete', { pack: pack.id });
    if (!back.ok) return this.#failed(back.error);
    this.#desk.library.adopt(back.value);
    tellDone(this.#desk, () => i18n.t('done.undeleted', { name: i18n.name(back.value.names) }));
    await this.#desk.library.select(pack.id);
    return true;
  }

  #failed(failure: Parameters<typeof tellFailure>[1]): false {
    tellFailure(this.#desk, failure);
    return false;
  }
}
