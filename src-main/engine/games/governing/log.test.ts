import { describe, expect, it } from 'vitest';
import { rulesByEvent } from '@shared/games/governing/help/rules-for-event';
import { rulesBySkip } from '@shared/help/rules-for-skip';
import { eventForms } from '@shared/games/governing/scenario/words';
import { Chance } from '../../kernel/chance';
import { skipReasons } from '../../kernel/governing/skip';
import type { PlainMove } from './answers';
import { skippedParts } from './events';
import { beginMatch } from '../../kernel/match';
import { governing } from './rules';
import { createLog, type LogEntry } from './log';
import type { Position } from './position';
import { asksNow, playDuel } from './test-duel';
import { shippedProgram } from './test-shipped';
import { answer } from './turn';

const only = (entries: readonly LogEntry[], is: LogEntry['is']): LogEntry[] =>
  entries.filter((entry) => entry.is === is);

const end: PlainMove = { by: 'A', end: true };
const furre = (card: string, owner: 'A' | 'B' = 'A') => ({ card, owner });
const many = (owner: 'A' | 'B', count: number) => ({ card: 'h01', owner, count });

/** What is played, which entries of the log are looked at, and what A and B find there. */
const cases: readonly {
  readonly title: string;
  readonly given: Position;
  readonly moves: readonly PlainMove[];
  readonly is: LogEntry['is'];
  readonly A: readonly object[];
  readonly B?: readonly object[];
}[] = [
  {
    title: 'a card drawn is named to its player and counted by the other',
    given: { book: { A: ['d05'] } },
    moves: [{ by: 'A', draw: true }],
    is: 'draw',
    A: [{ seat: 'A', card: { id: 'd05' } }],
    B: [{ seat: 'A', card: { hidden: true } }],
  },
  {
    title: 'an Action is told with its cost and its target',
    given: { hand: { A: ['a01'] }, objects: { fox: furre('d03', 'B') } },
    moves: [{ by: 'A', play: 'a01', on: 'fox' }],
    is: 'play',
    A: [{ seat: 'A', ap: 1, thing: { id: 'a01', kind: 'action' }, targets: [{ id: 'd03', kind: 'furre' }] }],
  },
  {
    title: 'N3: a change of PE says what can be seen after it, and whose it is',
    given: { hand: { A: ['a01'] }, objects: { fox: furre('d03', 'B') } },
    moves: [{ by: 'A', play: 'a01', on: 'fox' }],
    is: 'stat',
    A: [{ stat: 'pe', n: -5, now: 0, hidden: true, lasts: 'turn', thing: { id: 'd03' }, by: { id: 'a01' } }],
  },
  {
    title: 'M1: SP that rise with their maximum say so',
    given: { hand: { A: ['t02'] }, objects: { fox: furre('d03') } },
    moves: [{ by: 'A', play: 't02', on: 'fox' }],
    is: 'sp',
    A: [{ n: 3, why: 'max', now: 6, max: 6, thing: { id: 'd03' } }],
  },
  {
    title: 'a change of Max SP by what is worn is told',
    given: { hand: { A: ['t03'] }, objects: { badger: { ...furre('d02'), sp: 1 } } },
    moves: [{ by: 'A', play: 't03', on: 'badger' }],
    is: 'stat',
    A: [{ stat: 'maxSp', n: -3, now: 2, lasts: 'while', hidden: false, by: null }],
  },
  {
    title: 'an effect that finds SP full says so',
    given: {
      hand: { A: ['a05'] },
      book: { A: ['d01', 'd01', 'd01'] },
    },
    moves: [{ by: 'A', play: 'a05' }],
    is: 'spStays',
    A: [{ why: 'regain', now: 20, max: 20, thing: { host: 'A' } }],
  },
  {
    title: 'N3: a loss that stops at 0 says so',
    given: { objects: { rabbit: { ...furre('d01'), sp: 1 }, badger: furre('d02', 'B') } },
    moves: [{ by: 'A', swing: 'rabbit', at: 'badger' }],
    is: 'sp',
    A: [
      { thing: { id: 'd02' }, n: -2, stopped: false, now: 3, max: 5 },
      { thing: { id: 'd01' }, n: -1, stopped: true, now: 0, max: 3 },
    ],
  },
  {
    title: 'a Furre that enters with a counter tells it',
    given: { hand: { A: ['d03'] } },
    moves: [{ by: 'A', play: 'd03' }],
    is: 'counter',
    A: [{ thing: { id: 'd03', whose: 'A' }, n: 1 }],
  },
  {
    title: 'two of a name: whose they are, and which of a player’s',
    given: {
      objects: { one: furre('d01'), two: furre('d01'), other: furre('d01', 'B') },
    },
    moves: [{ by: 'A', swing: 'two', at: 'other' }],
    is: 'swing',
    A: [{ thing: { id: 'd01', whose: 'A', twins: true }, target: { id: 'd01', whose: 'B' } }],
  },
  {
    title: 'groove of a swing goes both ways',
    given: { objects: { fox: furre('d03'), badger: furre('d02', 'B') } },
    moves: [{ by: 'A', swing: 'fox', at: 'badger' }],
    is: 'groove',
    A: [
      { thing: { id: 'd03' }, target: { id: 'd02' }, n: 2 },
      { thing: { id: 'd02' }, target: { id: 'd03' }, n: 3 },
    ],
  },
  {
    title: 'I1: a draw from an empty book',
    given: { hand: { A: ['a05'] }, book: { A: ['d01'] } },
    moves: [{ by: 'A', play: 'a05' }],
    is: 'skipped',
    A: [{ part: 'draw', why: 'nothing-there', seat: 'A', by: { id: 'a05' } }],
  },
  {
    title: 'I1: a choice without anything to choose',
    given: { hand: { A: ['d06'] } },
    moves: [{ by: 'A', play: 'd06' }],
    is: 'skipped',
    A: [{ part: 'exhaust', why: 'nothing-there', seat: 'B', sought: 'furre', by: { id: 'd06' } }],
  },
  {
    title: 'E3: what is exhausted already',
    given: { hand: { A: ['d06'] }, objects: { b: { ...furre('d01', 'B'), exhausted: true } } },
    moves: [{ by: 'A', play: 'd06' }],
    is: 'skipped',
    A: [{ part: 'exhaust', why: 'already-so', thing: { id: 'd01' }, by: { id: 'd06' } }],
  },
  {
    title: 'N6: a giver that has left',
    given: {
      hand: { A: ['a11', 'a10'] },
      objects: { fox: furre('d03') },
    },
    moves: [
      { by: 'A', play: 'a11', on: 'fox' },
      { by: 'A', pass: true },
      { by: 'A', play: 'a10', on: 'fox' },
      end,
    ],
    is: 'skipped',
    A: [{ part: 'groove', why: 'not-in-play', thing: { id: 'd03' }, by: { id: 'a11' } }],
  },
  {
    title: 'X1: an encore that something forbids',
    given: { hand: { A: ['a04'] }, objects: { fox: { ...furre('d03'), encore: 1 } } },
    moves: [{ by: 'A', play: 'a04', on: 'fox' }],
    is: 'skipped',
    A: [{ part: 'return', why: 'forbidden', thing: { id: 'd03' }, by: { id: 'a04' } }],
  },
  {
    title: 'N9: no room for a token',
    given: { hand: { A: ['a07'] }, objects: { hall: many('A', 39) } },
    moves: [{ by: 'A', play: 'a07', x: 2 }],
    is: 'skipped',
    A: [{ part: 'token', why: 'no-room', seat: 'A', by: { id: 'a07' } }],
  },
  {
    title: 'N9: no room for a card',
    given: { hand: { A: ['d01'] }, objects: { hall: many('A', 40) } },
    moves: [{ by: 'A', play: 'd01' }],
    is: 'skipped',
    A: [{ part: 'enter', why: 'no-room', seat: 'A', card: { id: 'd01', kind: 'furre' }, by: null }],
  },
  {
    title: 'I2: every target is gone',
    given: {
      hand: { A: ['a02'], B: ['a10'] },
      ap: { B: 5 },
      objects: { fox: furre('d03') },
    },
    moves: [
      { by: 'A', play: 'a02', on: 'fox' },
      { by: 'B', play: 'a10', on: 'fox' },
    ],
    is: 'nothing',
    A: [{ thing: { id: 'a02' } }],
  },
  {
    title: 'a skill that goes off names what set it off, even if both have left',
    given: { objects: { deer: { ...furre('d07'), sp: 1 }, b: furre('d02', 'B') } },
    moves: [{ by: 'A', swing: 'deer', at: 'b' }],
    is: 'goes',
    A: [{ thing: { id: 'd07', whose: 'A' }, on: 'bowOut', event: { id: 'd07' }, itself: true }],
  },
  {
    title: 'a Host without SP ends the duel',
    given: { hosts: { B: 1 }, objects: { fox: furre('d03') } },
    moves: [{ by: 'A', swing: 'fox', at: 'B' }],
    is: 'over',
    A: [{ winner: 'A', quiet: false }],
  },
  {
    title: 'ten quiet turns are a draw',
    given: { quiet: 9 },
    moves: [end],
    is: 'over',
    A: [{ winner: null, quiet: true }],
  },
];

describe('the log', () => {
  it.each(cases)('$title', ({ given, moves, is, A, B = A }) => {
    const { log } = playDuel(given, moves);
    expect(only(log.logFor(0), is)).toMatchObject(A);
    expect(only(log.logFor(1), is)).toMatchObject(B);
    expect(only(log.logFor(0), is)).toHaveLength(A.length);
  });
});

describe('every rule that a log line shows has its page', () => {
  it('the kernel’s reasons for a skipped part are those that help knows', () => {
    expect(Object.keys(rulesBySkip).sort()).toEqual([...skipReasons].sort());
  });

  it('the words of events are those that help knows, and entries are called so', () => {
    expect(Object.keys(rulesByEvent).sort()).toEqual(Object.keys(eventForms).sort());
  });

  it('random duels say every word that help explains', () => {
    const said = new Set<string>();
    const parts = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const t = beginMatch(governing, shippedProgram(), seed);
      const log = createLog(2);
      log.attach(t);
      const chance = new Chance(seed, 'bot');
      while (asksNow(t)) answer(t, t.options.at(chance.below(t.options.count)));
      for (const entry of log.logFor(null)) {
        said.add(entry.is);
        if (entry.is === 'skipped') parts.add(entry.part);
      }
    }
    expect(Object.keys(rulesByEvent).filter((word) => !said.has(word))).toEqual([]);
    expect([...parts].filter((part) => !skippedParts.some((known) => known === part))).toEqual([]);
  });
});

describe('each reason of the kernel', () => {
  it('is told by some case above', () => {
    const told = new Set<string>();
    for (const { given, moves } of cases)
      for (const entry of playDuel(given, moves).log.logFor(null)) {
        if (entry.is === 'skipped') told.add(entry.why);
        if (entry.is === 'nothing') told.add('targets-gone');
      }
    expect(skipReasons.filter((why) => !told.has(why))).toEqual([]);
  });
});
