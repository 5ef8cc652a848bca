import { describe, expect, it } from 'vitest';
import { prepare } from './source';
import { compileProgram } from './compile';
import { startDuel } from './oracle/oracle';
import { findDifference } from './oracle/test-agreement';
import { chanceOf, randomSetUp, shippedPack } from './oracle/test-pack';
import { cardsIn } from './position';
import { openScenario } from './scenario/scenario-table';
import { shippedDefinitions } from './test-shipped';

/** Two readings of the same rules, side by side: every question, every answer, every position, every event. */
const duels = Number(process.env['HEARTDECK_ROUNDS'] ?? 12);
const pack = shippedPack();
const definitions = shippedDefinitions();

describe('engine and oracle', () => {
  it.each([0, 1] as const)('play the same duels with lkiTurns %i', (lkiTurns) => {
    for (let seed = 1; seed <= duels; seed++) {
      const chance = chanceOf(seed);
      const given = randomSetUp(pack, chance);
      const prepared = prepare(definitions, { lkiTurns });
      if (!prepared.ok) throw new Error(prepared.error.code);
      const program = compileProgram({ ...prepared.value.source, records: cardsIn(given) });
      const difference = findDifference({
        duel: startDuel(pack, { lkiTurns }, given),
        other: openScenario(program, given),
        chance,
        withEvents: seed % 10 === 0,
      });
      expect(difference, `seed ${seed}`).toBeNull();
    }
  });
});
