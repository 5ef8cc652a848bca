import type { Failure } from '@shared/api/failures';
import type { PackSummary } from '@shared/api/models';
import type { Diagnostic } from '@shared/language/diagnostics';
import type { Names } from '@shared/language/names';
import type { Calls } from '../../../api/client';
import type { AnyFailure } from '../../../state/failure-text';
import { OpenPack } from './open-pack.svelte';

/** The library screen. It outlives the screen: coming back from the settings finds everything as it was. */
export class LibraryState {
  packs = $state.raw<readonly PackSummary[]>([]);
  loaded = $state(false);
  failure = $state.raw<Failure | null>(null);
  open = $state.raw<OpenPack | null>(null);
  dialog = $state.raw<LibraryDialog | null>(null);

  readonly shipped = $derived(this.packs.filter((pack) => pack.shipped && pack.deletedAt === null));
  readonly own = $derived(this.packs.filter((pack) => !pack.shipped && pack.deletedAt === null));
  readonly deleted = $derived(this.packs.filter((pack) => pack.deletedAt !== null));
  readonly current = $derived(this.packs.find((pack) => pack.id === this.open?.id) ?? null);

  readonly #client: Calls;
  readonly #remember: (pack: string) => void;
  #generation = 0;
  #lastPack: string | null = null;
  /** Changed packs that no list has answered for yet; null: any. A list that is overtaken leaves them to the next. */
  #changed = new Set<string | null>();

  /** `remember` keeps the pack for the next start. */
  constructor(client: Calls, remember: (pack: string) => void) {
    this.#client = client;
    this.#remember = remember;
  }

  /** Reads everything on screen; the first time it opens the pack that was open last. */
  load(lastPack: string | null): Promise<void> {
    this.#lastPack ??= lastPack;
    return this.refresh(null);
  }

  /** After a change somewhere: `pack` says where, null that it may be anywhere. */
  async refresh(pack: string | null): Promise<void> {
    this.#changed.add(pack);
    if (!(await this.#list())) return;
    const changed = this.#changed;
    this.#changed = new Set();
    if (!this.open || this.current === null || this.current.deletedAt !== null) await this.#openAny();
    else if (changed.has(null) || changed.has(this.open.id)) await this.open.refresh();
  }

  async select(pack: string, path: string | null = null): Promise<void> {
    if (this.open?.id === pack) {
      if (path) await this.open.show(path);
      return;
    }
    this.open = new OpenPack(pack, this.#client);
    this.#lastPack = pack;
    this.#remember(pack);
    await this.open.load(path);
  }

  /** A pack the workbench just gave back: shown at once, without waiting for the next list. */
  adopt(pack: PackSummary): void {
    const others = this.packs.filter(({ id }) => id !== pack.id);
    this.packs = [...others, pack];
  }

  find(pack: string): PackSummary | null {
    return this.packs.find(({ id }) => id === pack) ?? null;
  }

  async #list(): Promise<boolean> {
    const generation = ++this.#generation;
    const answer = await this.#client.call('packs.list', {});
    if (generation !== this.#generation) return false;
    if (answer.ok) this.packs = answer.value;
    this.failure = answer.ok ? null : answer.error;
    this.loaded = true;
    return answer.ok;
  }

  async #openAny(): Promise<void> {
    const last = this.packs.find((pack) => pack.id === this.#lastPack && pack.deletedAt === null);
    const pack = last ?? this.own[0] ?? this.shipped[0];
    if (pack) await this.select(pack.id);
    else this.open = null;
  }
}

/** A refusal that comes with the list of what is wrong and where. */
export interface Refusal {
  readonly failure: AnyFailure;
  readonly diagnostics: readonly Diagnostic[];
}

/** The one dialog that is open. */
type LibraryDialog =
  | { readonly is: 'fork'; readonly pack: PackSummary }
  | { readonly is: 'rename-pack'; readonly pack: PackSummary }
  | { readonly is: 'rename-definition'; readonly pack: string; readonly path: string; readonly names: Names }
  | {
      readonly is: 'export-folder';
      readonly pack: PackSummary;
      /** Set when an export to it failed: the dialog comes back with what was typed and why. */
      readonly failed?: { readonly folder: string; readonly failure: Failure };
    }
  | { readonly is: 'history'; readonly pack: PackSummary }
  | { readonly is: 'refusal'; readonly refusal: Refusal };

/** The id of the pack that a dialog is about. */
export function dialogPack(dialog: LibraryDialog | null): string | null {
  if (dialog === null || dialog.is === 'refusal') return null;
  return typeof dialog.pack === 'string' ? dialog.pack : dialog.pack.id;
}
