import type { CallResult } from '@shared/api/bridge';
import type { Names } from '@shared/language/names';
import { i18n } from '../../../state/i18n.svelte';
import { shortRevision } from '../text/revision-text';
import { tellDone, tellFailure, type Desk } from './desk';

/** One definition, and what it is called in a sentence. */
export interface DefinitionRef {
  readonly pack: string;
  readonly path: string;
  readonly names: Names | null;
}

/** What a designer does with one definition here. Every change can be taken back from its toast. */
export class DefinitionWork {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  async rename(definition: DefinitionRef, names: Names): Promise<boolean> {
    const { pack, path } = definition;
    const done = await this.#desk.client.call('definitions.rename', { pack, path, names });
    return this.#changed(definition, done, () => i18n.t('done.renamed', { name: i18n.name(names) }));
  }

  async delete(definition: DefinitionRef): Promise<boolean> {
    const { pack, path } = definition;
    const done = await this.#desk.client.call('definitions.delete', { pack, path });
    return this.#changed(definition, done, () => i18n.t('done.deleted', { name: spoken(definition) }));
  }

  async restore(definition: DefinitionRef, revision: string): Promise<boolean> {
    const { pack, path } = definition;
    const done = await this.#desk.client.call('definitions.restore', { pack, path, revision });
    return this.#changed(definition, done, () =>
      i18n.t('done.restored', { name: spoken(definition), revision: shortRevision(revision) }),
    );
  }

  #changed(definition: DefinitionRef, done: CallResult<'definitions.rename'>, text: () => string): boolean {
    if (!done.ok) {
      tellFailure(this.#desk, done.error);
      return false;
    }
    const before = done.value.parent;
    tellDone(this.#desk, text, before === null ? undefined : () => this.#undo(definition, before));
    return true;
  }

  /** Only this definition goes back: what was changed elsewhere in the meantime stays. */
  async #undo(definition: DefinitionRef, before: string): Promise<void> {
    const { pack, path } = definition;
    const back = await this.#desk.client.call('definitions.restore', { pack, path, revision: before });
    if (!back.ok) return tellFailure(this.#desk, back.error);
    tellDone(this.#desk, () => i18n.t('done.undeleted', { name: spoken(definition) }));
    await this.#desk.library.select(pack, path);
  }
}

const spoken = ({ names, path }: DefinitionRef): string => (names ? i18n.name(names) : path);
