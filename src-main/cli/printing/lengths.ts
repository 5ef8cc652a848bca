import type { Size } from '@shared/geometry/sheets/model';

export interface LengthRange {
  readonly min: number;
  readonly max: number;
}

const inch = 25.4;
/** A micrometre: nothing that is given is finer, and an eighth of an inch is exact. */
const finest = 1000;

/** With a point in every language: on a command line the comma stands between two numbers. */
const number = /^([+-]?(?:\d+\.?\d*|\.\d+))(mm|in)?$/i;

/** Millimetres, or inches that say so; null: it is none, or out of range. */
export function readLength(text: string, { min, max }: LengthRange): number | null {
  const [, digits, unit] = number.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const value = Math.round(Number(digits) * (unit?.toLowerCase() === 'in' ? inch : 1) * finest) / finest;
  return value >= min && value <= max ? value : null;
}

/** Several with commas between; null: one of them is none. */
export function readLengths(text: string, range: LengthRange): readonly number[] | null {
  const found = text.split(',').map((part) => readLength(part, range));
  return found.every((length) => length !== null) ? found : null;
}

/** `63x88`; a unit behind the second number is that of both. */
export function readSize(text: string, range: LengthRange): Size | null {
  const [first = '', second = '', third] = text.toLowerCase().split(/[x×]/u);
  if (third !== undefined) return null;
  const [unit = ''] = /(?:mm|in)$/.exec(second.trim()) ?? [];
  const w = readLength(/(?:mm|in)$/.test(first.trim()) ? first : first.trim() + unit, range);
  const h = readLength(second, range);
  return w === null || h === null ? null : { w, h };
}

export const upright = ({ w, h }: Size): Size => (w > h ? { w: h, h: w } : { w, h });
