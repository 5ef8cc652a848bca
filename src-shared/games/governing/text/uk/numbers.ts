import type { Rounding, Stat } from '../../effects/words';
import { countedUk, type UkrainianForms } from '@shared/ruletext/base/counted';
import { fill } from '@shared/ruletext/base/fill';
import type { Amount } from '../said';
import { np, type Np } from './nouns';

const minus = '−';
const written = (n: number): string => (n < 0 ? `${minus}${-n}` : String(n));

type Half = readonly [nom: string, gen: string];
const stats: Readonly<Record<Exclude<Stat, 'encore'>, Half>> = {
  pe: ['енергія виступу', 'енергії виступу'],
  sp: ['витривалість', 'витривалості'],
  maxSp: ['максимальна витривалість', 'максимальної витривалості'],
};
const encore: Half = ['кількість фішок «біс» у', 'кількості фішок «біс» у'];

const latest: Half = ['остання', 'останньої'];

/** енергія виступу цільового Фурре, його енергія виступу */
export function statOf(stat: Stat, of: Np, { genitive = false, last = false } = {}): string {
  const which = genitive ? 1 : 0;
  const before = last ? `${latest[which]} ` : '';
  if (stat === 'encore') return `${before}${encore[which]} ${of.pronoun?.after ?? of.gen}`;
  const word = `${before}${stats[stat][which]}`;
  return of.pronoun ? `${genitive ? of.pronoun.hasGen : of.pronoun.has} ${word}` : `${word} ${of.gen}`;
}

const rounded: Readonly<Record<Rounding, string>> = {
  up: '(із заокругленням угору)',
  down: '(із заокругленням униз)',
};

const isShort = (n: Amount): boolean => n === 'X' || (typeof n === 'number' ? n >= 0 : 'stat' in n);
const part = (n: Amount): string => (isShort(n) ? number(n) : `(${number(n)})`);
const genitivePart = (n: Amount): string =>
  typeof n === 'object' && 'stat' in n ? statOf(n.stat, np(n.of), { genitive: true, last: n.last }) : part(n);

const added = (n: Amount): string => {
  if (typeof n === 'number' && n < 0) return `мінус ${-n}`;
  return typeof n === 'object' && 'minus' in n ? `мінус ${part(n.minus)}` : `плюс ${part(n)}`;
};

/** A number as a noun in the nominative. */
export function number(n: Amount): string {
  if (typeof n === 'number') return written(n);
  if (n === 'X') return 'X';
  if ('stat' in n) return statOf(n.stat, np(n.of), { last: n.last });
  if ('half' in n)
    return fill('половина {n} {rounded}', { n: genitivePart(n.half), rounded: rounded[n.round] });
  if ('minus' in n) return `мінус ${part(n.minus)}`;
  const [first, ...rest] = n.sum;
  if (first === undefined) return '0';
  return [typeof first === 'number' ? written(first) : part(first), ...rest.map(added)].join(' ');
}

/** After “equal to”, where a number has a short form for it; null where it has to be called N. */
export function equalTo(n: Amount): string | null {
  if (typeof n !== 'object') return counted(n).n;
  if ('half' in n) {
    return fill('половині {n} {rounded}', { n: genitivePart(n.half), rounded: rounded[n.round] });
  }
  return null;
}

/** A number in its place; one that takes words to find is N, and a half-sentence says what N is. */
export interface Counted {
  readonly n: string;
  readonly where: string;
}
const called = (sign: string, n: Amount): Counted => ({
  n: `${sign}N`,
  where: fill(', де N — {n}', { n: number(n) }),
});

export const counted = (n: Amount): Counted =>
  typeof n === 'object' ? called('', n) : { n: typeof n === 'number' ? written(n) : n, where: '' };

/** A number with what is counted: 1 карту, 2 карти, X карт. */
export function countedThings(n: Amount, forms: UkrainianForms): Counted {
  if (typeof n === 'number') return { n: countedUk(n, forms), where: '' };
  const { n: name, where } = counted(n);
  return { n: `${name} ${forms.many}`, where };
}

export function signed(n: Amount): Counted {
  if (typeof n === 'number') return { n: n < 0 ? written(n) : `+${n}`, where: '' };
  if (n === 'X') return { n: '+X', where: '' };
  if (!('minus' in n)) return called('+', n);
  return n.minus === 'X' ? { n: `${minus}X`, where: '' } : called(minus, n.minus);
}
