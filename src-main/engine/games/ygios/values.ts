import { none } from '../../kernel/cards';
import { readStat, wholeDivision } from '../../kernel/governing/numbers';
import { at } from '../../kernel/state';
import type { Term } from './explain/terms';
import { firstAt } from './layout';
import { after, besideMask, definition, firstOf, gained, isUp, owner, zoneOf } from './reading';
import { highest, holds, isFinal, marginOf, total } from './standing';
import type { Table } from './table';

/** Writes down what was gained: before its number is halved, later, or both where nothing is halved. */
function noteGains(
  t: Table,
  c: number,
  up: boolean,
  which: 'before' | 'later' | 'both',
  terms: Term[],
): void {
  for (const mode of t.p.gainModes) {
    const n = gained(t, c, mode.index);
    if (n === 0 || (which !== 'both' && mode.beforeHalving !== (which === 'before'))) continue;
    terms.push({ is: mode.onlyFaceUp && !up ? 'asleep' : 'gain', n, mode: mode.index });
  }
}

/**
 * What a card on the board counts: its base (fixed, in full, halved or nothing; face-down a number of its own),
 * then what standing rules add, then what it has gained. With `terms`, every reason is written down.
 */
export function valueOf(t: Table, c: number, terms: Term[] | null = null): number {
  const up = isUp(t, c);
  let before = 0;
  let later = 0;
  for (const mode of t.p.gainModes) {
    const n = gained(t, c, mode.index);
    if (n === 0 || (mode.onlyFaceUp && !up)) continue;
    if (mode.beforeHalving) before += n;
    else later += n;
  }
  if (!up) {
    const replaced = highest(t, t.p.standing.base, c, terms);
    const base = replaced === none ? t.p.numbers.faceDown : replaced;
    if (replaced === none) terms?.push({ is: 'faceDown', n: base });
    return finish(t, c, base, before + later, 'both', terms);
  }
  const fixed = highest(t, t.p.standing.fixed, c, terms);
  if (fixed === none) return finish(t, c, ownNumber(t, c, before, terms), later, 'later', terms);
  if (!isFinal(t, t.p.standing.fixed, c, fixed)) return finish(t, c, fixed, before + later, 'both', terms);
  terms?.push({ is: 'final', n: fixed });
  return fixed;
}

function ownNumber(t: Table, c: number, before: number, terms: Term[] | null): number {
  const d = definition(t, c);
  const home = t.p.home[d] ?? none;
  const printed = (t.p.devotion[d] ?? 0) + before;
  if (terms) {
    terms.push({ is: 'printed', n: t.p.devotion[d] ?? 0 });
    noteGains(t, c, true, 'before', terms);
  }
  const zone = zoneOf(t, c);
  if (zone === home) {
    terms?.push({ is: 'atHome', n: printed });
    return printed;
  }
  if (holds(t, t.p.standing.full, c, terms)) return printed;
  if (home !== none && (besideMask(t, home) & (1 << zone)) !== 0) {
    const n = wholeDivision(printed, t.p.numbers.besideDivisor, 'down');
    terms?.push({ is: 'halved', n, by: t.p.numbers.besideDivisor, zone, home });
    return n;
  }
  terms?.push({ is: 'far', n: 0, zone, home });
  return 0;
}

/** The raw sum is kept to the end and floored only when it is read. */
function finish(
  t: Table,
  c: number,
  base: number,
  gain: number,
  which: 'later' | 'both',
  terms: Term[] | null,
): number {
  const raw = total(t, t.p.standing.add, c, terms) + gain;
  if (terms) {
    noteGains(t, c, isUp(t, c), which, terms);
    if (base + raw < 0) terms.push({ is: 'floor', n: 0 });
  }
  return readStat(base, raw);
}

export function devotionIn(t: Table, zone: number, seat: number): number {
  let sum = 0;
  for (let c = firstOf(t, zone); c !== none; c = after(t, c)) if (owner(t, c) === seat) sum += valueOf(t, c);
  return sum;
}

/** Every zone always has exactly one controller: who leads by enough, otherwise the one who opened the round. */
export function controllerOf(t: Table, zone: number, terms: Term[] | null = null): number {
  let lead = 0;
  for (let c = firstOf(t, zone); c !== none; c = after(t, c))
    lead += owner(t, c) === 0 ? valueOf(t, c) : -valueOf(t, c);
  const margin = marginOf(t, zone, terms);
  if (lead >= margin) return 0;
  return -lead >= margin ? 1 : at(t.s, firstAt);
}
