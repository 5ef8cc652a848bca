import { longestLength } from '@shared/api/print-settings';
import type { Margins, SheetLayout, Size } from '@shared/geometry/sheets/model';
import type { Translator } from '@shared/i18n/translator';
import { err, ok, type Result } from '@shared/util/result';
import { misuse, type Misuse } from '../command';
import { readLength, readLengths, readSize } from './lengths';

const lengths = { min: 0, max: longestLength };
const offsets = { min: -longestLength, max: longestLength };
/** Nothing smaller is paper, or a card. */
const sides = { min: 1, max: longestLength };

interface NamedSize {
  readonly id: string;
  readonly size: Size;
}

/** The value of an option that is one length. */
export function lengthOption(t: Translator, option: string, found: string): Result<number, Misuse> {
  const length = readLength(found, lengths);
  return length === null
    ? err(misuse(t('cli.error.bad-length', { option, found, max: longestLength, example: '3' })))
    : ok(length);
}

/** One that is a size, by its name or as `63x88`. `others`: words that the caller knows besides. */
export function sizeOption(
  t: Translator,
  option: string,
  found: string,
  named: readonly NamedSize[],
  example: string,
  others: readonly string[] = [],
): Result<Size, Misuse> {
  const size = named.find(({ id }) => id === found.toLowerCase())?.size ?? readSize(found, sides);
  if (size) return ok(size);
  const known = [...others, ...named.map(({ id }) => id)];
  return err(misuse(t('cli.error.bad-size', { option, found, known, example })));
}

/** `5`, or one for each side. */
export function marginsOption(t: Translator, found: string): Result<Margins, Misuse> {
  const [top, right, bottom, left, fifth] = readLengths(found, lengths) ?? [];
  if (top !== undefined && right === undefined) return ok({ top, right: top, bottom: top, left: top });
  if (
    top !== undefined &&
    right !== undefined &&
    bottom !== undefined &&
    left !== undefined &&
    fifth === undefined
  )
    return ok({ top, right, bottom, left });
  return err(misuse(t('cli.error.bad-margins', { found, max: longestLength })));
}

/** `X,Y`, either of which may be less than nothing. */
export function offsetOption(t: Translator, found: string): Result<SheetLayout['offset'], Misuse> {
  const [x, y, third] = readLengths(found, offsets) ?? [];
  return x === undefined || y === undefined || third !== undefined
    ? err(misuse(t('cli.error.bad-offset', { found })))
    : ok({ x, y });
}
