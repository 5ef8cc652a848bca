import type { Calls } from '../../../api/client';
import { CardFaces } from './card-faces.svelte';
import { DefinitionDetail, type DetailTab } from './definition-detail.svelte';
import { DefinitionList, noFilter, type ListFilter } from './definition-list.svelte';
import { ZoneLooks } from './zone-looks.svelte';

/** The pack in the middle of the screen: its list, where the cursor stands, and what the panel shows. */
export class OpenPack {
  readonly list: DefinitionList;
  readonly looks: ZoneLooks;
  readonly faces: CardFaces;
  /** Index of the selected row; null when nothing is selected or it is not among the rows found. */
  cursor = $state<number | null>(null);
  detail = $state.raw<DefinitionDetail | null>(null);
  tab = $state<DetailTab>('overview');

  readonly #client: Calls;
  /** Only the newest wish is shown: walking fast through a list must not replay every step. */
  #wanted: { readonly detail: DefinitionDetail; readonly shown: Promise<void> } | null = null;

  constructor(
    readonly id: string,
    client: Calls,
  ) {
    this.#client = client;
    this.list = new DefinitionList(id, client);
    this.looks = new ZoneLooks(id, client);
    this.faces = new CardFaces(id, client);
  }

  async load(path: string | null = null): Promise<void> {
    await Promise.all([this.list.setFilter({}), this.looks.load(), path ? this.show(path) : null]);
    if (path) this.cursor = this.list.indexOf(path);
  }

  async select(index: number): Promise<void> {
    this.cursor = index;
    const row = await this.list.rowAt(index);
    if (row && this.cursor === index) await this.show(row.path);
  }

  /** The definition before stays in the panel until this one is here: the panel must not flicker. */
  show(path: string): Promise<void> {
    if (this.#wanted?.detail.path === path) return this.#wanted.shown;
    const detail = new DefinitionDetail(this.id, path, this.#client);
    this.#wanted = { detail, shown: this.#load(detail) };
    return this.#wanted.shown;
  }

  async #load(detail: DefinitionDetail): Promise<void> {
    await detail.load();
    if (this.#wanted?.detail !== detail) return;
    // Choosing the same row again is how a reader tries again.
    if (detail.failure) this.#wanted = null;
    if (detail.content) this.faces.open(detail.content.summary);
    this.detail = detail;
    this.openTab(this.tab);
  }

  openTab(tab: DetailTab): void {
    this.tab = tab;
    if (tab === 'history') this.detail?.openHistory();
    if (tab === 'overview') this.detail?.openUses();
  }

  closeDetail(): void {
    this.#wanted = null;
    this.detail = null;
  }

  /** What was selected stays selected where the new rows hold it. */
  async filter(change: Partial<ListFilter>): Promise<void> {
    this.cursor = null;
    await this.list.setFilter(change);
    if (this.detail && this.cursor === null) this.cursor = this.list.indexOf(this.detail.path);
  }

  clearFilter(): Promise<void> {
    return this.filter(noFilter);
  }

  async refresh(): Promise<void> {
    // Nothing below needs the faces: where the cursor stands must not wait for them.
    void this.faces.refresh();
    await Promise.all([this.list.refresh(), this.looks.load(), this.detail?.refresh()]);
    const { detail } = this;
    if (!detail) return;
    if (detail.failure?.code !== 'no-such-definition') {
      this.cursor = this.list.indexOf(detail.path) ?? this.cursor;
      return;
    }
    // It was deleted: its neighbour takes its place, so that the next key press goes on from here.
    this.closeDetail();
    const last = this.list.total - 1;
    if (this.cursor !== null && last >= 0) await this.select(Math.min(this.cursor, last));
    else this.cursor = null;
  }
}
