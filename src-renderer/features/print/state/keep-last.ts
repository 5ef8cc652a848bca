import type { PrintChoices } from '@shared/api/print-settings';
import type { SettingsState } from '../../../state/settings.svelte';

type Last = NonNullable<PrintChoices['last']>;

/** A number is typed sign by sign: what is chosen is kept when nothing was changed for this long. */
const settles = 600;

/** Keeps what is chosen for the next time, and not again what is kept already. */
export class KeepLast {
  readonly #settings: SettingsState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: Last | null = null;

  constructor(settings: SettingsState) {
    this.#settings = settings;
  }

  later(last: Last): void {
    clearTimeout(this.#timer);
    this.#waiting = last;
    this.#timer = setTimeout(() => this.now(), settles);
  }

  /** Also when the screen is left. */
  now(): void {
    clearTimeout(this.#timer);
    const { print } = this.#settings.values;
    const last = this.#waiting;
    this.#waiting = null;
    if (last && JSON.stringify(last) !== JSON.stringify(print.last))
      void this.#settings.set({ print: { ...print, last } });
  }
}
