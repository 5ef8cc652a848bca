import { askedSeat } from '../../kernel/asking';
import { describe, expect, it } from 'vitest';
import { definitionOf, listIn, setDefinition } from '../../kernel/cards';
import { Chance } from '../../kernel/chance';
import { hashState, loadState, sameState, saveState } from '../../kernel/state';
import { arenaOf } from '../../kernel/rules-arena';
import { governing } from './rules';
import { gameOf } from '../../kernel/rules-game';
import { Table } from './table';
import { shippedProgram } from './test-shipped';

const program = shippedProgram();
const game = gameOf(governing, program);
const rounds = Number(process.env['HEARTDECK_ROUNDS'] ?? 6);
const seeds = Array.from({ length: rounds }, (_, i) => 900 + i);

describe.each(seeds)('a random duel, seed %i', (seed) => {
  it('plays the same put away and taken out again, and leaves the old state as it was', () => {
    const chance = new Chance(seed, 'bot');
    const arena = arenaOf(governing, program);
    arena.begin(seed);
    let state = game.begin(seed);
    for (;;) {
      expect(sameState(arena.state, state)).toBe(true);
      const decision = game.decision(state);
      expect(game.count(state, askedSeat(state))).toBe(arena.count);
      if (!decision) break;
      const index = chance.below(game.count(state, askedSeat(state)));
      const before = hashState(state);
      const next = game.apply(loadState(saveState(state)), askedSeat(state), index);
      if (!next.ok) throw new Error(next.error.code);
      expect(hashState(state)).toBe(before);
      state = next.value;
      arena.choose(index);
    }
    expect(game.outcome(state)).toEqual(arena.outcome());
  });

  it('keeps every card: each lies in one place, and each player has his whole list', () => {
    const chance = new Chance(seed, 'bot');
    const arena = arenaOf(governing, program);
    arena.begin(seed);
    const t = new Table(program, arena.state);
    while (arena.count > 0) {
      arena.choose(chance.below(arena.count));
      const faces: number[] = [];
      for (let place = 0; place < t.l.places; place++)
        for (const c of listIn(t.l, t.s, place))
          if (c >= t.l.firstCard && c < t.l.firstToken) faces.push(definitionOf(t.s, c));
      expect(faces.toSorted((a, b) => a - b)).toEqual(
        [...program.list, ...program.list].toSorted((a, b) => a - b),
      );
    }
  });

  it('shows a seat nothing of what it can’t see: hidden cards change places, the sight stays', () => {
    const chance = new Chance(seed, 'bot');
    const arena = arenaOf(governing, program);
    arena.begin(seed);
    while (arena.count > 0) {
      arena.choose(chance.below(arena.count));
      for (const seat of [0, 1]) {
        const sight = game.sight(arena.state, seat);
        const other = new Table(program, arena.state.slice());
        const { l, s } = other;
        const foe = 1 - seat;
        const hidden = [...listIn(l, s, l.hand + foe), ...listIn(l, s, l.book + foe)];
        const faces = hidden.map((c) => definitionOf(s, c));
        chance.shuffle(faces);
        hidden.forEach((c, i) => setDefinition(s, c, faces[i] ?? 0));
        expect(game.sight(s, seat)).toEqual(sight);
      }
    }
  });
});

describe('answers', () => {
  it('that are not offered are refused', () => {
    const state = game.begin(1);
    expect(game.apply(state, askedSeat(state), 99)).toMatchObject({
      ok: false,
      error: { code: 'not-offered' },
    });
    expect(game.apply(state, askedSeat(state), -1)).toMatchObject({ ok: false });
    expect(game.apply(state, askedSeat(state), 0.5)).toMatchObject({ ok: false });
  });
});
