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
});
