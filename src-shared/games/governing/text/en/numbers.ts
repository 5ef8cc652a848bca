import type { Rounding, Stat } from '../../effects/words';
import { fill } from '@shared/ruletext/base/fill';
import type { Amount, Thing } from '../said';
import { np } from './nouns';

const minus = '−';
export const written = (n: number): string => (n < 0 ? `${minus}${-n}` : String(n));

const stats: Readonly<Record<Stat, (of: Thing, last: string) => string>> = {
  pe: (of, last) => fill('{whose} {last}PE', { whose: np(of).whose, last }),
  sp: (of, last) => fill('{whose} {last}SP', { whose: np(of).whose, last }),
  maxSp: (of, last) => fill('{whose} {last}Max SP', { whose: np(of).whose, last }),
  encore: (of, last) =>
    fill('the {last}number of encore counters on {thing}', { thing: np(of).object, last }),
};
const rounded: Readonly<Record<Rounding, string>> = { up: '(rounded up)', down: '(rounded down)' };

const isShort = (n: Amount): boolean => n === 'X' || (typeof n === 'number' ? n >= 0 : 'stat' in n);
/** In brackets where it would otherwise run into what stands around it. */
const part = (n: Amount): string => (isShort(n) ? number(n) : `(${number(n)})`);

const added = (n: Amount): string => {
  if (typeof n === 'number' && n < 0) return `minus ${-n}`;
  return typeof n === 'object' && 'minus' in n ? `minus ${part(n.minus)}` : `plus ${part(n)}`;
};

/** A number as a noun: “half its PE (rounded up)”. */
export function number(n: Amount): string {
  if (typeof n === 'number') return written(n);
  if (n === 'X') return 'X';
  if ('stat' in n) return stats[n.stat](n.of, n.last ? 'last ' : '');
  if ('half' in n) return fill('half {n} {rounded}', { n: part(n.half), rounded: rounded[n.round] });
  if ('minus' in n) return `minus ${part(n.minus)}`;
  const [first, ...rest] = n.sum;
  return first === undefined
    ? '0'
    : [typeof first === 'number' ? written(first) : part(first), ...rest.map(added)].join(' ');
}

/** A number in front of what is counted; one that takes words to find is N, and a half-sentence says what N is. */
export interface Counted {
  readonly n: string;
  readonly where: string;
  readonly one: boolean;
}
const called = (sign: string, n: Amount): Counted => ({
  n: `${sign}N`,
  where: fill(', where N is {n}', { n: number(n) }),
  one: false,
});

export const counted = (n: Amount): Counted =>
  typeof n === 'object'
    ? called('', n)
    : { n: typeof n === 'number' ? written(n) : n, where: '', one: n === 1 };

export function signed(n: Amount): Counted {
  if (typeof n === 'number') return { n: n < 0 ? written(n) : `+${n}`, where: '', one: false };
  if (n === 'X') return { n: '+X', where: '', one: false };
  if (!('minus' in n)) return called('+', n);
  return n.minus === 'X' ? { n: `${minus}X`, where: '', one: false } : called(minus, n.minus);
}
