import type { Rounding, Stat } from '../../effects/words';
import { fill } from '@shared/ruletext/base/fill';
import type { Amount, Thing } from '../said';
import { np } from './nouns';

const minus = '−';
const written = (n: number): string => (n < 0 ? `${minus}${-n}` : String(n));

const stats: Readonly<Record<Stat, string>> = {
  pe: '演技力',
  sp: '体力',
  maxSp: '最大体力',
  encore: 'アンコールカウンターの数',
};
const statOf = (stat: Stat, of: Thing, last: boolean): string =>
  `${np(of).whose}${last ? '最後の' : ''}${stats[stat]}`;
const rounded: Readonly<Record<Rounding, string>> = { up: '切り上げ', down: '切り捨て' };

const isShort = (n: Amount): boolean => n === 'X' || (typeof n === 'number' ? n >= 0 : 'stat' in n);
const part = (n: Amount): string => (isShort(n) ? number(n) : `（${number(n)}）`);

const added = (n: Amount): string => {
  if (typeof n === 'number' && n < 0) return `${minus}${-n}`;
  return typeof n === 'object' && 'minus' in n ? `${minus}${part(n.minus)}` : `＋${part(n)}`;
};

/** A number as a noun. */
export function number(n: Amount): string {
  if (typeof n === 'number') return written(n);
  if (n === 'X') return 'X';
  if ('stat' in n) return statOf(n.stat, n.of, n.last);
  if ('half' in n) return fill('{n}の半分（{rounded}）', { n: part(n.half), rounded: rounded[n.round] });
  if ('minus' in n) return `マイナス${part(n.minus)}`;
  const [first, ...rest] = n.sum;
  if (first === undefined) return '0';
  return [typeof first === 'number' ? written(first) : part(first), ...rest.map(added)].join('');
}

/** A number in its place; one that takes words to find is N, and what N is stands behind. */
export interface Counted {
  readonly n: string;
  readonly where: string;
}
const called = (sign: string, n: Amount): Counted => ({
  n: `${sign}N`,
  where: fill('（N＝{n}）', { n: number(n) }),
});

export const counted = (n: Amount): Counted =>
  typeof n === 'object' ? called('', n) : { n: typeof n === 'number' ? written(n) : n, where: '' };

export function signed(n: Amount): Counted {
  if (typeof n === 'number') return { n: n < 0 ? written(n) : `+${n}`, where: '' };
  if (n === 'X') return { n: '+X', where: '' };
  if (!('minus' in n)) return called('+', n);
  return n.minus === 'X' ? { n: `${minus}X`, where: '' } : called(minus, n.minus);
}
