import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { describeSecrets, expectAlike } from '../../testing/test-secrets';
import { knows, placeOf } from '../../kernel/cards';
import { Chance } from '../../kernel/chance';
import { givenOf } from './snapshot';
import { definition, hand } from './reading';
import { imagine, isLayoutHidden, sightOf } from './sight';
import { Table } from './table';
import { choiceDifference, seats, testedWith } from './testing/test-eyes';
import { Knowledge } from './testing/knowledge';
import { randomTrial } from './testing/test-packs';
import { anyCode, asksNow, firstRound, trialOf } from './testing/trial';
import { answer } from './turn';

/**
 * What a seat is shown must not depend on what it can't see, with the shipped pack and with cards that nobody wrote.
 * `HEARTDECK_ROUNDS=20000` and `HEARTDECK_PACKS=20000` play the nightly share.
 */
const rounds = Number(env['HEARTDECK_ROUNDS'] ?? 240);
const packs = Math.ceil(Number(env['HEARTDECK_PACKS'] ?? 2000) / 8);

describe('with the shipped pack', () => {
  describeSecrets(testedWith(trialOf), { from: 1, seeds: rounds, most: 40 });
});

describe('with packs that nobody wrote', () => {
  const trial = (seed: number) => randomTrial(seed, { cards: 16, zones: 4 });
  describeSecrets(testedWith(trial), { from: 100_001, seeds: packs, most: 40 });

  it('does not tell which of several cards another seat chose unseen', () => {
    expectSecretChoices(trial, 150_001, packs);
  });
});

it('does not tell which of several cards another seat chose unseen', () => {
  expect(expectSecretChoices(trialOf, 20_001, rounds)).toBeGreaterThan(rounds);
});

function expectSecretChoices(
  trialWith: (seed: number) => ReturnType<typeof randomTrial>,
  from: number,
  seeds: number,
): number {
  let compared = 0;
  for (let seed = from; seed < from + seeds; seed++) {
    const trial = trialWith(seed);
    if (!trial) continue;
    const t = firstRound(trial);
    for (let question = 0; asksNow(t) && question < 60; question++) {
      const code = anyCode(t, trial.chance);
      const shown = choiceDifference(t, code, trial.chance);
      if (shown !== 'told apart') compared++;
      expectAlike(shown, trial.told);
      answer(t, code);
    }
  }
  return compared;
}

describe('what a seat knows', () => {
  it('is what it has seen and could follow, no more and no less', () => {
    for (let seed = 30_001; seed < 30_001 + rounds; seed++) {
      const { chance, told, program } = trialOf(seed);
      const t = firstRound({ program, seed });
      const knowledge = new Knowledge(t);
      t.log = (event) => knowledge.hear(event);
      while (asksNow(t)) {
        for (const seat of seats)
          for (let c = 0; c < t.l.cards; c++) {
            const known = knowledge.known[seat].has(definition(t, c));
            if (placeOf(t.s, c) === t.l.out || knows(t.s, c, seat) === known) continue;
            const card = t.p.cardIds[definition(t, c)];
            expect(knows(t.s, c, seat), `${told}: ${card}, seat ${seat}`).toBe(known);
          }
        answer(t, anyCode(t, chance));
      }
    }
  });
});

describe('an imagined world', () => {
  it('has a layout of its own while the real one lies hidden, of bonuses that could have been dealt', () => {
    const { program } = trialOf(2);
    const t = firstRound({ program, seed: 2 });
    expect(isLayoutHidden(t)).toBe(true);
    const sight = sightOf(t, 0);
    const layouts = Array.from({ length: 30 }, (_, nth) => {
      const world = new Table(t.p, new Int32Array(t.l.words));
      imagine(world, sight, new Chance(3, 'guess', nth));
      const { row, bonuses } = givenOf(world, 'advanced');
      expect(new Set(row).size).toBe(3);
      expect(new Set(Object.values(bonuses ?? {})).size).toBe(3);
      return JSON.stringify([row, bonuses]);
    });
    expect(new Set(layouts).size).toBeGreaterThan(20);
  });

  it('is not always the same', () => {
    const { program } = trialOf(2);
    const t = firstRound({ program, seed: 2 });
    const sight = sightOf(t, 0);
    const hands = Array.from({ length: 20 }, (_, nth) => {
      const world = new Table(t.p, new Int32Array(t.l.words));
      imagine(world, sight, new Chance(7, 'guess', nth));
      return Array.from({ length: t.l.cards }, (_, c) => c)
        .filter((c) => placeOf(world.s, c) === hand(t, 1))
        .map((c) => definition(world, c))
        .toSorted()
        .join();
    });
    expect(new Set(hands).size).toBeGreaterThan(15);
  });
});
