import { describe, expect, it } from 'vitest';
import { startDuel, type OraclePack } from './oracle';
import { findDifference } from './test-agreement';
import { otherTable } from './test-other-table';
import { chanceOf, randomSetUp, shippedPack } from './test-pack';
import { probesOf } from './test-probes';

const pack = shippedPack();
const probe = { moves: probesOf };

/** How many of ten duels show that the other pack plays by other rules. */
function found(other: OraclePack): number {
  let count = 0;
  for (let seed = 1; seed <= 10; seed += 1) {
    const chance = chanceOf(seed);
    const given = randomSetUp(pack, chance);
    const [duel, twin] = [startDuel(pack, {}, given), startDuel(other, {}, given)];
    if (findDifference({ duel, other: otherTable(twin), chance, probe, withEvents: true }) !== null)
      count += 1;
  }
  return count;
}

describe('the comparison of two tables', () => {
  it('finds nothing where both play by the same rules', () => {
    expect(found(pack)).toBe(0);
  });

  const rows: readonly (readonly [string, OraclePack])[] = [
    ['a cost', { ...pack, rules: { ...pack.rules, drawCost: { base: 3, min: 1, max: 10 } } }],
    ['a number of AP', { ...pack, rules: { ...pack.rules, ap: 11 } }],
    [
      'a number on a card',
      {
        ...pack,
        cards: pack.cards.map((card) => (card.type === 'furre' ? { ...card, pe: card.pe + 1 } : card)),
      },
    ],
    [
      'a skill that is not there',
      {
        ...pack,
        cards: pack.cards.map((card) => (card.type === 'haven' ? { ...card, skills: [], while: [] } : card)),
      },
    ],
  ];
  it.each(rows)('finds %s', (_what, other) => {
    expect(found(other)).toBeGreaterThan(5);
  });
});
