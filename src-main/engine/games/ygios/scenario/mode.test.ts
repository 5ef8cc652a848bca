import { expect, it } from 'vitest';
import type { Position } from '@shared/games/ygios/scenario/position';
import { shippedDefinitions } from '../testing/shipped';
import { modeOf } from './mode';

const definitions = shippedDefinitions();
const rules = definitions.find((one) => one.kind === 'rules')!.value;
const cards = definitions.flatMap((one) => (one.kind === 'card' ? [one.value] : []));

const rows: readonly (readonly [Position, 'simple' | 'advanced'])[] = [
  [{}, 'simple'],
  [{ mode: 'advanced' }, 'advanced'],
  [{ mode: 'simple', bonuses: { home: 'paranoia' } }, 'simple'],
  [{ bonuses: {} }, 'simple'],
  [{ bonuses: { home: 'paranoia' } }, 'advanced'],
  [{ row: ['home', 'town', 'school'] }, 'simple'],
  [{ row: ['town', 'home', 'school'] }, 'advanced'],
  [{ sculpted: { A: [] } }, 'simple'],
  [{ sculpted: { B: ['home-1'] } }, 'advanced'],
  [{ hand: { A: ['home-6'] }, pile: ['town-6'] }, 'simple'],
  [{ hand: { A: ['home-7'] } }, 'advanced'],
  [{ pile: ['town-8'] }, 'advanced'],
  [{ discard: ['town-8'] }, 'advanced'],
  [{ board: [{ card: 'school-7', owner: 'A', zone: 'home', face: 'down' }] }, 'advanced'],
  [{ phase: 'sculpt' }, 'advanced'],
];
it.each(rows)('%j is %s', (given, mode) => {
  expect(modeOf(given, { cards, rules })).toBe(mode);
});
