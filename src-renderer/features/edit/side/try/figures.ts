import type { Language } from '@shared/util/languages';
import type { Measure } from './measures';

export interface Figures {
  /** A rate or a number as it is. */
  plain(value: number): string;
  /** A difference: its sign is always there. */
  signed(value: number): string;
}

/** A thousand games tell no more. */
const digitsOf = { percent: 1, number: 2 } as const;

export function figuresFor(language: Language, unit: Measure['unit']): Figures {
  const count = digitsOf[unit];
  const digits = { minimumFractionDigits: count, maximumFractionDigits: count };
  const plain = new Intl.NumberFormat(language, {
    ...digits,
    ...(unit === 'percent' ? { style: 'percent' } : {}),
  });
  const signed = new Intl.NumberFormat(language, { ...digits, signDisplay: 'exceptZero' });
  return {
    plain: (value) => plain.format(value),
    // A difference of two rates is told in points, so without the sign of percent.
    signed: (value) => signed.format(unit === 'percent' ? value * 100 : value),
  };
}
