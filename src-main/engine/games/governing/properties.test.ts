import { env } from 'node:process';
import { describe } from 'vitest';
import { Chance } from '../../kernel/chance';
import { describeProperties } from '../../testing/test-properties';
import { describeSecrets } from '../../testing/test-secrets';
import { testedWith } from './test-eyes';
import { randomTrial } from './test-random-trial';
import { shippedProgram } from './test-shipped';

/**
 * What holds for every game, tried on duels with the shipped cards and with cards that nobody wrote.
 * `HEARTDECK_ROUNDS=20000` and `HEARTDECK_PACKS=20000` play the nightly share.
 */
const duels = Number(env['HEARTDECK_ROUNDS'] ?? 4);
const packs = Math.ceil(Number(env['HEARTDECK_PACKS'] ?? 12));
const program = shippedProgram();

describe('with the shipped cards', () => {
  const game = testedWith((seed) => ({
    program,
    seed,
    chance: new Chance(seed, 'bot'),
    told: `seed ${seed}`,
  }));
  describeProperties(game, { from: 900, seeds: duels });
  describeSecrets(game, { from: 1, seeds: duels, most: 70 });
});

describe('with cards that nobody wrote', () => {
  const game = testedWith(randomTrial);
  describeProperties(game, { from: 1, seeds: packs, most: 120 });
  describeSecrets(game, { from: 1, seeds: packs, most: 12 });
});
