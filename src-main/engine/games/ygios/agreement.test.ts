import { env } from 'node:process';
import { expect, it } from 'vitest';
import type { Mode } from '@shared/games/index';
import { Chance } from '../../kernel/chance';
import { startMatch } from '../../kernel/match';
import { startRound, type Given } from './oracle/oracle';
import { chanceOf, randomDeal, randomOptions, shippedPack } from './oracle/test-pack';
import { layOutPosition } from './position';
import { ygios } from './rules';
import { dealRound } from './setup';
import { givenOf } from './snapshot';
import { oracleOptions, oraclePack } from './testing/oracle-pack';
import { randomPack, packFiles } from './testing/random-pack';
import { shippedProgram } from './testing/shipped';
import { playBoth } from './testing/test-agreement';
import { compiled, verdictOn } from './testing/test-packs';

/**
 * Two implementations, written apart from each other, play the same rounds: the compiled one and the oracle, which
 * interprets the cards' data over plain objects. `HEARTDECK_ROUNDS=20000` and `HEARTDECK_PACKS=20000` play the
 * nightly share.
 */
const rounds = Number(env['HEARTDECK_ROUNDS'] ?? 1500);
const packs = Math.ceil(Number(env['HEARTDECK_PACKS'] ?? 2000) / 8);

it('plays every round of the shipped pack as the oracle does', () => {
  const pack = shippedPack();
  for (let seed = 1; seed <= rounds; seed++) {
    const chance = chanceOf(seed);
    const mode = seed % 3 === 0 ? 'simple' : 'advanced';
    const given = randomDeal(pack, mode, chance);
    const options = seed % 2 === 0 ? {} : randomOptions(chance);
    const t = layOutPosition(shippedProgram(mode, { ...options }), given);
    const told = `seed ${seed} ${mode} ${JSON.stringify(options)}`;
    expect(
      playBoth(t, () => startRound(pack, options, given), chance, told),
      told,
    ).toBe(true);
  }
});

/** Words in combinations no printed card has. Small packs: the oracle goes through everything at every question. */
it('plays packs that nobody wrote as the oracle does', () => {
  let agreed = 0;
  for (let seed = 1; seed <= packs; seed++) {
    const verdict = verdictOn(packFiles(randomPack(seed, { cards: 14, zones: 4 })));
    if (verdict.is !== 'playable') continue;
    for (const mode of ['simple', 'advanced'] satisfies Mode[]) {
      const game = compiled(verdict.definitions, mode);
      if (!game) throw new Error(`pack seed ${seed}: no game`);
      const { source, program } = game;
      for (let nth = 0; nth < 3; nth++) {
        const dealt = startMatch(ygios, program, seed * 10 + nth);
        dealRound(dealt);
        const given = givenOf(dealt, mode);
        const begin = () => startRound(oraclePack(source), oracleOptions(source), given as Given);
        const chance = new Chance(seed, 'bot', 10 + nth);
        const told = `pack seed ${seed} ${mode}, round ${nth}`;
        if (playBoth(layOutPosition(program, given), begin, (count) => chance.below(count), told)) agreed++;
      }
    }
  }
  expect(agreed).toBeGreaterThan(packs);
});
