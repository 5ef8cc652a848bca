import { expect, it } from 'vitest';
import { RulesLoop, startDuel, type Given, type OraclePack } from './oracle';
import { findDifference } from './test-agreement';
import { otherTable } from './test-other-table';
import { chanceOf, randomSetUp, shippedPack, type Chance } from './test-pack';
import { probesOf } from './test-probes';
import { randomPack } from './test-random-cards';
import { randomPosition } from './test-random-position';

/** Two oracles agree of course; what is looked for is a question that can't be answered and a part that throws. */
function difference(pack: OraclePack, given: Given, chance: Chance): string | null {
  try {
    const [duel, twin] = [startDuel(pack, {}, given), startDuel(pack, {}, given)];
    return findDifference({ duel, other: otherTable(twin), chance, probe: { moves: probesOf }, most: 60 });
  } catch (thrown) {
    if (thrown instanceof RulesLoop) return null;
    throw thrown;
  }
}

const shipped = shippedPack();

it('cards made at random can be played', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const chance = chanceOf(seed);
    const pack = randomPack(shipped, chance);
    expect(difference(pack, randomSetUp(pack, chance), chance), `seed ${seed}`).toBeNull();
  }
});

it.each([2, 3, 4])('positions made at random for %i players can be played', (players) => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const chance = chanceOf(seed);
    const pack = seed % 2 === 0 ? shipped : randomPack(shipped, chance);
    const given = randomPosition(pack, players, chance);
    expect(difference(pack, given, chance), `seed ${seed}, ${players} players`).toBeNull();
  }
});
