import { mostCopies } from '@shared/print/model';
import { err, ok, type Result } from '@shared/util/result';
import type { Language } from '@shared/util/languages';

export interface LengthRange {
  readonly least: number;
  readonly most: number;
}
export type LengthFault = 'not-a-number' | 'too-small' | 'too-large';
export type CopiesFault = 'not-whole' | 'zero' | 'too-many';

const inch = 25.4;
/** A micrometre: nothing that is typed is finer, and an eighth of an inch is exact. */
const finest = 1000;
const number = /^([-−]?)(\d+[.,]?\d*|[.,]\d+)\s*(mm|мм|in|′′|")?$/iu;
/** Where the comma groups thousands, “1,000” is no millimetre. */
const grouped = /^[-−]?[1-9]\d{0,2},\d{3}(?!\d)/u;

/** Full-width digits of a Japanese input method are digits too; the sign of inches becomes two of feet. */
const plain = (text: string): string => text.normalize('NFKC').trim();

/** A length in millimetres, with point or comma; one in inches says so. */
export function readLength(
  text: string,
  language: Language,
  { least, most }: LengthRange,
): Result<number, LengthFault> {
  const typed = plain(text);
  const asGroup = language !== 'uk' && grouped.test(typed);
  const found = number.exec(asGroup ? typed.replace(',', '') : typed);
  if (!found) return err('not-a-number');
  const [, sign, digits = '', unit = ''] = found;
  const factor = /^(in|′′|")$/iu.test(unit) ? inch : 1;
  const value = Math.round(Number(digits.replace(',', '.')) * factor * finest) / finest;
  const signed = sign && value !== 0 ? -value : value;
  if (signed < least) return err('too-small');
  return signed > most ? err('too-large') : ok(signed);
}

/** As it is typed: without groups, which would be read as decimals elsewhere. */
export const writeLength = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 3, useGrouping: false }).format(value);

export function readCopies(text: string): Result<number, CopiesFault> {
  const typed = plain(text);
  if (!/^\d+$/.test(typed)) return err('not-whole');
  const copies = Number(typed);
  if (copies === 0) return err('zero');
  return copies > mostCopies ? err('too-many') : ok(copies);
}
