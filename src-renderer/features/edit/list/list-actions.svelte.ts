import type { Diagnostic } from '@shared/language/diagnostics';
import type { Failure } from '@shared/api/failures';
import type { UsesFound } from '@shared/api/uses';
import type { Result } from '@shared/util/result';
import { i18n } from '../../../state/i18n.svelte';
import type { Toasts } from '../../../state/toasts.svelte';
import { tellDone, type Undo } from '../../../state/undo.svelte';
import type { EditDesk } from '../state/desk.svelte';
import type { Doors } from '../state/doors';
import type { ListWork, NewKind } from './list-work';
import { firstPlace } from './first-place';
import { tellRenamed } from './tell-renamed';

/** The one dialog of the list that is open. */
export type ListDialog =
  | { readonly is: 'new' }
  | { readonly is: 'rename-id'; readonly path: string; readonly name: string }
  | {
      readonly is: 'delete';
      readonly path: string;
      readonly name: string;
      readonly uses: UsesFound | null;
      /** Why it could not be done. */
      readonly refused: readonly Diagnostic[];
    };

export interface ListActionParts {
  readonly desk: EditDesk;
  readonly doors: Pick<Doors, 'open' | 'reveal' | 'copy'>;
  readonly work: ListWork;
  readonly toasts: Toasts;
  readonly undo: Undo;
  /** Whether a new document is shown as a text, with a cursor in it. */
  readonly showsText: () => boolean;
}

/** What the list offers, with what is said of it. An original is copied first. */
export class ListActions {
  dialog = $state.raw<ListDialog | null>(null);
  readonly #parts: ListActionParts;

  constructor(parts: ListActionParts) {
    this.#parts = parts;
  }

  showNew(): void {
    this.#changing(() => void (this.dialog = { is: 'new' }));
  }

  /** True: it is made, and open. */
  async create(kind: NewKind, id: string, source: string, name: string): Promise<Result<void, Failure>> {
    const { work, doors } = this.#parts;
    const made = await work.create(kind, id, source);
    if (!made.ok) return made;
    this.dialog = null;
    this.#tell(() => i18n.t('edit-list.created', { name }));
    if (this.#parts.showsText()) await doors.reveal(made.value, firstPlace(source));
    else doors.open(made.value);
    return { ok: true, value: undefined };
  }

  duplicate(path: string, name: string): void {
    this.#changing(async () => {
      const made = await this.#parts.work.duplicate(path);
      if (!made.ok) return this.#fail(made.error);
      const { path: copy, isSaved } = made.value;
      this.#parts.doors.open(copy);
      this.#tell(() => i18n.t(`edit-list.${isSaved ? 'duplicated' : 'duplicated-unsaved'}`, { name }));
    });
  }

  move(path: string, by: number): void {
    this.#changing(async () => {
      const moved = await this.#parts.work.move(path, by);
      if (!moved.ok && moved.error.code !== 'nothing-changed') this.#fail(moved.error);
    });
  }

  showRenameId(path: string, name: string): void {
    this.#changing(() => void (this.dialog = { is: 'rename-id', path, name }));
  }

  async renameId(path: string, id: string): Promise<Result<void, Failure>> {
    const renamed = await this.#parts.work.renameId(path, id);
    if (!renamed.ok) return renamed;
    this.dialog = null;
    const { doors } = this.#parts;
    doors.open(renamed.value.path);
    tellRenamed({ ...this.#parts, open: (to) => doors.open(to) }, renamed.value);
    return { ok: true, value: undefined };
  }

  /** What names it is said before; nothing names it: it goes, and can be had back. */
  askToDelete(path: string, name: string, next: string | null): void {
    this.#changing(async () => {
      const uses = await this.#parts.work.namedBy(path);
      if (uses) this.dialog = { is: 'delete', path, name, uses, refused: [] };
      else await this.delete(path, name, next);
    });
  }

  async delete(path: string, name: string, next: string | null): Promise<void> {
    const { work, doors, desk } = this.#parts;
    const isShown = desk.document?.key.path === path;
    const gone = await work.delete(path);
    if (!gone.ok) {
      if (gone.error.code !== 'invalid-definition') return this.#fail(gone.error);
      const uses = this.dialog?.is === 'delete' ? this.dialog.uses : null;
      this.dialog = { is: 'delete', path, name, uses, refused: gone.error.data.diagnostics };
      return;
    }
    this.dialog = null;
    if (isShown && next !== null) doors.open(next);
    this.#tell(
      () => i18n.t('done.deleted', { name }),
      async () => {
        const back = await gone.value();
        if (!back.ok && back.error.code === 'stale-base')
          return void this.#parts.toasts.show({
            tone: 'bad',
            text: () => i18n.t('undo.stale', { name }),
          });
        if (!back.ok) return this.#fail(back.error);
        doors.open(path);
        this.#tell(() => i18n.t('done.undeleted', { name }));
      },
    );
  }

  /** In an original the way leads over a copy, and then goes on. */
  #changing(run: () => void | Promise<void>): void {
    const { desk, doors, toasts } = this.#parts;
    if (!desk.pack?.readonly) return void run();
    toasts.show({
      text: () => i18n.t('library.shipped.hint'),
      action: {
        label: () => i18n.t('pack.copyToEdit'),
        run: async () => {
          if (await doors.copy()) await run();
        },
      },
    });
  }

  #tell(text: () => string, takeBack?: () => Promise<void>): void {
    tellDone(this.#parts, text, takeBack);
  }

  #fail(failure: Failure): void {
    this.#parts.toasts.fail(failure);
  }
}
