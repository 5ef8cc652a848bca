import { expect, it } from 'vitest';
import type { CallResult } from '@shared/api/bridge';
import { err, ok } from '@shared/util/result';
import { fakeClient } from '../../../api/fake-client';
import { MatchHint } from './hint.svelte';
import { seenMatch } from './test-match';

const offered = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ text: `answer ${at}`, cards: [], places: [] }));
const asking = (answers: number, count = 8) =>
  seenMatch({ answers, question: { seat: 0, prompt: '?', source: null, answers: offered(count) } });
const verdict = (answer: number, share: number) => ({ answer, share, worth: 0 });
const thought = {
  iterations: 1000,
  answers: [
    verdict(3, 0.5),
    verdict(1, 0.2),
    verdict(0, 0.1),
    verdict(2, 0.1),
    verdict(5, 0.06),
    verdict(6, 0.04),
    verdict(4, 0),
  ],
};

const desk = (result: CallResult<'matches.hint'> = ok(thought)) => {
  const table = { seat: 0 as number | null, seen: asking(4) };
  const told: unknown[] = [];
  const waiting: (() => void)[] = [];
  const client = fakeClient({
    'matches.hint': () => new Promise((resolve) => waiting.push(() => resolve(result))),
    'tasks.cancel': () => ok({ found: true }),
  });
  const hint = new MatchHint(
    client,
    () => table,
    ({ code }) => told.push(code),
  );
  return { hint, table, told, client, answer: () => waiting.shift()?.() };
};

it('says what the bot would do, the best first and no more than can be read', async () => {
  const { hint, client, answer } = desk();
  const asked = hint.ask('t');
  expect(hint.shown).toEqual({ is: 'thinking', task: 't' });
  answer();
  await asked;
  expect(client.asked[0]?.params).toMatchObject({ match: 'm1', seat: 0, number: 4, task: 't' });
  expect(hint.shown).toMatchObject({
    is: 'told',
    answers: [3, 1, 0, 2, 5].map((at) => ({ answer: at, text: `answer ${at}` })),
  });
});

it('marks what its answers are about, with their shares together', async () => {
  const { hint, answer } = desk();
  const asked = hint.ask('t');
  answer();
  await asked;
  expect(hint.shareOf([1, 3])).toBeCloseTo(0.7);
  expect([hint.shareOf([4]), hint.shareOf([])]).toEqual([null, null]);
  expect([hint.isBest([3, 7]), hint.isBest([1])]).toEqual([true, false]);
});

it('is gone with the next answer, and with other eyes', async () => {
  const { hint, table, answer } = desk();
  const asked = hint.ask('t');
  answer();
  await asked;
  table.seat = 1;
  expect([hint.shown.is, hint.shareOf([3])]).toEqual(['none', null]);
  table.seat = 0;
  expect(hint.shown.is).toBe('told');
  table.seen = asking(5);
  expect(hint.shown.is).toBe('none');
});

it('can be stopped, and what comes afterwards is not shown', async () => {
  const { hint, client, answer } = desk();
  const asked = hint.ask('t');
  await hint.close();
  expect(client.asked.at(-1)).toMatchObject({ name: 'tasks.cancel', params: { task: 't' } });
  answer();
  await asked;
  expect(hint.shown.is).toBe('none');
});

it.each<['cancelled' | 'bot-failed', readonly string[]]>([
  ['cancelled', []],
  ['bot-failed', ['bot-failed']],
])('a failure is told unless it was wished for: %s', async (code, words) => {
  const data = { detail: '' };
  const { hint, told, answer } = desk(err(code === 'cancelled' ? { code, data: {} } : { code, data }));
  const asked = hint.ask('t');
  answer();
  await asked;
  expect([hint.shown.is, told]).toEqual(['none', words]);
});

it('nobody is helped who is not asked, or who has no choice', async () => {
  const { hint, table, client } = desk();
  table.seen = asking(4, 1);
  await hint.ask('t');
  table.seen = seenMatch({ question: { seat: 1, prompt: '', source: null, answers: null } });
  await hint.ask('t');
  expect([hint.canAsk, client.asked]).toEqual([false, []]);
});
