import { expect, it } from 'vitest';
import { err, ok } from '@shared/util/result';
import { fakeClient } from '../../../api/fake-client';
import { Branch, dealAgain } from './branch.svelte';
import { MatchWork } from './match-work.svelte';
import { bot, person, seenMatch } from './test-match';

const desk = (copies = true, found = true) => {
  const happened: unknown[] = [];
  const client = fakeClient({
    'matches.export': () =>
      found ? ok({ fileName: 'm.json', text: '{}' }) : err({ code: 'no-such-match', data: { match: 'm1' } }),
  });
  const work = new MatchWork(client, {
    save: (...file) => happened.push(file),
    copy: (text) => {
      happened.push(text);
      return Promise.resolve(copies);
    },
    tell: (news) => happened.push(news),
    fail: ({ code }) => happened.push(code),
  });
  return { work, client, happened };
};

it('a match goes out as a file', async () => {
  const { work, happened } = desk();
  await work.export('m1');
  expect(happened).toEqual([['m.json', '{}'], { is: 'exported', file: 'm.json' }]);
});

it('onto the clipboard it goes only where nothing is hidden', async () => {
  const { work, happened, client } = desk();
  await work.copy({ match: 'm1', mayOpen: false });
  expect([happened, client.asked]).toEqual([[], []]);
  await work.copy({ match: 'm1', mayOpen: true });
  expect(happened).toEqual(['{}', { is: 'copied' }]);
});

it('a clipboard that can’t be reached, or a match that is gone, is told', async () => {
  const refused = desk(false);
  await refused.work.copy({ match: 'm1', mayOpen: true });
  expect(refused.happened.at(-1)).toEqual({ is: 'notCopied' });
  const gone = desk(true, false);
  await gone.work.export('m1');
  expect(gone.happened).toEqual(['no-such-match']);
});

const listed = {
  match: 'm1',
  game: 'ygios' as const,
  pack: 'p',
  revision: 'r',
  mode: null,
  players: [
    { is: 'bot' as const, bot: { bot: 'greedy' as const } },
    { is: 'human' as const, name: 'Ann' },
  ],
  designer: true,
  begunAt: 0,
  answers: 9,
  over: false,
  asked: null,
};
const seen = seenMatch({ players: [bot, person], answers: 4, designer: true });
const begins = () =>
  fakeClient({ 'matches.list': () => ok([listed]), 'matches.begin': () => ok(seenMatch({ match: 'new' })) });

it.each(['new', 'same'] as const)('again with a %s deal: names are kept by saying none', async (deal) => {
  const client = begins();
  await dealAgain(client, seen, deal, 'en');
  expect(client.asked.at(-1)?.params).toEqual({
    pack: 'p',
    start: { is: 'again', match: 'm1', deal },
    players: [{ is: 'bot', bot: { bot: 'greedy' } }, { is: 'human' }],
    designer: true,
    seat: 1,
    language: 'en',
  });
});

it('played on from a point: others may sit there', async () => {
  const client = begins();
  const branch = new Branch(seen, client);
  await branch.load();
  branch.change(1, { who: 'random' });
  branch.change(0, { who: 'human' });
  branch.designer = false;
  await Promise.all([branch.begin('en'), branch.begin('en')]);
  expect(client.asked.filter(({ name }) => name === 'matches.begin')).toHaveLength(1);
  expect(client.asked.at(-1)?.params).toMatchObject({
    start: { is: 'branch', match: 'm1', at: 4 },
    players: [{ is: 'human' }, { is: 'bot', bot: { bot: 'random' }, name: 'Ann' }],
    designer: false,
    seat: 0,
  });
});
