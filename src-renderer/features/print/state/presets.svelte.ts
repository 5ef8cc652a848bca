import type { OwnPreset } from '@shared/api/print-settings';
import { mostPresets, presetNameLength } from '@shared/api/settings-words';
import type { PrintSettings } from '@shared/print/model';
import { shippedPresetIds, shippedPresets, usualSettings } from '@shared/print/presets';
import type { Language } from '@shared/util/languages';
import type { SettingsState } from '../../../state/settings.svelte';
import type { PrintForm } from './form.svelte';

export type NameFault = 'empty' | 'taken' | 'full';

/** A preset by its key: `a4`, or `own:` and its name. */
const ownKey = (name: string): string => `own:${name}`;
const sameSettings = (a: PrintSettings, b: PrintSettings): boolean => inOrder(a) === inOrder(b);
/** What was stored and read back may have its parts in another order. */
const inOrder = (settings: PrintSettings): string =>
  JSON.stringify(settings, (_key, part: unknown) =>
    typeof part === 'object' && part !== null
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Ready-made presets and one's own: which one is in use, and whether anything was changed since. */
export class Presets {
  /** null: settings that no preset has. */
  chosen = $state<string | null>(null);
  readonly #settings: SettingsState;
  readonly #form: PrintForm;

  constructor(settings: SettingsState, form: PrintForm) {
    this.#settings = settings;
    this.#form = form;
  }

  readonly own: readonly OwnPreset[] = $derived.by(() => this.#settings.values.print.presets);
  /** The preset in use; null also if it is gone: deleted in another window. */
  readonly current: { readonly own: string | null; readonly settings: PrintSettings } | null = $derived.by(
    () => {
      const shipped = shippedPresetIds.find((id) => id === this.chosen);
      if (shipped) return { own: null, settings: shippedPresets[shipped] };
      const own = this.own.find(({ name }) => ownKey(name) === this.chosen);
      return own ? { own: own.name, settings: own.settings } : null;
    },
  );
  readonly changed: boolean = $derived.by(
    () => this.current !== null && !sameSettings(this.current.settings, this.#form.settings),
  );

  keyOf(name: string): string {
    return ownKey(name);
  }

  /** As it was left the last time; the first time, in the language of the screen alone. */
  start(language: Language): void {
    const { last } = this.#settings.values.print;
    this.chosen = last?.preset ?? shippedPresetIds[0];
    this.#form.take(last?.settings ?? usualSettings);
    this.#form.languages = last?.languages ?? [language];
  }

  use(key: string): void {
    this.chosen = key;
    if (this.current) this.#form.take(this.current.settings);
  }

  /** Everything as the preset has it. */
  reset(): void {
    if (this.current) this.#form.take(this.current.settings);
  }

  replaces(name: string): boolean {
    return this.own.some((preset) => preset.name === name.trim());
  }

  /** What keeps a preset from being saved under this name, or from being given it; null: nothing does. */
  faultOf(typed: string, renamed: string | null): NameFault | null {
    const name = typed.trim();
    if (name === '') return 'empty';
    if (renamed !== null) return name !== renamed && this.replaces(name) ? 'taken' : null;
    return !this.replaces(name) && this.own.length >= mostPresets ? 'full' : null;
  }

  /** Takes the place of one of that name. Gives back what undoes it. */
  async save(typed: string): Promise<() => Promise<void>> {
    const name = typed.trim().slice(0, presetNameLength);
    const before = this.own.find((preset) => preset.name === name) ?? null;
    const saved: OwnPreset = { name, settings: this.#form.settings };
    const others = this.own.map((preset) => (preset === before ? saved : preset));
    await this.#keep(before ? others : [...others, saved]);
    this.chosen = ownKey(name);
    return () =>
      this.#keep(this.own.flatMap((preset) => (preset.name !== name ? [preset] : before ? [before] : [])));
  }

  async rename(from: string, typed: string): Promise<() => Promise<void>> {
    const to = typed.trim().slice(0, presetNameLength);
    await this.#rename(from, to);
    return () => this.#rename(to, from);
  }

  async delete(name: string): Promise<() => Promise<void>> {
    const at = this.own.findIndex((preset) => preset.name === name);
    const gone = this.own[at];
    await this.#keep(this.own.filter((preset) => preset.name !== name));
    return async () => {
      // one of that name may have been saved meanwhile: it is newer
      if (!gone || this.replaces(name)) return;
      await this.#keep(this.own.toSpliced(at, 0, gone));
    };
  }

  async #rename(from: string, to: string): Promise<void> {
    const chosen = this.chosen === ownKey(from);
    await this.#keep(this.own.map((preset) => (preset.name === from ? { ...preset, name: to } : preset)));
    if (chosen) this.chosen = ownKey(to);
  }

  async #keep(presets: readonly OwnPreset[]): Promise<void> {
    await this.#settings.set({ print: { ...this.#settings.values.print, presets: [...presets] } });
  }
}
