import { definitionOf } from '../../../kernel/cards';
import { body } from '../layout';
import { drawCost, refreshCost } from '../menu';
import { seatLetter } from '../position';
import { bodyWord, isFurre, isHost, refOf, statOf } from '../reading';
import { costRulesFor, rulesOn } from '../standing';
import { statCodes, type Table } from '../table';
import { thingOf } from '../things';
import { withTotals, type CostExplained, type StatExplained, type Term } from './terms';

const sums = {
  pe: [body.pe, body.peTurn],
  maxSp: [body.max, body.maxTurn],
} as const;

/** Null: it has no such number. Only Furres have a PE, only they and Hosts a Max SP. */
export function explainStat(t: Table, c: number, is: 'pe' | 'maxSp'): StatExplained | null {
  if (!isFurre(t, c) && !(is === 'maxSp' && isHost(t, c))) return null;
  const printed = (is === 'pe' ? t.p.pe : t.p.sp)[definitionOf(t.s, c)] ?? 0;
  const [lasting, turn] = [bodyWord(t, c, sums[is][0]), bodyWord(t, c, sums[is][1])];
  const terms: Term[] = [{ is: 'printed', n: printed }];
  if (lasting !== 0) terms.push({ is: 'lasting', n: lasting });
  if (turn !== 0) terms.push({ is: 'turn', n: turn });
  for (const { source, rule } of rulesOn(t, c))
    if (rule.is === 'stat' && rule.max === (is === 'maxSp'))
      terms.push({ is: 'rule', n: rule.n, source: thingOf(t, refOf(t, source)) });
  const seen = withTotals(terms);
  const sum = seen.at(-1)?.total ?? 0;
  return {
    is,
    thing: thingOf(t, refOf(t, c)),
    n: statOf(t, c, statCodes[is]),
    terms: sum < 0 ? withTotals([...terms, { is: 'floor', n: 0 }]) : seen,
  };
}

export function explainCost(t: Table, seat: number, is: 'drawCost' | 'refreshCost'): CostExplained {
  const { base, min, max } = t.p.rules[is];
  const terms: Term[] = [{ is: 'base', n: base }];
  for (const { source, rule } of costRulesFor(t, seat, is === 'drawCost'))
    terms.push({ is: 'rule', n: rule.n, source: thingOf(t, refOf(t, source)) });
  const sum = withTotals(terms).at(-1)?.total ?? 0;
  if (sum < min) terms.push({ is: 'atLeast', n: min });
  if (sum > max) terms.push({ is: 'atMost', n: max });
  const n = (is === 'drawCost' ? drawCost : refreshCost)(t, seat);
  return { is, seat: seatLetter(seat), n, terms: withTotals(terms) };
}
