import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Layout, SheetLayout, SingleLayout } from '@shared/geometry/sheets/model';
import type { PrintJob, PrintSettings, Printable } from '@shared/print/model';
import { usualSettings, usualSheets, usualSingle } from '@shared/print/presets';
import { isUsual } from '@shared/print/printables';
import { languages, type Language } from '@shared/util/languages';

type Change<T> = { readonly [K in keyof T]?: T[K] };

/** Everything that is chosen on the Print screen, and what cannot be read yet. */
export class PrintForm {
  revision = $state<string | null>(null);
  since = $state<string | null>(null);
  languages = $state.raw<readonly Language[]>(languages);
  #settings = $state.raw<PrintSettings>(usualSettings);
  /** Grows whenever all settings are taken from elsewhere: what is half typed in a field is then of no use. */
  version = $state(0);
  /** Where it is not what is usual for the arrangement. */
  readonly #ticked = new SvelteMap<string, boolean>();
  readonly #copies = new SvelteMap<string, number>();
  readonly #faults = new SvelteSet<string>();
  /** How the other arrangement was set, for whoever goes back to it. */
  #other: Layout = usualSingle;

  get settings(): PrintSettings {
    return this.#settings;
  }

  /** Some field holds what is no number, or a wrong one. */
  readonly faulty: boolean = $derived(this.#faults.size > 0);

  take(settings: PrintSettings): void {
    this.#settings = settings;
    this.version += 1;
  }

  change(change: Change<Omit<PrintSettings, 'layout'>>): void {
    this.#settings = { ...this.#settings, ...change };
  }

  changeSheets(change: Change<Omit<SheetLayout, 'is'>>): void {
    const { layout } = this.#settings;
    if (layout.is === 'sheets') this.#settings = { ...this.#settings, layout: { ...layout, ...change } };
  }

  changeSingle(change: Change<Omit<SingleLayout, 'is'>>): void {
    const { layout } = this.#settings;
    if (layout.is === 'single') this.#settings = { ...this.#settings, layout: { ...layout, ...change } };
  }

  setBleed(bleed: number): void {
    this.#settings = { ...this.#settings, layout: { ...this.#settings.layout, bleed } };
  }

  arrange(is: Layout['is']): void {
    const { layout } = this.#settings;
    if (layout.is === is) return;
    const usual = is === 'single' ? usualSingle : usualSheets;
    const next = this.#other.is === is ? this.#other : usual;
    this.#other = layout;
    this.#settings = { ...this.#settings, layout: next };
    this.version += 1;
  }

  /** In the order of the languages, not of the clicks: the same job is the same file. */
  speak(language: Language, is: boolean): void {
    this.languages = languages.filter((other) => (other === language ? is : this.languages.includes(other)));
  }

  isPrinted(printable: Pick<Printable, 'key' | 'group'>): boolean {
    return this.#ticked.get(printable.key) ?? isUsual(printable, this.settings.layout);
  }

  print(keys: Iterable<string>, is: boolean): void {
    for (const key of keys) this.#ticked.set(key, is);
  }

  /** null: as the rules ask for. */
  copiesOf(key: string): number | null {
    return this.#copies.get(key) ?? null;
  }

  copy(key: string, copies: number, usual: number): void {
    if (copies === usual) this.#copies.delete(key);
    else this.#copies.set(key, copies);
  }

  /** What is usual, as often as the rules ask for. */
  reset(): void {
    this.#ticked.clear();
    this.#copies.clear();
    this.version += 1;
  }

  /** Another pack has other cards and revisions. */
  forget(): void {
    this.reset();
    this.revision = null;
    this.since = null;
  }

  fault(field: string, is: boolean): void {
    if (is) this.#faults.add(field);
    else this.#faults.delete(field);
  }

  jobOf(pack: string, printables: readonly Printable[]): PrintJob {
    const { layout } = this.settings;
    const isChosen = printables.some((one) => this.isPrinted(one) !== isUsual(one, layout));
    const printed = printables.filter((one) => this.isPrinted(one)).map(({ key }) => key);
    return {
      pack,
      ...(this.revision === null ? {} : { revision: this.revision }),
      ...(this.since === null ? {} : { since: this.since }),
      languages: this.languages,
      only: isChosen ? printed : null,
      copies: Object.fromEntries(
        printed.flatMap((key) => {
          const copies = this.#copies.get(key);
          return copies === undefined ? [] : [[key, copies]];
        }),
      ),
      settings: this.settings,
    };
  }
}
