import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readScenarioDocument } from '@shared/language/scenario/read-scenarios';
import { shippedDefinitions } from '../test-shipped';
import { runScenarioFile } from './run-file';

const definitions = shippedDefinitions();
const run = (bytes: Uint8Array) => {
  const read = readScenarioDocument('test.json', bytes);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return runScenarioFile(read.value, definitions);
};

const shipped = resolve(import.meta.dirname, '../../../../../resources/scenarios/governing.json');

describe('the scenarios of the rules', () => {
  const ran = run(readFileSync(shipped));
  const reports = ran.ok ? ran.value : [];

  it('are read', () => {
    expect(ran).toMatchObject({ ok: true });
    expect(reports.length).toBeGreaterThanOrEqual(75);
  });
  it.each(reports.map((report) => [report.id, report.title, report.difference] as const))(
    '%s: %s',
    (_id, _title, difference) => {
      expect(difference).toBeNull();
    },
  );
});

/** A scenario that passes; each row below spoils it in one place. */
const right = {
  given: {
    hosts: { B: 10 },
    hand: { A: ['a02'] },
    objects: { otter: { card: 'd04', owner: 'A' }, badger: { card: 'd02', owner: 'B' } },
  },
  when: [
    { by: 'A', swing: 'otter', at: 'B', offered: ['badger', 'B'] },
    { by: 'B', stepIn: false, offered: ['badger', false] },
    { by: 'A', play: 'a02', on: 'otter', as: 'cheer', offered: ['otter', 'badger'] },
  ],
  then: { hosts: { B: 2 }, objects: { otter: { pe: 8 } }, events: ['swing otter B', 'groove otter B 8'] },
};
const spoiled = [
  { what: 'a host', change: { then: { hosts: { B: 3 } } }, at: 'then.hosts.B' },
  { what: 'a stat', change: { then: { objects: { otter: { pe: 7 } } } }, at: 'then.objects.otter.pe' },
  { what: 'an event', change: { then: { events: ['groove badger otter 3'] } }, at: 'then.events.0' },
  {
    what: 'the order of events',
    change: { then: { events: ['groove otter B 8', 'swing otter B'] } },
    at: 'then.events.1',
  },
  {
    what: 'events that were not at the same moment',
    change: { then: { events: [['swing otter B', 'groove otter B 8']] } },
    at: 'then.events.0',
  },
  {
    what: 'an event that happened',
    change: { then: { noEvents: ['swing otter B'] } },
    at: 'then.noEvents.0',
  },
  { what: 'a list of cards', change: { then: { couch: { A: [] } } }, at: 'then.couch.A' },
  { what: 'a number of cards', change: { then: { couch: { A: 2 } } }, at: 'then.couch.A' },
  {
    what: 'a memory',
    change: { then: { remembered: { otter: { pe: 3 } } } },
    at: 'then.remembered.otter.pe',
  },
  { what: 'an open question', change: { when: right.when.slice(0, 2) }, at: 'then' },
  {
    what: 'targets that are offered',
    change: { when: [{ ...right.when[0], offered: ['B'] }, ...right.when.slice(1)] },
    at: 'when.0.offered',
  },
  {
    what: 'a move that is refused',
    change: { when: [{ by: 'A', swing: 'badger', at: 'B' }] },
    at: 'when.0',
  },
  {
    what: 'another code',
    change: { when: [{ by: 'A', swing: 'badger', at: 'B', refused: true, code: 'target' }, ...right.when] },
    at: 'when.0.code',
  },
] as const;

describe('a scenario that is not so', () => {
  const play = (scenario: object) => {
    const file = { format: 1, game: 'governing', scenarios: [{ id: 'T1', title: 'Trial', ...scenario }] };
    const ran = run(new TextEncoder().encode(JSON.stringify(file)));
    if (!ran.ok) throw new Error(JSON.stringify(ran.error));
    return ran.value[0]?.difference ?? null;
  };

  it('passes as it stands', () => {
    expect(play(right)).toBeNull();
  });
  it.each(spoiled)('is told: $what', ({ change, at }) => {
    expect(play({ ...right, ...change })).toMatchObject({ at });
  });

  const x = { id: 'x-a', type: 'furre', ap: 'X', sp: 3, pe: 1 };
  const enters = { on: 'enter', do: [{ do: 'draw', n: 'X' }] };
  const bows = { on: 'bowOut', do: [{ do: 'lose', n: 'X', all: { type: 'host', of: 'foe' } }] };
  const pays = { cost: { ap: 1 }, do: [{ do: 'ap', n: 'X' }] };
  it('X of an object is what was paid for it, and 0 where nothing was', () => {
    const cards = [{ ...x, skills: [enters, bows, pays] }];
    const given = { hand: { A: ['x-a', 'a04'] }, book: { A: ['d01', 'd01', 'd01'] } };
    const when = [
      { by: 'A', play: 'x-a', refused: true, code: 'number' },
      { by: 'A', play: 'x-a', x: 11, refused: true, code: 'ap' },
      { by: 'A', play: 'x-a', x: 2, as: 'f' },
      { expect: { hand: { A: 3 }, ap: { A: 8 } } },
      { by: 'A', activate: 'f' },
      { by: 'A', pass: true },
      { expect: { ap: { A: 9 } } },
      { by: 'A', play: 'a04', on: 'f' },
      { by: 'A', pass: true },
    ];
    expect(play({ cards, given, when, then: { hosts: { B: 18 } } })).toBeNull();
    const laid = { hand: { A: ['a04'] }, objects: { f: { card: 'x-a', owner: 'A' } } };
    expect(play({ cards, given: laid, when: when.slice(-2), then: { hosts: { B: 20 } } })).toBeNull();
  });

  // prettier-ignore
  const refusedMoves: readonly (readonly [move: object, code: string])[] = [
    [{ play: 'd99' }, 'no-such'],
    [{ play: 5 }, 'no-such'],
    [{ activate: 'ghost' }, 'no-such'],
    [{ swing: 'ghost', at: 'B' }, 'no-such'],
    [{ swing: 'otter' }, 'target'],
    [{ swing: 'otter', at: 'ghost' }, 'target'],
    [{ play: 'a02', on: 'ghost' }, 'target'],
    [{ play: 'a02', on: 5 }, 'target'],
    [{ play: 'a02' }, 'target'],
    [{ play: 'a02', on: 'otter', x: '2' }, 'number'],
    [{ pick: 'ghost' }, 'not-now'],
    [{ refresh: 'yes' }, 'not-now'],
  ];
  it.each(refusedMoves)('a refused move may name what is not there: %j', (move, code) => {
    expect(play({ ...right, when: [{ by: 'A', ...move, refused: true, code }, ...right.when] })).toBeNull();
  });

  it('an optional pick may be agreed to first', () => {
    const skill = { on: 'play', do: [{ do: 'bowOut', may: true, pick: { type: 'furre' } }] };
    const cards = [{ id: 'x-b', type: 'action', ap: 0, skills: [skill] }];
    const one = { hand: { A: ['x-b'] }, objects: { r: { card: 'd01', owner: 'A' } } };
    const two = { ...one, objects: { ...one.objects, s: { card: 'd01', owner: 'A' } } };
    const start = { by: 'A', play: 'x-b' };
    const gone = { objects: { r: { in: 'couch' } } };
    expect(play({ cards, given: one, when: [start, { by: 'A', may: true }], then: gone })).toBeNull();
    const agreed = [start, { by: 'A', may: true, offered: [true, false] }];
    const picks = { by: 'A', pick: 'r', offered: ['r', 's'] };
    expect(play({ cards, given: two, when: [...agreed, picks], then: gone })).toBeNull();
    expect(play({ cards, given: two, when: [start, { by: 'A', pick: 'r' }], then: gone })).toBeNull();
    expect(play({ cards, given: two, when: agreed, then: {} })).toMatchObject({ is: 'open-question' });
  });
});

it('faulty scenarios fail alone, and the second of two of one name', () => {
  const scenarios = [
    { id: 'ok', given: {} },
    { id: 'key', given: { foo: 1 } },
    { id: 'then', given: {}, then: { foo: 1 } },
    { id: 'object', given: {}, then: { objects: { r: { in: 'play' } } } },
    { id: 'ok', given: {} },
    5,
    { id: 'last', given: {}, then: { active: 'A' } },
  ];
  const ran = run(new TextEncoder().encode(JSON.stringify({ format: 1, game: 'governing', scenarios })));
  if (!ran.ok) throw new Error(JSON.stringify(ran.error));
  expect(
    ran.value.map(({ id, difference }) => [
      id,
      difference?.at,
      difference?.is === 'faulty' ? difference.code : undefined,
    ]),
  ).toEqual([
    ['ok', undefined, undefined],
    ['key', 'given.foo', 'unknown-key'],
    ['then', 'then.foo', 'unknown-key'],
    ['object', 'then.objects.r', 'unknown-object'],
    ['ok', 'id', 'twice'],
    ['#6', 'scenario', 'not-an-object'],
    ['last', undefined, undefined],
  ]);
});
