import { expect, it } from 'vitest';
import { RulesLoop, startDuel } from './oracle';
import { findDifference } from './test-agreement';
import { otherTable } from './test-other-table';
import { chanceOf, randomSetUp, shippedPack } from './test-pack';
import { randomPack } from './test-random-cards';

const pack = shippedPack();

/** Two oracles agree of course; what is looked for is a question that can't be answered and a part that throws. */
function difference(seed: number): string | null {
  const chance = chanceOf(seed);
  const strange = randomPack(pack, chance);
  const given = randomSetUp(strange, chance);
  try {
    const [duel, twin] = [startDuel(strange, {}, given), startDuel(strange, {}, given)];
    return findDifference({ duel, other: otherTable(twin), chance, most: 100 });
  } catch (thrown) {
    if (thrown instanceof RulesLoop) return null;
    throw thrown;
  }
}

it('cards made at random can be played', () => {
  for (let seed = 1; seed <= 25; seed += 1) expect(difference(seed), `seed ${seed}`).toBeNull();
});
