import { defaultSettings } from '@shared/api/default-settings';
import type { Settings } from '@shared/api/models';
import { client, type Client } from '../api/client';
import { i18n, type I18n } from './i18n.svelte';
import { toasts } from './toasts.svelte';

export class SettingsState {
  #values = $state.raw<Settings>(defaultSettings);
  /** What the workbench has, and the changes on their way to it, oldest first: together they are what is shown. */
  #kept: Settings = defaultSettings;
  #unkept = $state.raw<readonly Partial<Settings>[]>([]);
  readonly #client: Client;
  readonly #i18n: I18n;

  constructor(from: Client, language: I18n) {
    this.#client = from;
    this.#i18n = language;
  }

  get values(): Settings {
    return this.#values;
  }

  /** Something is shown that a window closed now would lose. */
  readonly keeping: boolean = $derived(this.#unkept.length > 0);

  async load(): Promise<void> {
    const loaded = await this.#client.call('settings.get', {});
    if (loaded.ok) this.#take(loaded.value);
  }

  /** Another window, or another screen of the web host, may change them too. */
  watch(): () => void {
    return this.#client.on('settings.changed', (settings) => this.#take(settings));
  }

  /** Shown at once and kept afterwards; if it can't be kept, it alone is taken back and the reason is told. */
  async set(change: Partial<Settings>): Promise<void> {
    this.#unkept = [...this.#unkept, change];
    this.#show();
    const saved = await this.#client.call('settings.set', change);
    this.#unkept = this.#unkept.filter((other) => other !== change);
    if (saved.ok) this.#kept = { ...this.#kept, ...change };
    this.#show();
    if (!saved.ok) toasts.fail(saved.error);
  }

  #take(settings: Settings): void {
    this.#kept = settings;
    this.#show();
  }

  #show(): void {
    this.#values = this.#unkept.reduce<Settings>((all, change) => ({ ...all, ...change }), this.#kept);
    this.#i18n.choose(this.#values.language);
  }
}

export const settings = new SettingsState(client, i18n);
