import { describe, expect, it } from 'vitest';
import { scenarioCardSchema } from '@shared/games/governing/definitions/card';
import { budgets } from '../../kernel/budgets';
import type { WholeMove } from './answers';
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
/** Moves at one question. */
let longest = 0;

function difference(pack: OraclePack, given: Given, chance: Chance, answers = most): string | null {
  const program = compileProgram({
    cards: pack.cards,
    tokens: pack.tokens,
    rules: { id: 'main', options: { lkiTurns: 1 }, ...pack.rules },
    options: { lkiTurns: 1 },
    seats: given.players ?? 2,
    records: cardsIn(given),
  });
  try {
    const [duel, table] = [startDuel(pack, {}, given), openScenario(program, given)];
    const moves = (): readonly WholeMove[] => {
      const all = table.moves();
      longest = Math.max(longest, all.length);
      return all;
    };
    const other = { ...table, moves };
    const probe = { moves: probesOf };
    return findDifference({ duel, other, chance, probe, most: answers, withEvents: true });
  } catch (thrown) {
    // Where exactly a loop is found is no rule: the two need not stop at the same step.
    if (thrown instanceof RulesLoop) return null;
    throw thrown;
  }
}

/** Five targets among fourteen Furres and more: the engine asks for them in steps, the oracle lists every move. */
const crowd = 7;
const fewAnswers = 5;

const aimedAtMany = (pack: OraclePack): OraclePack => ({
  ...pack,
  cards: pack.cards.map((card) =>
    card.id.startsWith('x-') && card.skills
      ? scenarioCardSchema.parse({
          ...card,
          skills: card.skills.map((skill) =>
            skill.target ? { ...skill, target: { type: 'furre', n: 5 } } : skill,
          ),
        })
      : card,
  ),
});

const crowded = (given: Given): Given => ({
  ...given,
  ap: { A: 2, B: 2 },
  objects: {
    ...given.objects,
    mine: { card: 'confetti', owner: 'A', count: crowd },
    theirs: { card: 'confetti', owner: 'B', count: crowd },
  },
});

describe('engine and oracle agree', () => {
  it('about moves that are chosen in steps', () => {
    longest = 0;
    for (let seed = 1; seed <= Math.min(200, trials / 4); seed++) {
      const chance = chanceOf(seed);
      const pack = aimedAtMany(randomPack(shipped, chance));
      const given = crowded(randomPosition(pack, 2, chance));
      expect(difference(pack, given, chance, fewAnswers), `seed ${seed}`).toBeNull();
    }
    expect(longest).toBeGreaterThan(budgets.answers);
  });

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
