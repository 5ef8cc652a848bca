import { askedSeat } from '../../kernel/asking';
import { env } from 'node:process';
import { expect, it } from 'vitest';
import { definitionOf, listIn } from '../../kernel/cards';
import { Chance } from '../../kernel/chance';
import { hashState, sameState } from '../../kernel/state';
import { compileProgram } from './compile';
import { gameOf } from '../../kernel/rules-game';
import { governing } from './rules';
import { chanceOf, shippedPack } from './oracle/test-pack';
import { randomPack } from './oracle/test-random-cards';
import { outcomeOf } from './outcome';
import { Table, type Program } from './table';
import { asksNow, copyOf } from './test-duel';
import { twinDifference, twinDifferenceAfter } from './test-eyes';
import { answer } from './turn';

/**
 * Duels with cards that nobody wrote: they end, keep their cards, take every answer they offer, refuse the rest
 * without a trace, play the same again, and show no seat what it can't see. `HEARTDECK_PACKS=20000` tries more.
 */
const packs = Math.ceil(Number(env['HEARTDECK_PACKS'] ?? 12));
const most = 400;
const looks = 12;
const shipped = shippedPack();

function programOf(seed: number): Program {
  const pack = randomPack(shipped, chanceOf(seed));
  return compileProgram({
    cards: pack.cards,
    tokens: pack.tokens,
    rules: { id: 'main', options: { lkiTurns: 1 }, ...pack.rules },
    options: { lkiTurns: 1 },
  });
}

/** Every card of every list, wherever it lies. */
function cardsOf(t: Table): string {
  const faces: number[] = [];
  for (let place = 0; place < t.l.places; place++)
    for (const c of listIn(t.l, t.s, place))
      if (c >= t.l.firstCard && c < t.l.firstToken) faces.push(definitionOf(t.s, c));
  return faces.toSorted((a, b) => a - b).join();
}

it('random packs are played in order to the end, or end as a loop that names its cards', () => {
  let looked = 0;
  for (let seed = 1; seed <= packs; seed++) {
    const program = programOf(seed);
    const game = gameOf(governing, program);
    const chance = new Chance(seed, 'bot');
    let state = game.begin(seed);
    const t = copyOf(new Table(program, state));
    const whole = cardsOf(t);
    for (let question = 0; asksNow(t) && question < most; question++) {
      const told = `pack seed ${seed}, question ${question}`;
      const count = game.count(state, askedSeat(state));
      expect(count, told).toBe(t.options.count);
      const before = hashState(state);
      for (const index of [-1, count, 0.5])
        expect(game.apply(state, askedSeat(state), index).ok, told).toBe(false);
      const index = chance.below(count);
      if (question % 8 === 0 && looked < packs * looks) {
        looked++;
        for (const seat of [0, 1]) {
          expect(twinDifference(t, seat, chance), told).toBeNull();
          const later = twinDifferenceAfter(t, seat, t.options.at(index), chance);
          if (later !== 'told apart') expect(later, told).toBeNull();
        }
        for (let other = 0; other < count && other < 20; other++)
          expect(game.apply(state, askedSeat(state), other).ok, told).toBe(true);
      }
      const next = game.apply(state, askedSeat(state), index);
      if (!next.ok) throw new Error(told);
      expect(hashState(state), told).toBe(before);
      state = next.value;
      answer(t, t.options.at(index));
      // Played on a copy each time, or on one table: the same words.
      expect(sameState(t.s, state), told).toBe(true);
      expect(cardsOf(t), told).toBe(whole);
    }
    const outcome = outcomeOf(t);
    if (outcome?.is === 'rules-loop') expect(outcome.cards.length, `pack seed ${seed}`).toBeGreaterThan(0);
  }
  expect(looked).toBeGreaterThan(packs);
});
