import { expect, it } from 'vitest';
import type { SeenMatch } from '@shared/api/matches';
import { err, ok } from '@shared/util/result';
import { fakeClient } from '../../../api/fake-client';
import { eyesAllowed, firstEyes } from './eyes';
import { Replay } from './replay.svelte';
import { bot, person, seenCard, seenMatch, seenPlace } from './test-match';

const total = 5;
const line = (at: number, summary: SeenMatch['log'][number]['summary'] = null) => ({
  text: `line ${at}`,
  cards: [],
  at,
  events: [],
  summary,
});
const ended = { title: '', total: null, lines: [], rules: [] };
const log = [line(0), line(2, ended), line(2, ended), line(5, ended)];

const table = (match: Partial<SeenMatch>) => {
  const client = fakeClient({
    'matches.see': ({ at = total }) =>
      ok(seenMatch({ total, answers: at, log: log.filter((one) => one.at <= at), ...match })),
  });
  return { client, replay: new Replay('m1', () => 'en', client) };
};
const seats = (client: ReturnType<typeof fakeClient>) =>
  client.asked.map(({ params }) => (params as { seat: number | null }).seat);

it.each<[string, Pick<SeenMatch, 'players' | 'mayOpen'>, unknown, unknown]>([
  ['running against a bot', { players: [bot, person], mayOpen: false }, [1], 1],
  ['running between people', { players: [person, person], mayOpen: false }, [0, 1], undefined],
  ['over, against a bot', { players: [bot, person], mayOpen: true }, [null, 0, 1], 1],
  ['over, between people', { players: [person, person], mayOpen: true }, [null, 0, 1], null],
  ['bots alone', { players: [bot, bot], mayOpen: true }, [null, 0, 1], null],
])('whose eyes a replay may have: %s', (_, match, allowed, first) => {
  expect(eyesAllowed(match)).toEqual(allowed);
  expect(firstEyes(match)).toBe(first);
});

it('stands where the address says, and no further than the match came', async () => {
  const { replay } = table({});
  await replay.load(3);
  expect([replay.at, replay.total, replay.marks]).toEqual([3, total, [2, 5]]);
  await replay.goTo(99);
  expect(replay.at).toBe(total);
  await replay.goTo(-1);
  expect(replay.at).toBe(0);
  expect(replay.shown).toMatchObject({ is: 'table', log });
});

it('a bot’s cards are never asked for while the match goes on', async () => {
  const { replay, client } = table({ players: [bot, person] });
  await replay.load(1);
  expect(replay.shown).toMatchObject({ is: 'table', seat: 1, eyes: [1] });
  expect(seats(client).slice(1)).toEqual([1, 1]);
});

it('between people it is asked who looks, and nothing is held meanwhile', async () => {
  const names = { first: 'Ann', second: 'Bo' };
  const players = [
    { ...person, name: names.first },
    { ...person, name: names.second },
  ];
  const { replay, client } = table({ players, headline: 'secret' });
  await replay.load(2);
  expect(replay.shown).toEqual({
    is: 'whoLooks',
    seats: [
      { seat: 0, name: names.first },
      { seat: 1, name: names.second },
    ],
  });
  await replay.goTo(3);
  expect(replay.shown.is).toBe('whoLooks');
  await replay.lookAs(1);
  expect(replay.shown).toMatchObject({ is: 'table', seat: 1, eyes: [1], seen: { answers: 3 } });
  expect(client.asked.at(-1)).toMatchObject({ params: { seat: 1, at: 3 } });
});

it('other eyes see the same point', async () => {
  const { replay, client } = table({ players: [person, bot], mayOpen: true });
  await replay.load(2);
  await replay.lookAs(null);
  expect(replay.shown).toMatchObject({ is: 'table', seat: null, seen: { answers: 2 } });
  expect(client.asked.at(-1)).toMatchObject({ params: { seat: null, at: 2 } });
});

it('a slider that is dragged asks for the place it stops at, not for every one on the way', async () => {
  const { replay, client } = table({});
  await replay.load(0);
  const before = client.asked.length;
  await Promise.all([replay.goTo(1), replay.goTo(2), replay.goTo(3), replay.goTo(4)]);
  expect(replay.at).toBe(4);
  expect(client.asked.slice(before).map(({ params }) => (params as { at: number }).at)).toEqual([1, 4]);
});

it('what a step brought is marked; a jump marks nothing', async () => {
  const client = fakeClient({
    'matches.see': ({ at = total }) => {
      const cards = Array.from({ length: at }, (_, n) => seenCard({ handle: `c${n}` }));
      return ok(seenMatch({ total, answers: at, places: [seenPlace({ cards })] }));
    },
  });
  const replay = new Replay('m1', () => 'en', client);
  await replay.load(1);
  await replay.goTo(2);
  expect(replay.shown).toMatchObject({ fresh: new Set(['home c1']) });
  await replay.goTo(4);
  expect(replay.shown).toMatchObject({ fresh: new Set() });
});

it('a match that is not there is told', async () => {
  const failure = { code: 'no-such-match', data: { match: 'm1' } } as const;
  const client = fakeClient({ 'matches.see': () => err(failure) });
  const replay = new Replay('m1', () => 'en', client);
  await replay.load(0);
  expect(replay.shown).toEqual({ is: 'failed', failure });
});
