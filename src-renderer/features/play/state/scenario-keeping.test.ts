import { expect, it } from 'vitest';
import type { PackSummary } from '@shared/api/models';
import { err, ok } from '@shared/util/result';
import { fakeClient } from '../../../api/fake-client';
import { ScenarioKeeping } from './scenario-keeping.svelte';

const pack = (id: string, change: Partial<PackSummary> = {}): PackSummary => ({
  id,
  game: 'ygios',
  names: { en: id, ja: id, uk: id },
  shipped: false,
  origin: null,
  head: 'r',
  definitions: 1,
  changedAt: 0,
  deletedAt: null,
  ...change,
});
const packs = [
  pack('original', { shipped: true }),
  pack('old', { changedAt: 1 }),
  pack('new', { changedAt: 2 }),
  pack('gone', { deletedAt: 1 }),
  pack('duel', { game: 'governing' }),
];

const desk = (played: string) => {
  const client = fakeClient({
    'packs.list': () => ok(packs),
    'matches.keepScenario': ({ pack: into }) =>
      into === 'old'
        ? err({ code: 'pack-read-only', data: { pack: into } })
        : ok({ pack: into, path: 'scenarios/a.json', id: 'a', revision: 'r' }),
    'matches.scenario': () => ok({ id: 'a', fileName: 'a.json', text: '{}' }),
  });
  const of = { match: 'm1', pack: played, game: 'ygios', answers: 7 } as const;
  return { client, keeping: new ScenarioKeeping(of, client) };
};

it.each<[string, readonly string[], string | null]>([
  // A shipped original is left alone: the newest copy is offered.
  ['original', ['new', 'old'], 'original'],
  ['old', ['old', 'new'], null],
])('played with %s, it can be kept in %j', async (played, into, original) => {
  const { keeping } = desk(played);
  await keeping.load();
  expect(keeping.packs.map(({ id }) => id)).toEqual(into);
  expect([keeping.into, keeping.original?.id ?? null]).toEqual([into[0], original]);
});

it('is kept as it stands on the table, under its title', async () => {
  const { keeping, client } = desk('original');
  await keeping.load();
  keeping.title = ' A tie ';
  expect(await keeping.keep()).toMatchObject({ pack: 'new', path: 'scenarios/a.json' });
  expect(client.asked.at(-1)?.params).toEqual({ match: 'm1', at: 7, title: 'A tie', pack: 'new' });
  expect(await keeping.write()).toMatchObject({ fileName: 'a.json' });
});

it('what can’t be kept is told, and can be tried again elsewhere', async () => {
  const { keeping } = desk('old');
  await keeping.load();
  expect(await keeping.keep()).toBeNull();
  expect(keeping).toMatchObject({ failure: { code: 'pack-read-only' }, busy: false });
  keeping.into = 'new';
  expect(await keeping.keep()).not.toBeNull();
  expect(keeping.failure).toBeNull();
});
