import { Chance } from '../../kernel/chance';
import type { Trial } from '../../testing/test-game';
import { compileProgram } from './compile';
import { chanceOf, shippedPack } from './oracle/test-pack';
import { randomPack } from './oracle/test-random-cards';
import type { Program } from './table';

const shipped = shippedPack();

/** A duel with the random cards of a seed. */
export function randomTrial(seed: number): Trial<Program> {
  const pack = randomPack(shipped, chanceOf(seed));
  const program = compileProgram({
    cards: pack.cards,
    tokens: pack.tokens,
    rules: { id: 'main', options: { lkiTurns: 1 }, ...pack.rules },
    options: { lkiTurns: 1 },
  });
  return { program, seed, chance: new Chance(seed, 'bot'), told: `pack seed ${seed}` };
}
