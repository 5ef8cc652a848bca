import { askedSeat } from '../../kernel/asking';
import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { knows, placeOf } from '../../kernel/cards';
import { Chance } from '../../kernel/chance';
import { sameState } from '../../kernel/state';
import { givenOf } from './snapshot';
import { definition, hand } from './reading';
import { imagine, isLayoutHidden, sightOf } from './sight';
import { Table } from './table';
import { cardTroubles } from './testing/conservation';
import {
  choiceDifference,
  seats,
  shownTo,
  twinDifference,
  twinDifferenceAfter,
  type Shown,
} from './testing/eyes';
import { Knowledge } from './testing/knowledge';
import { anyCode, asksNow, firstRound, trialOf, type Trial } from './testing/trial';
import { answer, listAgain } from './turn';

/**
 * What a seat is shown must not depend on what it can't see. Twins differ only in that; every question of random
 * rounds has some. `HEARTDECK_ROUNDS=20000` plays the nightly share.
 */
const rounds = Number(env['HEARTDECK_ROUNDS'] ?? 240);

function eachQuestion(from: number, look: (t: Table, trial: Trial, code: number) => void): void {
  for (let seed = from; seed < from + rounds; seed++) {
    const trial = trialOf(seed);
    const t = firstRound(trial);
    while (asksNow(t)) {
      const code = anyCode(t, trial.chance);
      look(t, trial, code);
      answer(t, code);
    }
  }
}

function expectAlike(shown: Shown | null, told: string): void {
  if (shown) expect(shown.other, `${told}, seat ${shown.seat}`).toBe(shown.one);
}

describe('what a seat is shown', () => {
  it('is the same for twins', () => {
    eachQuestion(1, (t, { told, chance }) => {
      for (const seat of seats) expectAlike(twinDifference(t, seat, chance), told);
    });
  });

  it('stays the same for twins that are answered alike, until a card shows the difference', () => {
    let compared = 0;
    eachQuestion(10_001, (t, { told, chance }, code) => {
      for (const seat of seats) {
        const shown = twinDifferenceAfter(t, seat, code, chance);
        if (shown === 'told apart') continue;
        compared++;
        expectAlike(shown, told);
      }
    });
    expect(compared).toBeGreaterThan(rounds * 4);
  });

  it('does not tell which of several cards another seat chose unseen', () => {
    let compared = 0;
    eachQuestion(20_001, (t, { told, chance }, code) => {
      const shown = choiceDifference(t, code, chance);
      if (shown === 'told apart') return;
      compared++;
      expectAlike(shown, told);
    });
    expect(compared).toBeGreaterThan(rounds);
  });
});

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
  it('loses no card, looks the same to the seat that imagines it, and offers it the same answers', () => {
    let differed = 0;
    eachQuestion(40_001, (t, { told, seed }) => {
      for (const seat of seats) {
        const sight = sightOf(t, seat);
        const world = new Table(t.p, new Int32Array(t.l.words));
        imagine(world, sight, new Chance(seed, 'guess', seat));
        listAgain(world);
        const troubles = cardTroubles(world);
        if (troubles.length > 0) expect(troubles, told).toEqual([]);
        expect(shownTo(world, seat) === shownTo(t, seat), `${told}, seat ${seat}`).toBe(true);
        if (!sameState(world.s, t.s)) differed++;
      }
    });
    expect(differed).toBeGreaterThan(rounds);
  });

  it('takes the sight as it is and leaves it so', () => {
    eachQuestion(50_001, (t, { told, seed }) => {
      const sight = sightOf(t, askedSeat(t.s));
      const before = [sight.state.join(), sight.unseen.join()];
      const world = new Table(t.p, new Int32Array(t.l.words));
      imagine(world, sight, new Chance(seed, 'guess'));
      listAgain(world);
      answer(world, world.options.at(0));
      expect([sight.state.join(), sight.unseen.join()], told).toEqual(before);
    });
  });

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
