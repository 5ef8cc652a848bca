import { SvelteMap } from 'svelte/reactivity';
import type { CallResult } from '@shared/api/bridge';
import type { Failure } from '@shared/api/failures';
import type { DefinitionSummary } from '@shared/api/models';
import type { Kind } from '@shared/language/pack-format';
import type { Calls } from '../../../api/client';

export const pageSize = 100;

export interface ListFilter {
  readonly text: string;
  readonly kinds: readonly Kind[];
  readonly groups: readonly string[];
}
export const noFilter: ListFilter = { text: '', kinds: [], groups: [] };

/** The definitions of one pack under one filter, fetched by pages as the screen comes to need them. */
export class DefinitionList {
  filter = $state.raw<ListFilter>(noFilter);
  total = $state(0);
  kindCounts = $state.raw<Readonly<Record<string, number>>>({});
  groupCounts = $state.raw<Readonly<Record<string, number>>>({});
  failure = $state.raw<Failure | null>(null);
  /** False until the first answer for this pack: an empty list is not yet "no match". */
  ready = $state(false);
  /** Counts the answers to changed filters: the view goes back to the top with each. */
  restarts = $state(0);

  readonly isFiltered = $derived(
    this.filter.text !== '' || this.filter.kinds.length > 0 || this.filter.groups.length > 0,
  );

  #pages = new SvelteMap<number, readonly DefinitionSummary[]>();
  #pending = new Map<number, Promise<void>>();
  #firstPage = 0;
  #lastPage = 0;
  /** An answer to an older question must not overwrite the newest one's, whatever the order they come in. */
  #generation = 0;

  readonly #client: Calls;

  constructor(
    readonly pack: string,
    client: Calls,
  ) {
    this.#client = client;
  }

  row(index: number): DefinitionSummary | undefined {
    return this.#pages.get(Math.floor(index / pageSize))?.[index % pageSize];
  }

  /** For a row that may be far from those on screen, such as the last. */
  async rowAt(index: number): Promise<DefinitionSummary | undefined> {
    await this.#fetch(Math.floor(index / pageSize));
    return this.row(index);
  }

  /** Where a definition stands, as far as its page is here. */
  indexOf(path: string): number | null {
    for (const [page, rows] of this.#pages) {
      const index = rows.findIndex((row) => row.path === path);
      if (index >= 0) return page * pageSize + index;
    }
    return null;
  }

  setFilter(change: Partial<ListFilter>): Promise<void> {
    this.filter = { ...this.filter, ...change };
    this.#firstPage = 0;
    this.#lastPage = 0;
    return this.#start(true);
  }

  /** Asks again for what is on screen, after the pack changed: the rows stay until the new ones are here. */
  refresh(): Promise<void> {
    return this.#start(false);
  }

  /** Called by the view with the rows it shows; fetches the pages of them that are missing. */
  need(first: number, last: number): void {
    this.#firstPage = Math.floor(Math.max(0, first) / pageSize);
    this.#lastPage = Math.floor(Math.max(0, last) / pageSize);
    if (!this.ready) return;
    for (let page = this.#firstPage; page <= this.#lastPage; page += 1) void this.#fetch(page);
  }

  async #start(restart: boolean): Promise<void> {
    const generation = ++this.#generation;
    this.#pending.clear();
    const page = this.#firstPage;
    const answer = await this.#ask(page);
    if (generation !== this.#generation) return;
    if (!answer.ok) {
      this.failure = answer.error;
      this.ready = true;
      return;
    }
    this.failure = null;
    this.#pages.clear();
    this.#pages.set(page, answer.value.rows);
    this.total = answer.value.total;
    this.kindCounts = answer.value.kindCounts;
    this.groupCounts = answer.value.groupCounts;
    this.ready = true;
    if (restart) this.restarts += 1;
    const end = Math.max(0, this.total - 1);
    this.need(Math.min(this.#firstPage * pageSize, end), Math.min(this.#lastPage * pageSize, end));
  }

  #fetch(page: number): Promise<void> {
    if (page * pageSize >= this.total || this.#pages.has(page)) return Promise.resolve();
    const pending = this.#pending.get(page) ?? this.#fetchNow(page);
    this.#pending.set(page, pending);
    return pending;
  }

  async #fetchNow(page: number): Promise<void> {
    const generation = this.#generation;
    const answer = await this.#ask(page);
    if (generation !== this.#generation) return;
    this.#pending.delete(page);
    if (answer.ok) this.#pages.set(page, answer.value.rows);
    else this.failure = answer.error;
  }

  #ask(page: number): Promise<CallResult<'definitions.find'>> {
    const { text, kinds, groups } = this.filter;
    return this.#client.call('definitions.find', {
      pack: this.pack,
      filter: { text, kinds: [...kinds], groups: [...groups] },
      offset: page * pageSize,
      limit: pageSize,
    });
  }
}
