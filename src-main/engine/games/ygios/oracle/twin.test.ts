import { expect, it } from 'vitest';
import { moveKey, startRound, type Given, type OracleRound, type Snapshot } from './oracle';
import { chanceOf, randomDeal, randomOptions, shippedPack, shuffled, type Chance } from './test-pack';

const pack = shippedPack();

/** What `save this position` writes. The board goes into it in any order: a saved one has none. */
function saved(round: OracleRound, origin: Given, chance: Chance): Given {
  const { devotion: _d, control: _c, aside: _a, turn, board, ...kept } = round.snapshot();
  const { row, bonuses, first } = origin;
  return {
    ...kept,
    board: shuffled(board, chance),
    ...(row ? { row } : {}),
    ...(bonuses ? { bonuses } : {}),
    ...(first ? { first } : {}),
    ...(turn ? { turn } : {}),
  };
}

const sorted = (items: readonly unknown[]): string[] => items.map((item) => JSON.stringify(item)).toSorted();

function comparable(round: OracleRound): unknown {
  const snapshot: Snapshot = round.snapshot();
  const question = round.question();
  return {
    ...snapshot,
    board: sorted(snapshot.board),
    locks: sorted(snapshot.locks),
    discard: sorted(snapshot.discard),
    spent: sorted(snapshot.spent),
    hand: { A: sorted(snapshot.hand.A), B: sorted(snapshot.hand.B) },
    question: question && { ...question, answers: question.answers.map(moveKey).toSorted() },
    result: round.result(),
  };
}

it('a round goes on from a saved position as it would have without', () => {
  for (let seed = 5000; seed < 5100; seed += 1) {
    const chance = chanceOf(seed);
    const given = randomDeal(pack, seed % 3 === 0 ? 'simple' : 'advanced', chance);
    // a position does not say whether its play-out has just begun, which is all that this option asks
    const options = { ...randomOptions(chance), backOffInPlayout: false };
    const round = startRound(pack, options, given);
    let twin = startRound(pack, options, given);
    for (let question = round.question(); question !== null; question = round.question()) {
      if (question.for === 'turn') twin = startRound(pack, options, saved(round, given, chance));
      expect(comparable(twin), `seed ${seed}`).toEqual(comparable(round));
      const plays = question.answers.filter((move) => !('backOff' in move));
      const move = plays[chance(plays.length)]!;
      round.answer(move);
      twin.answer(move);
    }
    expect(comparable(twin), `seed ${seed}`).toEqual(comparable(round));
  }
});
