import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { Chance } from '../../kernel/chance';
import { sameState } from '../../kernel/state';
import { beginMatch } from '../../kernel/match';
import { governing } from './rules';
import { imagine, sightOf, spectator } from './sight';
import { Table, type Program } from './table';
import { asksNow, programFor } from './test-duel';
import { shownTo, twinDifference, twinDifferenceAfter } from './test-eyes';
import { shippedProgram } from './test-shipped';
import { answer, listAgain } from './turn';
import { view } from './view';

/**
 * What a seat is shown must not depend on what it can't see: other hands, and the order of every book. Twins differ
 * only in that. `HEARTDECK_ROUNDS=20000` plays the nightly share.
 */
const duels = Number(env['HEARTDECK_ROUNDS'] ?? 3);
const most = 70;

function eachQuestion(
  from: number,
  look: (t: Table, code: number, chance: Chance, told: string) => void,
): void {
  for (let seed = from; seed < from + duels; seed++) {
    const t = beginMatch(governing, shippedProgram(), seed);
    const chance = new Chance(seed, 'bot');
    for (let question = 0; asksNow(t) && question < most; question++) {
      const code = t.options.at(chance.below(t.options.count));
      look(t, code, chance, `seed ${seed}, question ${question}`);
      answer(t, code);
    }
  }
}

describe('what a seat is shown', () => {
  it('is the same for twins', () => {
    eachQuestion(1, (t, _code, chance, told) => {
      for (const seat of [0, 1]) expect(twinDifference(t, seat, chance), `${told}, seat ${seat}`).toBeNull();
    });
  });

  it('stays the same for twins that are answered alike, log included, until a card shows the difference', () => {
    let compared = 0;
    eachQuestion(1001, (t, code, chance, told) => {
      for (const seat of [0, 1]) {
        const shown = twinDifferenceAfter(t, seat, code, chance);
        if (shown === 'told apart') continue;
        compared++;
        expect(shown, `${told}, seat ${seat}`).toBeNull();
      }
    });
    expect(compared).toBeGreaterThan(duels * 20);
  });

  it('is nothing of anybody’s hand for a spectator', () => {
    eachQuestion(2001, (t, _code, chance, told) => {
      expect(twinDifference(t, spectator, chance), told).toBeNull();
      const seen = view(t, spectator);
      expect([seen.seat, seen.hand, seen.asks?.answers ?? null], told).toEqual([null, [], null]);
      for (const { hand } of seen.players) expect(hand.known, told).toEqual([]);
    });
  });
});

describe('an imagined world', () => {
  it('looks the same to the seat that imagines it, and is often another', () => {
    let differed = 0;
    eachQuestion(3001, (t, _code, chance, told) => {
      for (const seat of [0, 1]) {
        const world = new Table(t.p, new Int32Array(t.l.words));
        imagine(world, sightOf(t, seat), chance);
        listAgain(world);
        expect(shownTo(world, seat) === shownTo(t, seat), `${told}, seat ${seat}`).toBe(true);
        if (!sameState(world.s, t.s)) differed++;
      }
    });
    expect(differed).toBeGreaterThan(duels * 20);
  });
});

describe('with three and four players', () => {
  const cards = ['d01', 'd03', 'd06', 'd08', 'a01', 'a05', 'a06', 'a07', 'a10', 't06'];
  const programs: readonly [number, Program][] = [3, 4].map((players) => {
    const letters = (['A', 'B', 'C', 'D'] as const).slice(0, players);
    const book = Object.fromEntries(letters.map((letter) => [letter, [...cards, ...cards]]));
    return [players, programFor({ players, book })];
  });

  it.each(programs)('%i: every seat is shown the same for twins', (players, program) => {
    for (let seed = 1; seed <= duels; seed++) {
      const t = beginMatch(governing, program, seed);
      const chance = new Chance(seed, 'bot');
      for (let question = 0; asksNow(t) && question < 25; question++) {
        const code = t.options.at(chance.below(t.options.count));
        for (let seat = 0; seat < players; seat++) {
          const told = `seed ${seed}, question ${question}, seat ${seat}`;
          expect(twinDifference(t, seat, chance), told).toBeNull();
          const later = twinDifferenceAfter(t, seat, code, chance);
          if (later !== 'told apart') expect(later, told).toBeNull();
        }
        answer(t, code);
      }
    }
  });
});
