import type { TranslationRow } from '@shared/forms/translations/types';
import { countRows, shownRows, type RowFilter } from './filter-rows';
import { manifestPath } from './place';
import type { Language } from '@shared/util/languages';
import type { Client } from '../../../api/client';
import type { EditDesk } from '../state/desk.svelte';
import type { EditDocument } from '../state/document.svelte';
import type { EditPack } from '../state/edit-pack.svelte';

/** What the table is made with. Fetched with the screen: it brings the schemas along. */
export type Translations = typeof import('@shared/forms/translations/index');

/** Everything that a pack says in three languages, saved or typed. */
export class TranslationBook {
  filter = $state<RowFilter>('all');
  search = $state('');
  #sources = $state.raw<ReadonlyMap<string, string> | null>(null);
  /** By document: only the one that was typed in is read again. */
  readonly #read = new Map<string, { readonly text: string; readonly rows: readonly TranslationRow[] }>();
  #kept = new Set<string>();
  #keptFor = '';

  constructor(
    readonly pack: EditPack,
    private readonly desk: EditDesk,
    private readonly client: Pick<Client, 'call'>,
    private readonly translations: Translations,
  ) {}

  readonly loaded: boolean = $derived(this.#sources !== null);

  readonly rows: readonly TranslationRow[] = $derived.by(() =>
    this.#paths().flatMap((path) => this.#rowsOf(path)),
  );
  readonly counts = $derived(countRows(this.rows));
  readonly shown: readonly TranslationRow[] = $derived.by(() => {
    const asked = `${this.filter} ${this.search}`;
    if (asked !== this.#keptFor) {
      this.#kept = new Set();
      this.#keptFor = asked;
    }
    return shownRows(this.rows, this.filter, this.search, this.#kept);
  });
  /** Of the documents in the table, those with something that is not saved. */
  readonly unsaved: readonly string[] = $derived.by(() =>
    this.#paths().filter((path) => this.pack.documents.get(path)?.changed ?? this.pack.drafts.has(path)),
  );

  async load(): Promise<void> {
    const answer = await this.client.call('documents.ofPack', { pack: this.pack.id });
    if (answer.ok) this.#sources = new Map(answer.value.documents.map(({ path, source }) => [path, source]));
  }

  textOf(path: string): string | undefined {
    const { documents, drafts } = this.pack;
    return documents.get(path)?.text ?? drafts.get(path)?.source ?? this.#sources?.get(path);
  }

  async write(row: TranslationRow, language: Language, said: string): Promise<void> {
    const game = this.pack.summary?.game;
    const document = await this.pack.open(row.path);
    if (document && game)
      this.desk.typeIn(document, this.translations.withCell(game, document.text, row, language, said));
  }

  /** The cell is left. */
  leave(row: TranslationRow, language: Language): void {
    const document = this.pack.documents.get(row.path);
    if (document) this.desk.typeIn(document, this.translations.tidyCell(document.text, row, language));
  }

  /** Documents with drafts that nobody has opened here yet are opened for it. */
  async unsavedDocuments(): Promise<readonly EditDocument[]> {
    const opened = await Promise.all(this.unsaved.map((path) => this.pack.open(path)));
    return opened.filter((document) => document !== null);
  }

  #paths(): readonly string[] {
    return [manifestPath, ...this.pack.rows.map(({ path }) => path)];
  }

  #rowsOf(path: string): readonly TranslationRow[] {
    const text = this.textOf(path);
    const game = this.pack.summary?.game;
    if (text === undefined || !game) return [];
    const known = this.#read.get(path);
    if (known?.text === text) return known.rows;
    const rows = this.translations.rowsOf(game, path, text);
    // A text that can’t be read just now keeps the rows it had.
    const kept = rows.length === 0 && known ? known.rows : rows;
    this.#read.set(path, { text, rows: kept });
    return kept;
  }
}
