import { describe, expect, it } from 'vitest';
import type { Card, Skill } from '@shared/games/governing/effects/index';
import { askedSeat, closeQuestion } from '../../kernel/asking';
import { budgets } from '../../kernel/budgets';
import { definitionOf, listIn } from '../../kernel/cards';
import { Chance } from '../../kernel/chance';
import { askKindAt, rest, restAt } from '../../kernel/head';
import { arenaOf } from '../../kernel/rules-arena';
import { at, copyState, sameState } from '../../kernel/state';
import { findAnswer, moveOf, wholeMoveOf, type WholeMove } from './answers';
import { compileProgram } from './compile';
import { firstPart, nextPart } from './in-steps';
import { createLog } from './log';
import { cardsIn, layOutPosition, type Position } from './position';
import { carryOut } from './play';
import { ask, further, inSteps, moveCode, moves } from './questions';
import { refuse } from './refusals';
import { governing } from './rules';
import { prepare } from './source';
import { Table } from './table';
import { shownTo, twinDifference, twinDifferenceAfter } from './test-eyes';
import { shippedDefinitions } from './test-shipped';
import { findNamed, nameOfRef, viewSpeaker } from './things';
import { refOf } from './reading';
import { advance, answer, listAgain } from './turn';
import { view } from './view';

/** Moves of which there are more than a question may list: they are chosen in steps, with the same outcomes. */

const aimed = { type: 'furre', n: 10 } as const;
const tires = [{ do: 'lose', n: 1, all: 'target' }] as const;
const many = (n: number) => ({ ...aimed, n });
const cards: readonly Card[] = [
  {
    id: 'x-ten',
    name: 'Ten',
    type: 'haven',
    ap: 0,
    skills: [{ cost: { ap: 2, exhaust: true }, target: aimed, do: [...tires] }],
  },
  {
    id: 'x-free',
    name: 'Free',
    type: 'action',
    ap: 'X',
    quick: true,
    skills: [{ on: 'play', target: many(4), do: [{ do: 'lose', n: 'X', all: 'target' }] }],
  },
  {
    id: 'x-enters',
    name: 'Enters',
    type: 'haven',
    ap: 0,
    skills: [{ on: 'enter', target: aimed, do: [...tires] }],
  },
];

const furres = (count: number, owner: 'A' | 'B', exhausted = false) => ({
  card: 'd02',
  owner,
  count,
  exhausted,
});
const position: Position = {
  objects: {
    ten: { card: 'x-ten', owner: 'A' },
    mine: furres(11, 'A', true),
    theirs: furres(10, 'B'),
  },
  hand: { A: ['x-free', 'x-enters', 'd01'], B: ['x-free'] },
  ap: { A: 10, B: 3 },
};

function tableAt(given: Position, more: readonly Card[] = cards, rules: object = {}): Table {
  const prepared = prepare(shippedDefinitions(), {}, more);
  if (!prepared.ok) throw new Error(prepared.error.code);
  const { source } = prepared.value;
  const program = compileProgram({
    ...source,
    rules: { ...source.rules, ...rules },
    records: cardsIn(given),
  });
  const t = layOutPosition(program, given);
  advance(t);
  return t;
}

const copyOf = (t: Table): Table => {
  const copy = new Table(t.p, copyState(t.s));
  listAgain(copy);
  return copy;
};
const kindOf = (t: Table): number => at(t.s, askKindAt);
const inPlay = (t: Table, id: string): number[] =>
  listIn(t.l, t.s, t.l.inPlay).filter((c) => t.p.cardIds[definitionOf(t.s, c)] === id);
const held = (t: Table, id: string): number =>
  listIn(t.l, t.s, t.l.hand).find((c) => t.p.cardIds[definitionOf(t.s, c)] === id) ?? -1;
const names = (t: Table, records: readonly number[]): string[] =>
  records.map((c) => nameOfRef(t, refOf(t, c)));

/** Gives each target by an answer of its own; tells what was asked on the way. */
function choose(t: Table, targets: readonly number[]): number[] {
  const kinds: number[] = [];
  for (;;) {
    const kind = kindOf(t);
    const code = targets.find((c) => t.options.has(c));
    if ((kind !== ask.aim && kind !== ask.target) || code === undefined) return kinds;
    kinds.push(kind);
    expect(t.options.count).toBeLessThanOrEqual(budgets.answers);
    answer(t, code);
  }
}

describe('a skill with ten targets among 21 Furres', () => {
  it('is listed once, with everything else', () => {
    const t = tableAt(position);
    expect(t.options.count).toBeLessThan(60);
    expect(t.options.list().map((code) => moveOf(t, viewSpeaker(t), code))).toContainEqual({
      by: 'A',
      activate: names(t, inPlay(t, 'x-ten'))[0],
    });
  });

  it.each([
    ['the first ten', 0, 1],
    ['every second one', 0, 2],
    ['the last ten', 11, 1],
  ])('comes to the same position as all targets at once: %s', (_what, from, by) => {
    const t = tableAt(position);
    const [ten = -1] = inPlay(t, 'x-ten');
    const targets = Array.from({ length: 10 }, (_, nth) => inPlay(t, 'd02')[from + nth * by] ?? -1);
    const direct = copyOf(t);
    answer(t, moveCode(t, moves.activate, ten, inSteps(t)));
    const asked = choose(t, targets);
    // The last ten must be taken once the first of them is.
    expect(asked.length).toBe(from === 11 ? 1 : 10);
    // By the rules alone, as one answer does it.
    closeQuestion(direct.s);
    targets.forEach((c, nth) => (direct.chosen[nth] = c));
    carryOut(direct, 0, moveCode(direct, moves.activate, ten, 0), 0);
    advance(direct);
    expect(sameState(t.s, direct.s)).toBe(true);
    expect(t.options.list()).toEqual(direct.options.list());
  });

  it('nothing is paid, told or shown to others before the last target is chosen', () => {
    const t = tableAt(position);
    const log = createLog(2);
    log.attach(t);
    const [ten = -1] = inPlay(t, 'x-ten');
    const shown = shownTo(t, 1);
    const told = log.logFor(1).length;
    const ap = at(t.s, t.l.apAt);
    answer(t, moveCode(t, moves.activate, ten, inSteps(t)));
    for (let nth = 1; nth <= 9; nth++) {
      expect(kindOf(t)).toBe(ask.aim);
      expect(at(t.s, t.l.apAt)).toBe(ap);
      expect(shownTo(t, 1) === shown).toBe(true);
      expect(log.logFor(1).length).toBe(told);
      expect(view(t, 0).asks).toMatchObject({ for: 'aim', aim: { nth, of: 10 }, source: { id: 'x-ten' } });
      // No set is offered twice: each target lies behind the one before it.
      expect(t.options.list()).toEqual(inPlay(t, 'd02').slice(nth - 1, nth - 1 + 12));
      answer(t, t.options.at(0));
    }
    answer(t, t.options.at(0));
    expect(kindOf(t)).not.toBe(ask.aim);
    expect(log.logFor(1).length).toBeGreaterThan(told);
  });

  it('a whole move of a scenario or an older match is made through the steps', () => {
    const t = tableAt(position);
    const targets = names(t, inPlay(t, 'd02')).slice(3, 13);
    const [ten = ''] = names(t, inPlay(t, 'x-ten'));
    const move: WholeMove = { by: 'A', activate: ten, on: targets.toReversed() };
    const find = (name: string): number => findNamed(t, name);
    expect(refuse(t, viewSpeaker(t), find, move)).toBeNull();
    expect(refuse(t, viewSpeaker(t), find, { ...move, on: targets.slice(1) })).toBe('target');
    let whole: WholeMove | null = null;
    let code = firstPart(t, viewSpeaker(t), find, move);
    for (; code !== null; code = nextPart(t, viewSpeaker(t), find, move)) {
      expect(whole).toBeNull();
      whole = wholeMoveOf(t, viewSpeaker(t), code);
      answer(t, code);
    }
    expect(whole).toEqual({ ...move, on: targets });
    expect(kindOf(t)).not.toBe(ask.aim);
  });
});

describe('other moves in steps', () => {
  it('X first, then the targets; also as an answer', () => {
    const t = tableAt(position);
    answer(t, moveCode(t, moves.play, held(t, 'x-free'), inSteps(t)));
    expect(kindOf(t)).toBe(ask.number);
    expect(t.options.list()).toEqual(Array.from({ length: 11 }, (_, x) => x));
    answer(t, 3);
    expect(choose(t, inPlay(t, 'd02').slice(0, 4)).length).toBe(4);
    expect(at(t.s, t.l.apAt)).toBe(7);
    // B holds the card too, and may answer with it.
    expect([kindOf(t), askedSeat(t.s)]).toEqual([ask.answer, 1]);
    const shown = shownTo(t, 0);
    const code = t.options.list().find((one) => one !== 0) ?? 0;
    answer(t, code);
    expect([kindOf(t), askedSeat(t.s)]).toEqual([ask.number, 1]);
    expect(shownTo(t, 0) === shown).toBe(true);
    answer(t, 2);
    expect(choose(t, inPlay(t, 'd02').slice(4, 8)).length).toBe(4);
    expect(view(t, 0).pile.map(({ targets }) => targets.length)).toEqual([4, 4]);
  });

  it('targets of a triggered skill', () => {
    const t = tableAt(position);
    const log = createLog(2);
    log.attach(t);
    answer(t, moveCode(t, moves.play, held(t, 'x-enters'), 0));
    expect(kindOf(t)).toBe(ask.target);
    const told = log.logFor(1).length;
    const shown = shownTo(t, 1);
    const targets = inPlay(t, 'd02').slice(5, 15);
    const sp = targets.map((c) => view(t, 0).objects.find(({ name }) => name === names(t, [c])[0])?.sp ?? 0);
    for (const c of targets) {
      expect(t.options.count).toBeLessThanOrEqual(21);
      expect(shownTo(t, 1) === shown).toBe(true);
      expect(log.logFor(1).length).toBe(told);
      answer(t, c);
    }
    expect(kindOf(t)).toBe(ask.main);
    const left = targets.map((c) => view(t, 0).objects.find(({ name }) => name === names(t, [c])[0])?.sp);
    expect(left).toEqual(sp.map((one) => one - 1));
  });
});

describe('everybody is shown the same for twins at each step', () => {
  it.each([1, 2, 3])('seed %i', (seed) => {
    const t = tableAt({ ...position, book: { A: ['d01', 'a01', 'a02'], B: ['d03', 'a05', 'a06'] } });
    const chance = new Chance(seed, 'bot');
    let steps = 0;
    for (let question = 0; at(t.s, restAt) === rest.question && question < 60; question++) {
      expect(t.options.count).toBeLessThanOrEqual(budgets.answers);
      const code = t.options.at(chance.below(t.options.count));
      if (kindOf(t) === ask.aim || kindOf(t) === ask.number) steps++;
      for (const seat of [0, 1]) {
        expect(twinDifference(t, seat, chance)).toBeNull();
        const later = twinDifferenceAfter(t, seat, code, chance);
        if (later !== 'told apart') expect(later).toBeNull();
      }
      answer(t, code);
    }
    expect(steps).toBeGreaterThan(0);
  });
});

describe('a table with 999 Furres on each side', () => {
  const crowd: Position = {
    objects: {
      mine: { card: 'confetti', owner: 'A', count: 999 },
      theirs: { card: 'confetti', owner: 'B', count: 999 },
    },
    book: { A: ['d01', 'd01'], B: ['d01', 'd01'] },
  };

  it('lists who swings, then at whom; the turn ends', () => {
    const t = tableAt(crowd, [], { ownedMax: 1000 });
    expect(t.options.count).toBeLessThanOrEqual(budgets.answers);
    const [first = -1] = inPlay(t, 'confetti');
    const swung = copyOf(t);
    answer(swung, moveCode(swung, moves.swing, first, inSteps(swung)));
    expect([kindOf(swung), swung.options.count]).toEqual([ask.aim, 1000]);
    answer(swung, 1);
    expect(kindOf(swung)).toBe(ask.stepIn);
    answer(t, 0);
    expect([kindOf(t), askedSeat(t.s)]).toEqual([ask.main, 1]);
    expect(t.options.count).toBeLessThanOrEqual(budgets.answers);
  });

  const skill: Skill = { cost: { ap: 0, exhaust: true }, do: [{ do: 'ap', n: 1 }] };
  const busy: Card = { id: 'x-busy', name: 'Busy', type: 'haven', ap: 0, skills: [skill, skill, skill] };

  it('what is too much even so is shown in parts', () => {
    const haven: Position = { objects: { mine: { card: 'x-busy', owner: 'A', count: 999 } } };
    const t = tableAt(haven, [busy], { ownedMax: 1000 });
    expect(t.options.count).toBe(budgets.answers);
    expect(t.options.has(further)).toBe(true);
    const other = view(t, 1);
    expect(findAnswer(t, viewSpeaker(t), { by: 'A', further: true })).toBe(further);
    const shown = t.options.list().filter((code) => code !== further);
    expect(moveOf(t, viewSpeaker(t), further)).toEqual({ by: 'A', further: true });
    answer(t, further);
    expect(view(t, 1)).toEqual(other);
    // The skills of all, and the end of the turn.
    expect(t.options.count).toBe(3 * 999 + 1 - shown.length);
    expect(t.options.list().some((code) => shown.includes(code))).toBe(false);
    const again = copyOf(t);
    expect(again.options.list()).toEqual(t.options.list());
    // A move in words says nothing of parts; that one was left is stored with a match.
    const [first = -1] = shown;
    expect(findAnswer(t, viewSpeaker(t), moveOf(t, viewSpeaker(t), first))).toBe(first);
    expect(findAnswer(t, viewSpeaker(t), { by: 'A', further: true })).toBeNull();
    answer(t, t.options.at(0));
    expect(t.options.has(further)).toBe(true);
  });

  it('a very large X is listed in parts too', () => {
    const t = tableAt({ hand: { A: ['x-free'] }, objects: position.objects ?? {}, ap: { A: 2_000_000_000 } });
    answer(t, moveCode(t, moves.play, held(t, 'x-free'), inSteps(t)));
    expect([t.options.count, t.options.at(1999)]).toEqual([budgets.answers, further]);
    answer(t, further);
    expect(t.options.at(0)).toBe(1999);
    const find = (name: string): number => findNamed(t, name);
    answer(t, firstPart(t, viewSpeaker(t), find, { by: 'A', x: 1_999_999_999 }) ?? -1);
    choose(t, inPlay(t, 'd02').slice(0, 4));
    expect(at(t.s, t.l.apAt)).toBe(1);
  });
});

it('whole duels with such cards are played to their end, and no question lists too much', () => {
  const prepared = prepare(shippedDefinitions(), {}, cards);
  if (!prepared.ok) throw new Error(prepared.error.code);
  const { source } = prepared.value;
  const program = compileProgram(source);
  for (let seed = 1; seed <= 2; seed++) {
    const arena = arenaOf(governing, program);
    const chance = new Chance(seed, 'bot');
    arena.begin(seed);
    for (let question = 0; arena.count > 0 && question < 3000; question++) {
      expect(arena.count).toBeLessThanOrEqual(budgets.answers);
      const keys = new Set(Array.from({ length: arena.count }, (_, index) => arena.answerKey(index)));
      expect(keys.size).toBe(arena.count);
      arena.choose(chance.below(arena.count));
    }
    expect(arena.outcome()).not.toBeNull();
  }
});
