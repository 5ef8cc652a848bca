import { listIn } from '../../../kernel/cards';
import { budgets } from '../../../kernel/budgets';
import { at } from '../../../kernel/state';
import { pointsAt, seats } from '../layout';
import type { Table } from '../table';
import { controllerOf, devotionIn, valueOf } from '../values';

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0 && !Object.is(n, -0);

/** Numbers that no board may show: fractions, negative values, points below where a loss stops. */
export function numberTroubles(t: Table): string[] {
  const troubles: string[] = [];
  for (let z = 0; z < t.p.zones; z++) {
    for (const c of listIn(t.l, t.s, z))
      if (!isCount(valueOf(t, c))) troubles.push(`record ${c} counts ${valueOf(t, c)}`);
    for (let seat = 0; seat < seats; seat++)
      if (!isCount(devotionIn(t, z, seat))) troubles.push(`zone ${z}: ${devotionIn(t, z, seat)}`);
    if (![0, 1].includes(controllerOf(t, z))) troubles.push(`zone ${z} is nobody's`);
  }
  for (let seat = 0; seat < seats; seat++) {
    const points = at(t.s, pointsAt + seat);
    if (points < Math.min(0, t.p.numbers.lowest)) troubles.push(`seat ${seat} has ${points} points`);
  }
  return troubles;
}

/** Questions worth asking: two answers or more, none twice, and not more than anybody could list. */
export function questionTroubles(t: Table): string[] {
  const codes = t.options.list();
  const troubles: string[] = [];
  if (codes.length < 2) troubles.push(`a question with ${codes.length} answers`);
  if (codes.length > budgets.answers) troubles.push(`a question with ${codes.length} answers`);
  if (new Set(codes).size !== codes.length) troubles.push('an answer is offered twice');
  return troubles;
}
