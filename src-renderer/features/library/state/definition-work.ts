import type { CallResult } from '@shared/api/bridge';
import type { Names } from '@shared/language/names';
import { i18n } from '../../../state/i18n.svelte';
import { tellDone } from '../../../state/undo.svelte';
import { shortRevision } from '../../../state/revision-text';
import { changedNames } from '../text/names';
import { tellBad, tellFailure, type Desk } from './desk';

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
    const changed = definition.names ? changedNames(definition.names, names) : names;
    if (Object.keys(changed).length === 0) return true;
    const done = await this.#desk.client.call('definitions.rename', { pack, path, names: changed });
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
    const { id: made, parent: before } = done.value;
    tellDone(this.#desk, text, before === null ? undefined : () => this.#undo(definition, before, made));
    return true;
  }

  /** Only this definition goes back, and only if nobody changed it since: what came later stays. */
  async #undo(definition: DefinitionRef, before: string, made: string): Promise<void> {
    const { pack, path } = definition;
    const wish = { pack, path, revision: before, unlessChangedSince: made };
    const back = await this.#desk.client.call('definitions.restore', wish);
    if (!back.ok && back.error.code === 'stale-base')
      return tellBad(this.#desk, () => i18n.t('undo.stale', { name: spoken(definition) }));
    if (!back.ok) return tellFailure(this.#desk, back.error);
    tellDone(this.#desk, () => i18n.t('done.undeleted', { name: spoken(definition) }));
    await this.#desk.library.select(pack, path);
  }
}

const spoken = ({ names, path }: DefinitionRef): string => (names ? i18n.name(names) : path);
