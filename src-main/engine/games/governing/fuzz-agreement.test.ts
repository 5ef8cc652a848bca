import { describe, expect, it } from 'vitest';
import { compileProgram } from './compile';
import { RulesLoop, startDuel, type Given, type OraclePack } from './oracle/oracle';
import { findDifference } from './oracle/test-agreement';
import { chanceOf, randomSetUp, shippedPack, type Chance } from './oracle/test-pack';
import { probesOf } from './oracle/test-probes';
import { randomPack } from './oracle/test-random-cards';
import { randomPosition } from './oracle/test-random-position';
import { cardsIn } from './position';
import { openScenario } from './scenario/scenario-table';

/** Cards and positions made at random, two to four players: engine and oracle side by side, refusals included. */
const trials = Number(process.env['HEARTDECK_ROUNDS'] ?? 8);
const most = 80;
const shipped = shippedPack();

function difference(pack: OraclePack, given: Given, chance: Chance): string | null {
  const program = compileProgram({
    cards: pack.cards,
    tokens: pack.tokens,
    rules: { id: 'main', options: { lkiTurns: 1 }, ...pack.rules },
    options: { lkiTurns: 1 },
    seats: given.players ?? 2,
    records: cardsIn(given),
  });
  try {
    const [duel, other] = [startDuel(pack, {}, given), openScenario(program, given)];
    return findDifference({ duel, other, chance, probe: { moves: probesOf }, most, withEvents: true });
  } catch (thrown) {
    // Where exactly a loop is found is no rule: the two need not stop at the same step.
    if (thrown instanceof RulesLoop) return null;
    throw thrown;
  }
}

describe('engine and oracle agree', () => {
  it('about cards made at random', () => {
    for (let seed = 1; seed <= trials; seed++) {
      const chance = chanceOf(seed);
      const pack = randomPack(shipped, chance);
      expect(difference(pack, randomSetUp(pack, chance), chance), `seed ${seed}`).toBeNull();
    }
  });

  it.each([2, 3, 4])('about positions made at random for %i players', (players) => {
    for (let seed = 1; seed <= trials; seed++) {
      const chance = chanceOf(seed);
      const pack = seed % 2 === 0 ? shipped : randomPack(shipped, chance);
      const given = randomPosition(pack, players, chance);
      expect(difference(pack, given, chance), `seed ${seed}`).toBeNull();
    }
  });
});
