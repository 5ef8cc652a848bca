import type { Settings } from '@shared/api/models';
import { client, type Client } from '../api/client';
import { i18n, type I18n } from './i18n.svelte';
import { toasts } from './toasts.svelte';

const defaults: Settings = {
  language: null,
  theme: 'system',
  motion: 'system',
  textSize: 100,
  layout: 'grid',
  lastPack: null,
};

export class SettingsState {
  #values = $state.raw<Settings>(defaults);
  readonly #client: Client;
  readonly #i18n: I18n;

  constructor(from: Client, language: I18n) {
    this.#client = from;
    this.#i18n = language;
  }

  get values(): Settings {
    return this.#values;
  }

  async load(): Promise<void> {
    const loaded = await this.#client.call('settings.get', {});
    if (loaded.ok) this.#take(loaded.value);
  }

  /** Another window, or another screen of the web host, may change them too. */
  watch(): () => void {
    return this.#client.on('settings.changed', (settings) => this.#take(settings));
  }

  /** Shown at once and kept afterwards; if it can't be kept, the old value comes back and the reason is told. */
  async set(change: Partial<Settings>): Promise<void> {
    const before = this.#values;
    this.#take({ ...before, ...change });
    const saved = await this.#client.call('settings.set', change);
    if (saved.ok) return;
    this.#take(before);
    toasts.fail(saved.error);
  }

  #take(settings: Settings): void {
    this.#values = settings;
    this.#i18n.choose(settings.language);
  }
}

export const settings = new SettingsState(client, i18n);
