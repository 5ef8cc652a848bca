import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { knows, placeOf } from '../../kernel/cards';
import { Chance } from '../../kernel/chance';
import { askKindAt, askSeatAt } from '../../kernel/head';
import { at, sameState } from '../../kernel/state';
import type { YgiosEvent } from './events';
import { phaseAt, phases } from './layout';
import { givenOf } from './position';
import { ask, backOff, pass, playedUp, playedZone } from './questions';
import { definition, foe, hand } from './reading';
import { imagine, isLayoutHidden, sees, sightOf } from './sight';
import { Table } from './table';
import { cardTroubles } from './testing/conservation';
import { Knowledge } from './testing/knowledge';
import { anyCode, asksNow, firstRound, trialOf, type Trial } from './testing/trial';
import { copyOf, twinOf } from './testing/twins';
import { answer, listAgain } from './turn';

/**
 * What a seat is shown must not depend on what it can't see. Twins differ only in that; every question of random
 * rounds has some. `HEARTDECK_ROUNDS=20000` plays the nightly share.
 */
const rounds = Number(env['HEARTDECK_ROUNDS'] ?? 240);
const seats = [0, 1] as const;

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

/** Everything that reaches a seat: the words of its sight, the faces it misses, and its answers if it is asked. */
function shownTo(t: Table, seat: number): string {
  const { state, unseen } = sightOf(t, seat);
  const isAsked = asksNow(t) && at(t.s, askSeatAt) === seat;
  return [state.join(), unseen.join(), isAsked ? t.options.list().join() : ''].join(' | ');
}

/** Told only when it goes wrong: a comparison that explains itself takes longer than the round. */
function expectAlike(a: Table, b: Table, seat: number, told: string): void {
  const [one, other] = [shownTo(a, seat), shownTo(b, seat)];
  if (one !== other) expect(other, `${told}, seat ${seat}`).toBe(one);
}

/** Answers on a copy, and says what happened. */
function after(t: Table, code: number): { readonly t: Table; readonly events: readonly YgiosEvent[] } {
  const next = copyOf(t);
  const events: YgiosEvent[] = [];
  next.log = (event) => events.push(event);
  answer(next, code);
  next.log = null;
  return { t: next, events };
}
type After = ReturnType<typeof after>;

/** Cards turned up that differ: from here on the twins may be told apart, and rightly so. */
function isRevealed(before: Table, seat: number, a: After, b: After): boolean {
  if (isLayoutHidden(before) && at(a.t.s, phaseAt) !== phases.sculpt) return true;
  for (let c = 0; c < before.l.cards; c++) {
    const shown = sees(a.t, c, seat) || sees(b.t, c, seat);
    if (shown && definition(a.t, c) !== definition(b.t, c)) return true;
  }
  return false;
}

/** A player who had no choice did not choose: whether he had one depends on cards that others can't see. */
const forcedPlays = ({ events }: After, by: number): string =>
  events
    .filter(
      (event) =>
        (event.is === 'played' && event.seat === by) ||
        (event.is === 'passed' && event.seat === by) ||
        (event.is === 'skipped' && event.part === 'play'),
    )
    .map(({ is }) => is)
    .join();

describe('what a seat is shown', () => {
  it('is the same for twins', () => {
    eachQuestion(1, (t, { told, chance }) => {
      for (const seat of seats) expectAlike(t, twinOf(t, seat, chance), seat, told);
    });
  });

  it('stays the same for twins that are answered alike, until a card shows the difference', () => {
    let compared = 0;
    eachQuestion(10_001, (t, { told, chance }, code) => {
      for (const seat of seats) {
        const twin = twinOf(t, seat, chance);
        if (!twin.options.has(code)) continue;
        const a = after(t, code);
        const b = after(twin, code);
        if (isRevealed(t, seat, a, b) || forcedPlays(a, foe(seat)) !== forcedPlays(b, foe(seat))) continue;
        compared++;
        expectAlike(a.t, b.t, seat, told);
      }
    });
    expect(compared).toBeGreaterThan(rounds * 4);
  });

  /** What the others learn of an answer, as far as the rules show it; null when all of it. */
  function publicPart(t: Table, code: number): string | null {
    switch (at(t.s, askKindAt)) {
      case ask.sculpt:
      case ask.place:
      case ask.putUnder:
        return 'hidden';
      case ask.discard:
        return t.p.options.discardsVisible ? null : 'hidden';
      case ask.turn:
      case ask.play:
        return code === pass || code === backOff || playedUp(code) ? null : `down ${playedZone(code)}`;
      default:
        return null;
    }
  }

  it('does not tell which of several cards another seat chose unseen', () => {
    let compared = 0;
    eachQuestion(20_001, (t, { told, chance }, code) => {
      const asked = at(t.s, askSeatAt);
      const seat = foe(asked);
      const shown = publicPart(t, code);
      const alike = t.options.list().filter((other) => other !== code && publicPart(t, other) === shown);
      const other = alike[alike.length === 0 ? 0 : chance.below(alike.length)];
      if (shown === null || other === undefined) return;
      const a = after(t, code);
      const b = after(t, other);
      if (isRevealed(t, seat, a, b) || forcedPlays(a, asked) !== forcedPlays(b, asked)) return;
      compared++;
      expectAlike(a.t, b.t, seat, told);
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
            if (placeOf(t.l, t.s, c) === t.l.out || knows(t.l, t.s, c, seat) === known) continue;
            const card = t.p.cardIds[definition(t, c)];
            expect(knows(t.l, t.s, c, seat), `${told}: ${card}, seat ${seat}`).toBe(known);
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
        expectAlike(t, world, seat, told);
        if (!sameState(world.s, t.s)) differed++;
      }
    });
    expect(differed).toBeGreaterThan(rounds);
  });

  it('takes the sight as it is and leaves it so', () => {
    eachQuestion(50_001, (t, { told, seed }) => {
      const sight = sightOf(t, at(t.s, askSeatAt));
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
        .filter((c) => placeOf(t.l, world.s, c) === hand(t, 1))
        .map((c) => definition(world, c))
        .toSorted()
        .join();
    });
    expect(new Set(hands).size).toBeGreaterThan(15);
  });
});
