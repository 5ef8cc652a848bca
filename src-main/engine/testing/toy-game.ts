import { askedSeats, closeFor, openQuestion, seatsIn } from '../kernel/asking';
import { seedChance } from '../kernel/chance';
import { roll, type DiceTable, type ScriptedDice } from '../kernel/dice';
import { chanceAt, rest, restAt } from '../kernel/head';
import { Layout } from '../kernel/layout';
import { gameAt } from '../kernel/map';
import { OptionList } from '../kernel/options';
import type { GameTable, Rules } from '../kernel/rules';
import { at, type State } from '../kernel/state';

/**
 * A game without cards, for what the shipped games don't need: three seats, a secret choice of all at once, a die, a
 * shared win. In each turn everybody secretly picks a number; then a die is rolled, and whoever picked no more than it
 * shows adds his number to his sum. The highest sum wins after the last turn, and equal ones share.
 */
export const toySeats = 3;
export const toySides = 6;

export interface ToyProgram {
  readonly turns: number;
}

export type ToyEvent =
  | { readonly is: 'rolled'; readonly n: number; readonly picks: readonly number[] }
  | { readonly is: 'over'; readonly winners: number };

const layout = new Layout(gameAt);
export const turnAt = layout.take(1);
/** 0: not picked yet, or not to be seen. */
export const picksAt = layout.take(toySeats);
export const sumsAt = layout.take(toySeats);
/** Picks above the die: what only this game counts. */
const missesAt = layout.take(1);

export class ToyTable implements GameTable<ToyProgram, ToyEvent>, DiceTable {
  readonly p: ToyProgram;
  readonly s: State;
  readonly l = { cards: 0, places: 0, placeAt: layout.words };
  readonly options = new OptionList();
  log: ((event: ToyEvent) => void) | null = null;
  dice: ScriptedDice | null = null;

  constructor(program: ToyProgram, state: State) {
    this.p = program;
    this.s = state;
  }
}

const all = [...Array(toySeats).keys()];
const everybody = (1 << toySeats) - 1;
const ask = 1;
const wordsOf = (s: State, from: number): number[] => all.map((seat) => at(s, from + seat));

function askAll(t: ToyTable): void {
  t.s.fill(0, picksAt, picksAt + toySeats);
  openQuestion(t.s, everybody, ask);
  toy.list(t, 0);
}

function endTurn(t: ToyTable): void {
  const { s } = t;
  const n = roll(t, toySides);
  const picks = wordsOf(s, picksAt);
  t.log?.({ is: 'rolled', n, picks });
  picks.forEach((pick, seat) => {
    if (pick <= n) s[sumsAt + seat] = at(s, sumsAt + seat) + pick;
    else s[missesAt] = at(s, missesAt) + 1;
  });
  s[turnAt] = at(s, turnAt) + 1;
  if (at(s, turnAt) < t.p.turns) return askAll(t);
  s[restAt] = rest.gameOver;
  t.log?.({ is: 'over', winners: winnersOf(s) });
}

function winnersOf(s: State): number {
  const sums = wordsOf(s, sumsAt);
  const most = Math.max(...sums);
  return sums.reduce((bits, sum, seat) => (sum === most ? bits | (1 << seat) : bits), 0);
}

export const toy: Rules<ToyProgram, ToyTable, ToyEvent> = {
  id: 'toy',
  seats: () => toySeats,
  words: () => layout.words,
  table: (program, state) => new ToyTable(program, state),
  reset(t, seed) {
    t.s.fill(0);
    seedChance(t.s, chanceAt, seed, 'game');
  },
  deal: askAll,
  list(t) {
    t.options.clear();
    for (let n = 1; n <= toySides; n++) t.options.add(n);
  },
  answer(t, seat, code) {
    t.s[picksAt + seat] = code;
    if (closeFor(t.s, seat)) endTurn(t);
    else toy.list(t, seat);
  },
  outcome: ({ s }) => (at(s, restAt) === rest.gameOver ? { is: 'won', winners: winnersOf(s) } : null),
  word: (kind) => (kind === ask ? 'pick' : ''),
  source: () => null,

  sees: () => true,
  faces: { first: () => 0, end: () => 0, blank: () => 0, groups: () => 0, group: () => -1 },
  hide(blind, seat, t) {
    // Once everybody has picked there is nothing to hide: then the die has been rolled, too.
    if (at(t.s, restAt) !== rest.question) return;
    for (const other of all) if (other !== seat) blind.s[picksAt + other] = 0;
  },
  guess(t, _sight, chance) {
    if (at(t.s, restAt) !== rest.question) return;
    const open = seatsIn(askedSeats(t.s));
    for (const seat of all)
      if (!open.includes(seat) && at(t.s, picksAt + seat) === 0)
        t.s[picksAt + seat] = 1 + chance.below(toySides);
  },

  judge({ s }, seat) {
    const sums = wordsOf(s, sumsAt);
    return 100 * ((sums[seat] ?? 0) - Math.max(...sums.filter((_, other) => other !== seat)));
  },
  answerKey: (_t, code) => code,
  isMidText: () => false,
  record: {
    ends: ['natural'],
    counters: ['missed'],
    cardIds: () => [],
    hand: () => -1,
    plays: () => -1,
    note: () => false,
    round: ({ s }) => ({
      opener: 0,
      winners: winnersOf(s),
      end: 0,
      counts: [at(s, missesAt)],
      plays: at(s, turnAt),
    }),
  },
};
