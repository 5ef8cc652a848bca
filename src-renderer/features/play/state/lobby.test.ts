import { expect, it } from 'vitest';
import type { PackSummary } from '@shared/api/models';
import { err, ok } from '@shared/util/result';
import { fakeClient } from '../../../api/fake-client';
import { Lobby, seedOf } from './lobby.svelte';
import { seenMatch } from './test-match';

const pack = (id: string, game: PackSummary['game'], deletedAt: number | null = null): PackSummary => ({
  id,
  game,
  names: { en: id, ja: id, uk: id },
  shipped: true,
  origin: null,
  head: 'r',
  definitions: 1,
  changedAt: 0,
  deletedAt,
});
const packs = [
  pack('a', 'ygios'),
  pack('gone', 'ygios', 1),
  pack('later', 'formula'),
  pack('b', 'governing'),
];

const desk = () => {
  const client = fakeClient({
    'packs.list': () => ok(packs),
    'matches.list': () => ok([]),
    'matches.begin': () => ok(seenMatch({ match: 'new' })),
  });
  return { client, lobby: new Lobby(client) };
};

it('offers packs that are there and whose game has rules, the wanted one first', async () => {
  const { lobby } = desk();
  lobby.want('b');
  await lobby.load();
  expect(lobby.packs.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(lobby.pack?.id).toBe('b');
  lobby.want('gone');
  expect(lobby.pack?.id).toBe('a');
});

it('a game without modes is begun without one', async () => {
  const { lobby, client } = desk();
  await lobby.load();
  lobby.mode = 'simple';
  lobby.seed = ' 7 ';
  expect(await lobby.begin('uk')).toEqual({ match: 'new' });
  expect(client.asked.at(-1)?.params).toMatchObject({
    pack: 'a',
    mode: 'simple',
    start: { is: 'dealt', seed: 7 },
    players: [{ is: 'human' }, { is: 'bot', bot: { bot: 'greedy' } }],
    language: 'uk',
  });
  lobby.want('b');
  lobby.opponent = 'human';
  await lobby.begin('uk');
  expect(client.asked.at(-1)?.params).toMatchObject({
    pack: 'b',
    mode: undefined,
    players: [{ is: 'human' }, { is: 'human' }],
  });
});

it.each<[string, number | null | undefined]>([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['12', 12],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['seven', undefined],
  ['99999999999999999999', undefined],
])('the seed “%s”', (typed, seed) => {
  expect(seedOf(typed)).toBe(seed);
});

it('with a bad seed nothing begins', async () => {
  const { lobby, client } = desk();
  await lobby.load();
  lobby.seed = 'x';
  expect(lobby.badSeed).toBe(true);
  expect(await lobby.begin('en')).toBeNull();
  expect(client.asked.some(({ name }) => name === 'matches.begin')).toBe(false);
});

it('a list of matches that can’t be read keeps nobody from playing', async () => {
  const client = fakeClient({
    'packs.list': () => ok(packs),
    'matches.list': () => err({ code: 'database-busy', data: { file: 'f' } }),
  });
  const lobby = new Lobby(client);
  await lobby.load();
  expect([lobby.failure, lobby.matches, lobby.pack?.id]).toEqual([null, [], 'a']);
});
