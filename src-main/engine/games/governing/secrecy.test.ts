import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { Chance } from '../../kernel/chance';
import { describeSecrets, expectAlike } from '../../testing/test-secrets';
import { beginMatch } from '../../kernel/match';
import { governing } from './rules';
import { spectator } from './sight';
import { compileProgram } from './compile';
import { prepare } from './source';
import { asksNow } from './test-duel';
import { testedWith, twinDifference } from './test-eyes';
import { shippedDefinitions, shippedProgram } from './test-shipped';
import { answer } from './turn';
import { view } from './view';

/** What properties.test.ts does not try: who looks on, and more than two players. */
const duels = Number(env['HEARTDECK_ROUNDS'] ?? 3);
const most = 70;

it('a spectator is shown nothing of anybody’s hand', () => {
  const program = shippedProgram();
  for (let seed = 2001; seed < 2001 + duels; seed++) {
    const t = beginMatch(governing, program, seed);
    const chance = new Chance(seed, 'bot');
    for (let question = 0; asksNow(t) && question < most; question++) {
      const told = `seed ${seed}, question ${question}`;
      expectAlike(twinDifference(t, spectator, chance), told);
      const seen = view(t, spectator);
      expect([seen.seat, seen.hand, seen.asks?.answers ?? null], told).toEqual([null, [], null]);
      for (const { hand } of seen.players) expect(hand.known, told).toEqual([]);
      answer(t, t.options.at(chance.below(t.options.count)));
    }
  }
});

describe.each([3, 4])('with %i players', (seats) => {
  const prepared = prepare(shippedDefinitions(), {});
  if (!prepared.ok) throw new Error(prepared.error.code);
  const program = compileProgram({ ...prepared.value.source, seats });
  const game = testedWith((seed) => ({
    program,
    seed,
    chance: new Chance(seed, 'bot'),
    told: `seed ${seed}`,
  }));
  describeSecrets(game, { from: 1, seeds: duels, most: 25 });
});
