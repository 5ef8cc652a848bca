import type { PlainValue } from '@shared/language/fixes';
import { writtenValue } from '@shared/language/edit/add-part';
import { languages } from '@shared/util/languages';

/** How new parts of a document are broken into lines. */
export interface Lines {
  readonly nl: string;
  /** Of the line that the value begins on. */
  readonly indent: string;
  /** One step further in. */
  readonly step: string;
}

const inside = (lines: Lines): Lines => ({ ...lines, indent: lines.indent + lines.step });

const isObject = (value: PlainValue): value is { [key: string]: PlainValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists of effects, words in several languages and whatever holds them; the rest is read on one line. */
function isLong(value: PlainValue): boolean {
  if (Array.isArray(value)) return value.some((part) => isObject(part) || isLong(part));
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  const isWords =
    keys.length > 1 &&
    keys.every((key) => languages.some((one) => one === key) && typeof value[key] === 'string');
  return isWords || Object.values(value).some(isLong);
}

/** A value as the shipped packs are written. */
export function writtenIn(value: PlainValue, lines: Lines): string {
  if (!isLong(value) || typeof value !== 'object' || value === null) return writtenValue(value);
  const parts = Array.isArray(value)
    ? value.map((part) => writtenIn(part, inside(lines)))
    : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${writtenIn(part, inside(lines))}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const between = `${lines.nl}${inside(lines).indent}`;
  return `${open}${between}${parts.join(`,${between}`)}${lines.nl}${lines.indent}${close}`;
}
