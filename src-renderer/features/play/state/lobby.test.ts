import { expect, it } from 'vitest';
import type { PackSummary } from '@shared/api/models';
import { err, ok } from '@shared/util/result';
import { fakeClient } from '../../../api/fake-client';
import { Lobby } from './lobby.svelte';
import { MatchForm, seedOf } from './match-form.svelte';
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
const revision = (id: string, time: number) => ({
  id,
  parent: null,
  time,
  message: { code: 'edited' as const },
  changes: 1,
});
const tie = {
  name: 'tie',
  title: 'Ties',
  values: [
    { value: true, text: 'yes' },
    { value: false, text: 'no' },
  ],
  default: true,
  about: [],
};

const desk = () => {
  const client = fakeClient({
    'packs.list': () => ok(packs),
    'packs.history': ({ pack: of }) => ok([revision(`${of}2`, 2), revision(`${of}1`, 1)]),
    'matches.options': ({ pack: of }) => ok(of === 'a' ? [tie] : []),
    'matches.list': () => ok([]),
    'matches.begin': () => ok(seenMatch({ match: 'new' })),
  });
  const lobby = new Lobby(client);
  const asked = () => client.asked.at(-1)?.params;
  return { client, lobby, form: lobby.form, asked };
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

it('somebody who only wants to play presses once: a person against a bot, a seed of its own', async () => {
  const { lobby, asked } = desk();
  await lobby.load();
  expect(await lobby.begin('uk')).toEqual({ match: 'new' });
  expect(asked()).toMatchObject({
    pack: 'a',
    mode: 'advanced',
    options: {},
    start: { is: 'dealt', seed: Number(lobby.form.seed) },
    players: [{ is: 'human' }, { is: 'bot' }],
    designer: false,
    seat: 0,
    language: 'uk',
  });
});

it('what is chosen is what is begun', async () => {
  const { lobby, form, asked } = desk();
  await lobby.load();
  await form.follow('en');
  form.mode = 'simple';
  form.seed = ' 7 ';
  form.designer = true;
  form.revision = 'a1';
  form.options.choose('tie', false);
  form.change(0, { name: ' Ann ', who: 'random' });
  form.change(1, { name: 'Bo', who: 'human' });
  await lobby.begin('en');
  expect(asked()).toMatchObject({
    revision: 'a1',
    mode: 'simple',
    options: { tie: false },
    start: { is: 'dealt', seed: 7 },
    players: [
      { is: 'bot', bot: { bot: 'random', backOff: null }, name: 'Ann' },
      { is: 'human', name: 'Bo' },
    ],
    designer: true,
    // The bot's cards are not for this screen.
    seat: 1,
  });
  form.swap();
  await lobby.begin('en');
  expect(asked()).toMatchObject({ players: [{ name: 'Bo' }, { name: 'Ann' }], seat: 0 });
});

it('a game without modes is begun without one, and another pack with its own options and newest revision', async () => {
  const { lobby, form, asked } = desk();
  await lobby.load();
  await form.follow('en');
  form.options.choose('tie', false);
  form.revision = 'a1';
  lobby.want('b');
  await form.follow('en');
  expect(form.history.map(({ id }) => id)).toEqual(['b2', 'b1']);
  expect(form.options).toMatchObject({ offered: [], count: 0 });
  await lobby.begin('uk');
  expect(asked()).toMatchObject({ pack: 'b', mode: undefined, options: {} });
  expect(asked()).not.toHaveProperty('revision');
});

it('what was chosen last is offered again; its options only for its pack', async () => {
  const first = desk();
  await first.lobby.load();
  await first.form.follow('en');
  first.form.mode = 'simple';
  first.form.options.choose('tie', false);
  first.form.change(0, { name: 'Ann' });
  const { remembered } = first.form;
  const next = desk();
  next.form.recall(remembered);
  await next.lobby.load();
  await next.form.follow('en');
  expect(next.form).toMatchObject({ mode: 'simple', seats: [{ name: 'Ann', who: 'human' }, { name: '' }] });
  expect(next.form.options.changed).toEqual({ tie: false });
  next.lobby.want('b');
  await next.form.follow('en');
  next.lobby.want('a');
  await next.form.follow('en');
  expect(next.form.options.changed).toEqual({ tie: false });
});

it('a bot that this release does not know is not offered again', () => {
  const { form } = desk();
  const before = form.seats;
  form.recall({
    pack: 'a',
    mode: null,
    options: {},
    seats: [
      { name: '', who: 'human' },
      { name: '', who: 'oracle:9' },
    ],
    designer: false,
  });
  expect(form.seats).toEqual(before);
});

it('options that come late are of another pack', async () => {
  let answer = (): void => undefined;
  const client = fakeClient({
    'packs.list': () => ok(packs),
    'packs.history': () => ok([]),
    'matches.list': () => ok([]),
    'matches.options': ({ pack: of }) =>
      of === 'a' ? new Promise((resolve) => (answer = () => resolve(ok([tie])))) : ok([]),
  });
  const lobby = new Lobby(client);
  await lobby.load();
  const slow = lobby.form.follow('en');
  lobby.want('b');
  await lobby.form.follow('en');
  answer();
  await slow;
  expect(lobby.form.options.offered).toEqual([]);
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

it('a bad seed begins nothing, another one is a seed', async () => {
  const { lobby, form, client } = desk();
  await lobby.load();
  form.seed = 'x';
  expect(form.badSeed).toBe(true);
  expect(await lobby.begin('en')).toBeNull();
  expect(client.asked.some(({ name }) => name === 'matches.begin')).toBe(false);
  form.anotherSeed();
  expect(form.badSeed).toBe(false);
});

it('a list of matches that can’t be read keeps nobody from playing; a match that can’t be begun says why', async () => {
  const client = fakeClient({
    'packs.list': () => ok(packs),
    'matches.list': () => err({ code: 'database-busy', data: { file: 'f' } }),
    'matches.begin': () => err({ code: 'no-such-pack', data: { pack: 'a' } }),
  });
  const lobby = new Lobby(client);
  await lobby.load();
  expect([lobby.failure, lobby.matches, lobby.pack?.id]).toEqual([null, [], 'a']);
  expect(await lobby.begin('en')).toEqual({ failure: { code: 'no-such-pack', data: { pack: 'a' } } });
  expect(lobby.busy).toBe(false);
});

it('a game for several numbers of players has as many seats as are wanted; who sat there comes back', () => {
  let now = pack('a', 'ygios');
  const numbersFor = (game: PackSummary['game']) => (game === 'ygios' ? [4, 3, 5] : [2]);
  const form = new MatchForm(fakeClient({}), () => now, numbersFor);
  expect(form.seats.map(({ who }) => who === 'human')).toEqual([true, false, false, false]);
  form.wantSeats(5);
  form.change(4, { name: 'Eve', who: 'human' });
  form.swap();
  expect(form.seats.map(({ name }) => name)).toEqual(['', '', '', 'Eve', '']);
  form.wantSeats(3);
  expect(form.wanted('en')?.players).toHaveLength(3);
  const { remembered } = form;
  form.wantSeats(5);
  expect(form.seats[3]).toMatchObject({ name: 'Eve' });
  // A number that the game does not have is not kept to.
  now = pack('b', 'governing');
  const other = new MatchForm(fakeClient({}), () => now, numbersFor);
  other.recall(remembered);
  expect(other.seats).toHaveLength(2);
  const again = new MatchForm(fakeClient({}), () => pack('a', 'ygios'), numbersFor);
  again.recall(remembered);
  expect(again.seats).toHaveLength(3);
});
