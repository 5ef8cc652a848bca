import { describe, expect, it } from 'vitest';
import { hasBit } from '../../kernel/bits';
import { Chance } from '../../kernel/chance';
import { askKindAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { firstAt, nextFirstAt } from './layout';
import { givenOf, sculptedIds, snapshot } from './snapshot';
import { ask } from './questions';
import { dealRound } from './setup';
import { startMatch } from '../../kernel/match';
import { ygios } from './rules';
import type { Table } from './table';
import { shippedProgram } from './testing/shipped';
import { advance, answer } from './turn';
import { view, type View } from './view';

/** What the deal itself must do, for every seed (rules §4, Y60). */
const seeds = Array.from({ length: 150 }, (_, index) => index + 1);
const advanced = shippedProgram('advanced');
const simple = shippedProgram('simple');

/** Deals the next round and lets both seats cut what chance tells them. */
function dealAndCut(t: Table, chance: Chance): void {
  dealRound(t);
  advance(t);
  while (at(t.s, askKindAt) === ask.sculpt) answer(t, t.options.at(chance.below(t.options.count)));
}

const poolOf = (t: Table): string[] => t.p.bonusIds.filter((_, bonus) => hasBit(t.s, t.l.poolAt, bonus));

describe('an advanced round', () => {
  it('has hands of six, a pile of eight and four cards out of it, and all twenty-four once', () => {
    for (const seed of seeds) {
      const chance = new Chance(seed, 'bot');
      const t = startMatch(ygios, advanced, seed);
      for (let round = 1; round <= 4; round++) {
        dealAndCut(t, chance);
        const { hand, pile, board, aside, discard } = snapshot(t);
        const sculpted = sculptedIds(t);
        const told = `seed ${seed}, round ${round}`;
        expect([hand.A.length, hand.B.length, pile.length], told).toEqual([6, 6, 8]);
        expect([sculpted.A.length, sculpted.B.length], told).toEqual([2, 2]);
        expect([...board, ...aside, ...discard], told).toEqual([]);
        const all = [...hand.A, ...hand.B, ...pile, ...sculpted.A, ...sculpted.B];
        expect(all.toSorted(), told).toEqual(advanced.cardIds.toSorted());
      }
    }
  });

  it('lies in a shuffled row with three bonuses, and the pool goes 6, 3, 0, 6', () => {
    const rows = new Set<string>();
    for (const seed of seeds) {
      const chance = new Chance(seed, 'bot');
      const t = startMatch(ygios, advanced, seed);
      const shown: string[] = [];
      const pools: number[] = [];
      for (let round = 1; round <= 4; round++) {
        dealAndCut(t, chance);
        const { row = [], bonuses = {} } = givenOf(t, 'advanced');
        expect(row.toSorted(), `seed ${seed}`).toEqual(['home', 'school', 'town']);
        expect(Object.keys(bonuses).toSorted(), `seed ${seed}`).toEqual(['home', 'school', 'town']);
        expect(new Set(Object.values(bonuses)).size, `seed ${seed}`).toBe(3);
        expect(poolOf(t).filter((bonus) => Object.values(bonuses).includes(bonus))).toEqual([]);
        if (round <= 3) shown.push(...Object.values(bonuses));
        pools.push(poolOf(t).length);
        rows.add(row.join());
      }
      expect(pools, `seed ${seed}`).toEqual([6, 3, 0, 6]);
      expect(shown.toSorted(), `seed ${seed}`).toEqual(advanced.bonusIds.toSorted());
    }
    expect(rows.size).toBe(6);
  });

  it('shows a seat its own cards and only numbers of the other’s', () => {
    for (const seed of seeds) {
      const t = startMatch(ygios, advanced, seed);
      dealAndCut(t, new Chance(seed, 'bot'));
      const { hand } = snapshot(t);
      const sculpted = sculptedIds(t);
      for (const [seat, own, foe] of [
        [0, 'A', 'B'],
        [1, 'B', 'A'],
      ] as const) {
        const seen = view(t, seat);
        expect(seen.hands[own].known.toSorted()).toEqual(hand[own].toSorted());
        expect(seen.sculpted[own].known.toSorted()).toEqual(sculpted[own].toSorted());
        expect(seen.sculpted[foe]).toEqual({ count: sculpted[foe].length, known: [] });
        expect(seen.hands[foe]).toEqual({ count: hand[foe].length, known: [] });
        expect(seen.pile).toEqual({ count: 8, known: [] });
      }
    }
  });

  it('is cut by A first and then by B, and neither sees the layout or the other’s cut', () => {
    const t = startMatch(ygios, advanced, 3);
    dealRound(t);
    advance(t);
    expect(view(t, 0).asks).toMatchObject({ by: 'A', for: 'sculpt' });
    expect([view(t, 0).row, view(t, 1).row]).toEqual([null, null]);
    expect(t.options.count).toBe(28);
    const before = JSON.stringify(view(t, 1));
    answer(t, t.options.at(5));
    expect(view(t, 1).asks).toMatchObject({ by: 'B', for: 'sculpt' });
    expect(view(t, 1).sculpted).toEqual({ A: { count: 2, known: [] }, B: { count: 0, known: [] } });
    expect(view(t, 1).hands.B).toEqual((JSON.parse(before) as View).hands.B);
    expect(view(t, 1).row).toBeNull();
    answer(t, t.options.at(0));
    expect(view(t, 1).row).toHaveLength(3);
  });
});

describe('a simple round', () => {
  it('lies in the usual row without bonuses, with six cards each and six in the pile', () => {
    for (const seed of seeds) {
      const t = startMatch(ygios, simple, seed);
      dealAndCut(t, new Chance(seed, 'bot'));
      const { hand, pile } = snapshot(t);
      const { row, bonuses } = givenOf(t, 'simple');
      expect(row).toEqual(['home', 'town', 'school']);
      expect(bonuses).toEqual({});
      expect([hand.A.length, hand.B.length, pile.length]).toEqual([6, 6, 6]);
      const all = new Set([...hand.A, ...hand.B, ...pile]);
      expect(all.size).toBe(18);
      expect([...all].filter((id) => /-[78]$/.test(id))).toEqual([]);
    }
  });
});

describe('the opener', () => {
  it('of the first round is either player, about as often', () => {
    const openers = Array.from({ length: 400 }, (_, seed) =>
      at(startMatch(ygios, simple, seed).s, nextFirstAt),
    );
    const first = openers.filter((seat) => seat === 0).length;
    // Five standard deviations of 400 fair throws are 50.
    expect(Math.abs(first - 200)).toBeLessThan(50);
  });

  it.each([
    ['A', 0],
    ['B', 1],
  ] as const)('is %s where the option says so', (firstPlayer, seat) => {
    for (const seed of seeds) {
      const t = startMatch(ygios, shippedProgram('simple', { firstPlayer }), seed);
      dealRound(t);
      expect(at(t.s, firstAt)).toBe(seat);
    }
  });
});
