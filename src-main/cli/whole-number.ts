import type { Translator } from '@shared/i18n/translator';
import { err, ok, type Result } from '@shared/util/result';
import { misuse, type Misuse } from './command';

/** The value of an option that counts something. */
export function wholeNumber(
  t: Translator,
  option: string,
  given: string,
  [min, max]: readonly [number, number],
): Result<number, Misuse> {
  const value = /^\d{1,16}$/.test(given) ? Number(given) : NaN;
  return value >= min && value <= max
    ? ok(value)
    : err(misuse(t('cli.error.bad-number', { option, found: given, min, max })));
}
