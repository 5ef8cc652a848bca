import { describe, expect, it } from 'vitest';
import { startRound, type Move, type OracleRound } from './oracle';
import { chanceOf, randomDeal, randomOptions, readJson, shippedPack, type Chance } from './test-pack';
import { runScenario, type Scenario } from './test-scenarios';

const pack = shippedPack();

describe('scenarios', () => {
  const { scenarios } = readJson<{ scenarios: Scenario[] }>('scenarios/ygios.json');

  it('are all there', () => {
    expect(scenarios).toHaveLength(39);
  });

  it.each(scenarios.map((scenario) => [scenario.id, scenario.title, scenario] as const))(
    '%s %s',
    (_id, _title, scenario) => {
      runScenario(pack, scenario);
    },
  );
});

describe('random rounds', () => {
  const rounds = 300;

  /** Back Off now and then, face-up two times in three: most rounds reach their end and most cards fire. */
  function anyAnswer(answers: readonly Move[], chance: Chance): Move {
    const quiet = answers.filter((move) => !('backOff' in move) || chance(60) === 0);
    const shown = quiet.filter((move) => !('play' in move) || move.face === 'up');
    const from = shown.length > 0 && chance(3) > 0 ? shown : quiet.length > 0 ? quiet : answers;
    return from[chance(from.length)]!;
  }

  function everyCard(round: OracleRound): string[] {
    const { board, hand, pile, aside, discard } = round.snapshot();
    const sculpted = round.sculpted();
    const lists = [hand.A, hand.B, pile, aside, discard, sculpted.A, sculpted.B];
    return [...board.map(({ card }) => card), ...lists.flat()].toSorted();
  }

  it.each(['simple', 'advanced'] as const)('of %s mode end, lose no card and add up', (mode) => {
    for (let seed = 0; seed < rounds / 2; seed += 1) {
      const chance = chanceOf(seed);
      const given = randomDeal(pack, mode, chance);
      const cards = [...given.hand!.A!, ...given.hand!.B!, ...given.pile!].toSorted();
      const round = startRound(pack, seed % 3 === 0 ? {} : randomOptions(chance), given);
      const said = `seed ${seed}`;
      for (let question = round.question(); question !== null; question = round.question()) {
        expect(question.answers.length, said).toBeGreaterThan(1);
        expect(
          question.answers.every((move) => move.by === question.by),
          said,
        ).toBe(true);
        round.answer(anyAnswer(question.answers, chance));
        expect(everyCard(round), said).toEqual(cards);
      }
      const { score, turn, devotion } = round.snapshot();
      const points = round.result()!.points;
      expect(turn, said).toBeNull();
      expect(score, said).toEqual({ A: given.score!.A! + points.A, B: given.score!.B! + points.B });
      const numbers = Object.values(devotion).flatMap(({ A, B }) => [A, B]);
      expect(
        numbers.every((n) => Number.isInteger(n) && n >= 0),
        said,
      ).toBe(true);
    }
  });
});
