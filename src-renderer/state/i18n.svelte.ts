import { createTranslator, type Translator } from '@shared/i18n/translator';
import { pickLanguage, type ByLanguage, type Language } from '@shared/util/languages';

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** The language of the screen. Everything read from it changes at once when the language does. */
export class I18n {
  #chosen = $state<Language | null>(null);
  readonly language: Language = $derived(this.#chosen ?? pickLanguage(navigator.languages));
  readonly t: Translator = $derived(createTranslator(this.language));
  readonly #number = $derived(new Intl.NumberFormat(this.language));
  readonly #size = $derived(new Intl.NumberFormat(this.language, { maximumFractionDigits: 1 }));
  readonly #time = $derived(
    new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' }),
  );
  readonly #ago = $derived(new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' }));

  /** null follows the system's language. */
  choose(language: Language | null): void {
    this.#chosen = language;
  }

  number(value: number): string {
    return this.#number.format(value);
  }

  dateTime(time: number): string {
    return this.#time.format(time);
  }

  /** “3 hours ago”; anything under a minute is “now”. */
  relativeTime(time: number, now: number = Date.now()): string {
    const passed = time - now;
    for (const [unit, length] of steps) {
      if (Math.abs(passed) >= length) return this.#ago.format(Math.trunc(passed / length), unit);
    }
    return this.#ago.format(0, 'second');
  }

  fileSize(bytes: number): string {
    if (bytes < 1000) return this.t('size.bytes', { count: bytes });
    if (bytes < 1_000_000) return this.t('size.kilobytes', { size: this.#size.format(bytes / 1000) });
    return this.t('size.megabytes', { size: this.#size.format(bytes / 1_000_000) });
  }

  /** The text of a thing that is named in every language. */
  name(names: ByLanguage<string>): string {
    return names[this.language];
  }
}

export const i18n = new I18n();
