import type { OracleCard } from './oracle';
import type { Scenario } from './test-scenarios';

/** The finer points, played by the oracle and by the engine: what the decisions at the top of oracle.ts say, and rules that no shipped scenario shows. */
type Case = Omit<Scenario, 'id'>;

const action = (id: string, skill: object): OracleCard =>
  ({ id, type: 'action', ap: 0, skills: [{ on: 'play', ...skill }] }) as OracleCard;
export const haven = (id: string, rest: object): OracleCard => ({ id, type: 'haven', ap: 0, ...rest });
const furre = (id: string, rest: object): OracleCard => ({ id, type: 'furre', ap: 0, sp: 3, pe: 1, ...rest });

const tire = action('x-tire', { target: { type: 'furre' }, do: [{ do: 'lose', n: 4, all: 'target' }] });
const storm = action('x-storm', { do: [{ do: 'lose', n: 9, all: { type: 'furre' } }] });
const fell = action('x-fell', { target: { type: 'host' }, do: [{ do: 'lose', n: 20, all: 'target' }] });
const hit = { do: [{ do: 'lose', n: 1, all: { type: 'host', of: 'foe' } }] };

export const rulings: readonly Case[] = [
  {
    title: 'C4 with three players: previous player, the one before him, the active player last',
    cards: [haven('x-bell', { skills: [{ on: 'end', turn: 'each', ...hit }] })],
    given: {
      players: 3,
      active: 'B',
      objects: {
        bellA: { card: 'x-bell', owner: 'A' },
        bellB: { card: 'x-bell', owner: 'B' },
        bellC: { card: 'x-bell', owner: 'C' },
      },
    },
    when: [{ by: 'B', end: true }],
    then: { active: 'C', hosts: { A: 18, B: 18, C: 18 }, events: ['goes bellA', 'goes bellC', 'goes bellB'] },
  },
  {
    title: 'C1 with three players: the active one chooses first, then in turn order',
    given: {
      players: 3,
      active: 'B',
      hand: { B: ['d06'] },
      objects: {
        a1: { card: 'd01', owner: 'A' },
        a2: { card: 'd01', owner: 'A' },
        b1: { card: 'd01', owner: 'B' },
        c1: { card: 'd01', owner: 'C' },
        c2: { card: 'd01', owner: 'C' },
      },
    },
    when: [
      { by: 'B', play: 'd06', as: 'goose' },
      { by: 'B', pick: 'b1' },
      { by: 'C', pick: 'c2', offered: ['c1', 'c2'] },
      { by: 'A', pick: 'a1' },
    ],
    then: { events: [['exhaust b1', 'exhaust c2', 'exhaust a1']] },
  },
  {
    title: 'answers with three players begin after the one who added the top item',
    given: {
      players: 3,
      ap: { B: 1, C: 1 },
      hand: { A: ['a03'], B: ['a01'], C: ['a02'] },
      objects: { badger: { card: 'd02', owner: 'A' } },
    },
    when: [
      { by: 'A', play: 'a03', on: 'badger' },
      { by: 'B', pass: true },
      { by: 'C', play: 'a02', on: 'badger' },
      { by: 'B', pass: true },
      { expect: { objects: { badger: { pe: 8 } }, pile: ['a03'] } },
      { by: 'B', pass: true },
    ],
    then: { objects: { badger: { pe: 4 } } },
  },
  {
    title: 'A27: what leaves at the same moment sees the others leave',
    cards: [storm],
    given: {
      hosts: { A: 10 },
      hand: { A: ['x-storm'] },
      objects: { owl: { card: 'd08', owner: 'A' }, badger: { card: 'd02', owner: 'B' } },
    },
    when: [{ by: 'A', play: 'x-storm' }],
    then: { hosts: { A: 13 }, events: [['bowOut owl', 'bowOut badger'], 'goes owl:badger', 'sp A +3'] },
  },
  {
    title: 'A30: targets are chosen when a skill is set off, though it waits',
    cards: [
      haven('x-gale', {
        skills: [{ on: 'end', do: [{ do: 'lose', n: 9, all: { type: 'furre', of: 'me' } }] }],
      }),
    ],
    given: {
      objects: {
        gale: { card: 'x-gale', owner: 'A' },
        wren: { card: 'd09', owner: 'B' },
        deer: { card: 'd07', owner: 'A' },
        otter: { card: 'd04', owner: 'B' },
        toll: { card: 'x-gale', owner: 'A' },
      },
    },
    when: [
      { by: 'A', swing: 'deer', at: 'B' },
      { by: 'B', stepIn: false },
      { by: 'A', end: true },
      { by: 'A', order: ['toll', 'gale'] },
      { by: 'A', target: 'otter', offered: ['wren', 'otter'] },
    ],
    then: { events: ['goes wren', 'goes toll', 'bowOut deer', 'goes gale', 'goes deer'] },
  },
  {
    title: 'A32: what is made while this turn ends is over with it',
    given: {
      objects: {
        deer: {
          card: 'd07',
          owner: 'A',
          mods: [
            { add: 'maxSp', n: -2 },
            { add: 'maxSp', n: 2, until: 'turn' },
          ],
        },
        badger: { card: 'd02', owner: 'B' },
      },
    },
    when: [{ by: 'A', end: true }],
    then: {
      turn: 6,
      objects: { deer: { in: 'couch' }, badger: { pe: 3 } },
      events: ['sp deer -2', 'bowOut deer', 'goes deer'],
    },
  },
  {
    title: 'set-up draws are no part of the first turn',
    given: { step: 'setUp', quiet: 9, book: { A: ['d01'], B: ['d01'] } },
    when: [
      { by: 'A', mulligan: false },
      { by: 'B', mulligan: false },
      { by: 'A', end: true },
    ],
    then: { winner: 'draw', turn: 1 },
  },
  {
    title: 'I2: all targets gone, nothing happens, not even the rest',
    cards: [
      action('x-lift', {
        target: { type: 'furre' },
        do: [
          { do: 'refresh', all: 'target' },
          { do: 'draw', n: 1 },
        ],
      }),
    ],
    given: {
      ap: { B: 2 },
      book: { A: ['d02'] },
      hand: { A: ['x-lift'], B: ['a10'] },
      objects: { rabbit: { card: 'd01', owner: 'A' } },
    },
    when: [
      { by: 'A', play: 'x-lift', on: 'rabbit' },
      { by: 'B', play: 'a10', on: 'rabbit' },
    ],
    then: { hand: { A: ['d01'] }, couch: { A: ['x-lift'] }, events: ['nothing x-lift'] },
  },
  {
    title: 'A2: the last values are known in the next turn',
    cards: [tire],
    given: { hand: { A: ['x-tire'] }, objects: { rabbit: { card: 'd01', owner: 'B' } } },
    when: [
      { by: 'A', play: 'x-tire', on: 'rabbit' },
      { by: 'A', end: true },
    ],
    then: { turn: 6, remembered: { rabbit: { pe: 2, sp: 0, maxSp: 3 } } },
  },
  {
    title: 'A2: and not in the one after it',
    cards: [tire],
    given: { hand: { A: ['x-tire'] }, objects: { rabbit: { card: 'd01', owner: 'B' } } },
    when: [
      { by: 'A', play: 'x-tire', on: 'rabbit' },
      { by: 'A', end: true },
      { by: 'B', end: true },
    ],
    then: { turn: 7, remembered: { rabbit: { pe: 0, maxSp: 0 } } },
  },
  {
    title: 'A2, lkiTurns 0: only in the same turn',
    options: { lkiTurns: 0 },
    cards: [tire],
    given: { hand: { A: ['x-tire'] }, objects: { rabbit: { card: 'd01', owner: 'B' } } },
    when: [
      { by: 'A', play: 'x-tire', on: 'rabbit' },
      { expect: { remembered: { rabbit: { pe: 2 } } } },
      { by: 'A', end: true },
    ],
    then: { remembered: { rabbit: { pe: 0 } } },
  },
  {
    title: 'a skill without a target goes off, and the rest of it happens',
    cards: [
      furre('x-last', {
        skills: [
          { on: 'bowOut', target: { type: 'furre' }, do: [{ do: 'lose', n: 1, all: 'target' }, ...hit.do] },
        ],
      }),
      storm,
    ],
    given: { hand: { A: ['x-storm'] }, objects: { last: { card: 'x-last', owner: 'A' } } },
    when: [{ by: 'A', play: 'x-storm' }],
    then: { hosts: { B: 19 }, events: ['goes last', 'sp B -1'] },
  },
  {
    title: 'a target that leaves in the middle of the effect is known by its last values',
    cards: [
      action('x-send', {
        target: { type: 'furre' },
        do: [
          { do: 'bowOut', all: 'target' },
          { do: 'lose', n: { stat: 'pe', of: 'target' }, all: { type: 'host', of: 'foe' } },
        ],
      }),
    ],
    given: { hand: { A: ['x-send'] }, objects: { badger: { card: 'd02', owner: 'B' } } },
    when: [{ by: 'A', play: 'x-send', on: 'badger' }],
    then: { hosts: { B: 17 } },
  },
  {
    title: 'I2: one of two targets is enough',
    given: {
      ap: { B: 4 },
      hand: { A: ['a09', 'a09'], B: ['a10', 'a10'] },
      objects: { rabbit: { card: 'd01', owner: 'A' }, badger: { card: 'd02', owner: 'A' } },
    },
    when: [
      { by: 'A', play: 'a09', on: ['badger', 'rabbit'], as: 'duet' },
      { by: 'B', play: 'a10', on: 'rabbit' },
      { by: 'B', pass: true },
      { expect: { objects: { rabbit: { in: 'hand' } }, pile: ['duet'] } },
      { by: 'B', pass: true },
      { expect: { objects: { badger: { pe: 4 } } } },
      { by: 'A', play: 'a09', on: ['badger', 'rabbit'], refused: true, code: 'target' },
    ],
    then: { noEvents: ['nothing duet'] },
  },
  {
    title: 'I2: a swing at a Furre that has left is nothing',
    given: {
      ap: { B: 2 },
      hand: { B: ['a10'] },
      objects: { otter: { card: 'd04', owner: 'A' }, rabbit: { card: 'd01', owner: 'B' } },
    },
    when: [
      { by: 'A', swing: 'otter', at: 'B' },
      { by: 'B', stepIn: 'rabbit' },
      { by: 'B', play: 'a10', on: 'rabbit' },
    ],
    then: { hosts: { B: 20 }, objects: { otter: { sp: 3, exhausted: true } }, events: ['nothing otter'] },
  },
  {
    title: 'skills of the same name are told apart',
    cards: [
      haven('x-two', {
        skills: [
          { on: 'end', ...hit },
          { on: 'end', do: [{ do: 'draw', n: 1 }] },
        ],
      }),
    ],
    given: { book: { A: ['d01'] }, objects: { two: { card: 'x-two', owner: 'A' } } },
    when: [
      { by: 'A', end: true },
      { by: 'A', order: ['two#2', 'two'], offered: ['two', 'two#2'] },
    ],
    then: { events: ['draw A', 'sp B -1'] },
  },
  {
    title: 'an object with several activated skills is told which',
    cards: [
      haven('x-desk', {
        skills: [
          { cost: { ap: 1 }, ...hit },
          { cost: { ap: 2 }, do: [{ do: 'draw', n: 1 }] },
        ],
      }),
    ],
    given: { ap: { A: 2 }, book: { A: ['d01'] }, objects: { desk: { card: 'x-desk', owner: 'A' } } },
    when: [{ by: 'A', activate: 'desk', skill: 2 }],
    then: { ap: { A: 0 }, hand: { A: ['d01'] } },
  },
  {
    title: 'an optional choice is one question, and none without candidates',
    cards: [
      action('x-may', { do: [{ do: 'exhaust', who: 'each', may: true, pick: { type: 'furre', of: 'me' } }] }),
    ],
    given: { hand: { A: ['x-may'] }, objects: { rabbit: { card: 'd01', owner: 'B' } } },
    when: [
      { by: 'A', play: 'x-may' },
      { by: 'B', may: false, offered: ['rabbit', false] },
    ],
    then: { objects: { rabbit: { exhausted: false } } },
  },
  {
    title: 'A10: what ends is reckoned before what begins',
    cards: [
      haven('x-lift', { while: [{ rule: 'add', stat: 'maxSp', n: 2, all: { type: 'furre', of: 'me' } }] }),
      haven('x-sink', { while: [{ rule: 'add', stat: 'maxSp', n: 3, all: { type: 'furre', of: 'foe' } }] }),
      action('x-take', { target: { type: 'furre' }, do: [{ do: 'control', all: 'target' }] }),
    ],
    given: {
      hand: { A: ['x-take'] },
      objects: {
        lift: { card: 'x-lift', owner: 'B' },
        other: { card: 'x-sink', owner: 'B' },
        rabbit: { card: 'd01', owner: 'B', sp: 4 },
      },
    },
    when: [
      { expect: { objects: { rabbit: { sp: 4, maxSp: 5 } } } },
      { by: 'A', play: 'x-take', on: 'rabbit' },
    ],
    then: { objects: { rabbit: { controller: 'A', sp: 6, maxSp: 6 } } },
  },
  {
    title: 'a Host has a Max SP like a Furre',
    cards: [
      haven('x-hall', { while: [{ rule: 'add', stat: 'maxSp', n: -5, all: { type: 'host', of: 'foe' } }] }),
    ],
    given: { hosts: { B: 18 }, hand: { A: ['x-hall'] } },
    when: [{ by: 'A', play: 'x-hall' }],
    then: { hosts: { A: 20, B: 15 }, events: ['sp B -3'] },
  },
  {
    title: 'control that was taken last counts, and the one before it when it ends',
    cards: [action('x-take', { target: { type: 'furre' }, do: [{ do: 'control', all: 'target' }] })],
    given: { hand: { A: ['x-take', 'a08'] }, objects: { badger: { card: 'd02', owner: 'B' } } },
    when: [
      { by: 'A', play: 'x-take', on: 'badger' },
      { by: 'A', play: 'a08', on: 'badger' },
      { by: 'A', end: true },
    ],
    then: { objects: { badger: { controller: 'A', settled: false } }, noEvents: ['control badger B'] },
  },
  {
    title: 'mulligan: the hand goes under the book as it was drawn, then five',
    given: {
      step: 'setUp',
      book: {
        A: ['d01', 'd02', 'd03', 'd04', 'd05', 'd06', 'd07'],
        B: ['d01', 'd02', 'd03', 'd04', 'd05', 'd06'],
      },
    },
    when: [
      { by: 'A', mulligan: true },
      { by: 'B', mulligan: false },
    ],
    then: {
      hand: { A: ['d07', 'd01', 'd02', 'd03', 'd04'], B: 6 },
      book: { A: ['d05', 'd06'], B: [] },
      ap: { A: 5 },
    },
  },
  {
    title: 'a refresh that costs more than there is is not asked about',
    given: {
      step: 'refresh',
      ap: { A: 4 },
      objects: { den: { card: 'h02', owner: 'B' }, rabbit: { card: 'd01', owner: 'A', exhausted: true } },
    },
    when: [],
    then: { step: 'main', refreshCost: { A: 5 }, objects: { rabbit: { exhausted: true } } },
  },
  {
    title: 'a player who is out is asked nothing, and his skills go off no more',
    cards: [fell],
    given: {
      players: 3,
      hand: { A: ['x-fell'] },
      objects: { wren: { card: 'd09', owner: 'B' }, den: { card: 'h02', owner: 'B' } },
    },
    when: [
      { by: 'A', play: 'x-fell', on: 'B' },
      {
        expect: { winner: null, owned: { B: 0 }, refreshCost: { A: 1 }, objects: { wren: { in: 'couch' } } },
      },
      { by: 'A', end: true },
    ],
    then: { active: 'C', hosts: { A: 20, B: 0, C: 20 }, noEvents: ['goes wren', 'bowOut wren'] },
  },
  {
    title:
      'what a player who is out only controlled goes back to its owner, and his own leave whoever has them',
    cards: [fell],
    given: {
      players: 3,
      hand: { A: ['x-fell'] },
      objects: {
        rabbit: { card: 'd01', owner: 'C', controller: 'B' },
        badger: { card: 'd02', owner: 'B', controller: 'A' },
      },
    },
    when: [{ by: 'A', play: 'x-fell', on: 'B' }],
    then: {
      objects: { rabbit: { in: 'play', controller: 'C', settled: false }, badger: { in: 'couch' } },
      couch: { A: ['x-fell'], B: ['d02'], C: [] },
      events: ['leave badger', 'control rabbit C'],
    },
  },
  {
    title: 'what a player who is out has waiting is dropped: skills set off, delayed effects, the pile',
    cards: [
      action('x-late', {
        target: { type: 'furre' },
        do: [{ do: 'later', at: 'end', steps: [{ do: 'draw', who: 'foe', n: 1 }] }],
      }),
      action('x-dare', { do: [{ do: 'draw', who: 'foe', n: 1 }] }),
      { ...fell, quick: true } as OracleCard,
    ],
    given: {
      players: 3,
      hand: { A: ['x-late', 'x-dare'], B: ['x-fell'] },
      book: { B: ['d01', 'd01'], C: ['d01', 'd01'] },
      objects: { rabbit: { card: 'd01', owner: 'C' } },
    },
    when: [
      { by: 'A', play: 'x-late', on: 'rabbit' },
      { by: 'B', pass: true },
      { by: 'A', play: 'x-dare' },
      { by: 'B', play: 'x-fell', on: 'A' },
    ],
    then: { active: 'B', pile: [], couch: { A: ['x-late', 'x-dare'] }, noEvents: ['draw B', 'draw C'] },
  },
  {
    title: 'the Host of a player who is out is no target any more',
    cards: [fell, { ...fell, id: 'x-slow', ap: 0 }],
    given: { players: 3, hand: { A: ['x-fell', 'x-slow'] } },
    when: [
      { by: 'A', play: 'x-fell', on: 'B' },
      { by: 'A', play: 'x-slow', on: 'B', refused: true, code: 'target' },
    ],
    then: { hosts: { A: 20, C: 20 } },
  },
  {
    title: 'A21: a Host at 0 SP plays on until its effect is done',
    cards: [
      action('x-faint', {
        target: { type: 'host' },
        do: [
          { do: 'lose', n: 20, all: 'target' },
          { do: 'regain', n: 5, all: { type: 'host', of: 'foe' } },
        ],
      }),
    ],
    given: { hand: { A: ['x-faint'] } },
    when: [{ by: 'A', play: 'x-faint', on: 'B' }],
    then: { winner: null, hosts: { B: 5 } },
  },
  {
    title: 'a Host has the SP that are given, also where something changes its Max SP',
    cards: [haven('x-hall', { while: [{ rule: 'add', stat: 'maxSp', n: 3, all: { type: 'host' } }] })],
    given: { hosts: { A: 12 }, objects: { hall: { card: 'x-hall', owner: 'A' } }, hand: { A: ['d01'] } },
    when: [{ by: 'A', play: 'd01' }],
    then: { hosts: { A: 12, B: 20 } },
  },
];
