import { expect, it } from 'vitest';
import type { SeenMatch } from '@shared/api/matches';
import { err, ok } from '@shared/util/result';
import { fakeClient } from '../../../api/fake-client';
import type { AnyFailure } from '../../../state/failure-text';
import { PlayedMatch } from './played-match.svelte';
import { person, seenCard, seenMatch, seenPlace } from './test-match';

const two = [
  { ...person, name: 'First' },
  { ...person, name: 'Second' },
];
const asks = (seat: number): SeenMatch['question'] => ({ seat, prompt: '?', source: null, answers: null });

/** A match that is `steps` as it goes on; each answer leads to the next. */
function table(steps: readonly SeenMatch[]) {
  let at = 0;
  const now = (): SeenMatch => {
    const seen = steps[at];
    if (!seen) throw new Error('the test has no such step');
    return { ...seen, answers: at };
  };
  const told: AnyFailure[] = [];
  const client = fakeClient({
    'matches.see': () => ok(now()),
    'matches.answer'({ number }) {
      if (number !== at)
        return err({ code: 'choice-out-of-order', data: { match: 'm1', index: number, expected: at } });
      at += 1;
      return ok(now());
    },
    'matches.undo'() {
      at -= 1;
      return ok(now());
    },
    'matches.redo'() {
      at += 1;
      return ok(now());
    },
  });
  const match = new PlayedMatch(
    'm1',
    () => 'en',
    client,
    (failure) => told.push(failure),
  );
  return { match, client, told, elsewhere: () => (at += 1) };
}

it('one person sees his table, answers, and what is new is marked until the next decision', async () => {
  const before = seenPlace({ cards: [seenCard({ handle: 'c1' })] });
  const after = seenPlace({ cards: [seenCard({ handle: 'c1' }), seenCard({ handle: 'c2' })] });
  const entry = { text: 'x', cards: [], at: 0, events: [], summary: null };
  const { match } = table([
    seenMatch({ places: [before], log: [entry] }),
    seenMatch({ places: [after], log: [entry, entry], undo: { to: 0, asks: [] } }),
  ]);
  await match.load();
  expect(match.shown).toMatchObject({ is: 'table', seat: 0, oldLog: 1 });
  await match.answer(0);
  const expected = { is: 'table', seen: { answers: 1 }, fresh: new Set(['home c2']), oldLog: 1 };
  expect(match.shown).toMatchObject(expected);
  await match.load();
  expect(match.shown).toMatchObject(expected);
  await match.undo();
  expect(match.shown).toMatchObject({ is: 'table', seen: { answers: 0 } });
});

it('between two people nothing of either is held, only a name', async () => {
  const { match, client } = table([
    seenMatch({ players: two, question: asks(0), headline: 'secret' }),
    seenMatch({ players: two, question: asks(1), headline: 'secret' }),
  ]);
  await match.load();
  expect(match.shown).toEqual({ is: 'handOver', to: 0, name: 'First', mayOpen: false });
  await match.sitDown(0);
  expect(match.shown).toMatchObject({ is: 'table', seat: 0 });
  await match.answer(0);
  expect(match.shown).toEqual({ is: 'handOver', to: 1, name: 'Second', mayOpen: false });
  // Nobody sits there who could answer.
  await match.answer(0);
  expect(client.asked.filter(({ name }) => name === 'matches.answer')).toHaveLength(1);
  await match.sitDown(1);
  expect(match.shown).toMatchObject({ is: 'table', seat: 1 });
  expect(client.asked.at(-1)).toMatchObject({ params: { seat: 1 } });
});

it('a designer plays both sides without the page between', async () => {
  const { match, client } = table([
    seenMatch({ players: two, question: asks(0) }),
    seenMatch({ players: two, question: asks(1) }),
  ]);
  await match.load();
  await match.sitDown('designer');
  await match.answer(0);
  expect(match.shown).toMatchObject({ is: 'table', seat: null, seen: { answers: 1 } });
  expect(client.asked.at(-1)).toMatchObject({ params: { seat: null } });
});

it('another window was faster: it is told, and the question that is asked now is shown', async () => {
  const { match, told, elsewhere } = table([seenMatch(), seenMatch()]);
  await match.load();
  elsewhere();
  await match.answer(0);
  expect(told).toMatchObject([{ code: 'choice-out-of-order' }]);
  expect(match.shown).toMatchObject({ seen: { answers: 1 } });
  expect(match.busy).toBe(false);
});

it('news of this match are looked at, of others and of an own answer are not', async () => {
  const { match, client } = table([seenMatch(), seenMatch()]);
  await match.load();
  const looks = (): number => client.asked.filter(({ name }) => name === 'matches.see').length;
  await match.changed('other');
  expect(looks()).toBe(1);
  await match.changed('m1');
  expect(looks()).toBe(2);
  const answer = match.answer(0);
  await match.changed('m1');
  await answer;
  expect(looks()).toBe(2);
});

it('bots that stopped in the middle are let go on, until they stand still', async () => {
  const question = { seat: 1, prompt: '', source: null, answers: null };
  let answers = 0;
  const client = fakeClient({
    'matches.see'() {
      answers = Math.min(3, answers + 1);
      return ok(seenMatch({ answers, question }));
    },
  });
  const match = new PlayedMatch(
    'm1',
    () => 'en',
    client,
    () => undefined,
  );
  await match.load();
  expect(match.shown).toMatchObject({ is: 'table', seen: { answers: 3 } });
  expect(client.asked).toHaveLength(4);
});

it('a bot that thinks is waited for: looking again would not hurry it, news of the match do', async () => {
  const question = { seat: 1, prompt: '', source: null, answers: null };
  const steps = [seenMatch({ question, thinking: true }), seenMatch({ answers: 1 })];
  const client = fakeClient({
    'matches.see': () => ok(steps[0] ?? seenMatch()),
    'matches.leave': () => ok({}),
  });
  const match = new PlayedMatch(
    'm1',
    () => 'en',
    client,
    () => undefined,
  );
  await match.load();
  expect(match.shown).toMatchObject({ is: 'table', seen: { thinking: true } });
  expect(client.asked).toHaveLength(1);
  steps.shift();
  await match.changed('m1');
  expect(match.shown).toMatchObject({ is: 'table', seen: { answers: 1, thinking: false } });
  // Nobody is at work: there is nobody to tell.
  await match.leave();
  expect(client.asked).toHaveLength(2);
});

it('a bot that thinks is told that nobody waits for it any more', async () => {
  const question = { seat: 1, prompt: '', source: null, answers: null };
  const client = fakeClient({
    'matches.see': () => ok(seenMatch({ question, thinking: true })),
    'matches.leave': () => ok({}),
  });
  const match = new PlayedMatch(
    'm1',
    () => 'en',
    client,
    () => undefined,
  );
  await match.load();
  await match.leave();
  expect(client.asked.map(({ name }) => name)).toEqual(['matches.see', 'matches.leave']);
});

it('two presses are one answer', async () => {
  const { match, client } = table([seenMatch(), seenMatch(), seenMatch()]);
  await match.load();
  await Promise.all([match.answer(0), match.answer(0)]);
  expect(client.asked.filter(({ name }) => name === 'matches.answer')).toHaveLength(1);
});

it('a match that is not there is told', async () => {
  const client = fakeClient({
    'matches.see': () => err({ code: 'no-such-match', data: { match: 'm1' } }),
  });
  const match = new PlayedMatch(
    'm1',
    () => 'en',
    client,
    () => undefined,
  );
  await match.load();
  expect(match.shown).toEqual({ is: 'failed', failure: { code: 'no-such-match', data: { match: 'm1' } } });
});

const revealed = { to: 0, asks: [1] };

it.each([true, false])(
  'others are asked before something is taken back, without a card in sight: %s',
  async (agreed) => {
    const { match, client } = table([
      seenMatch({ players: two, question: asks(0) }),
      seenMatch({ players: two, question: asks(0), undo: revealed, headline: 'secret' }),
    ]);
    await match.load();
    await match.sitDown(0);
    await match.answer(0);
    await match.undo();
    expect(match.shown).toEqual({ is: 'consent', by: 'First', asked: ['Second'] });
    const undone = (): unknown[] => client.asked.filter(({ name }) => name === 'matches.undo');
    expect(undone()).toEqual([]);
    // The other one reads the page: news must not bring the cards back.
    await match.changed('m1');
    expect(match.shown.is).toBe('consent');
    await match.consent(agreed);
    expect(undone()).toMatchObject(agreed ? [{ params: { seat: 0, number: 1, consent: true } }] : []);
    expect(match.shown).toMatchObject({ is: 'handOver', to: 0 });
  },
);

it('what was taken back is given again, where there is something', async () => {
  const { match, client } = table([seenMatch({ canRedo: true }), seenMatch()]);
  await match.load();
  await match.redo();
  expect(client.asked.at(-1)).toMatchObject({ name: 'matches.redo', params: { number: 0 } });
  await match.redo();
  expect(client.asked.filter(({ name }) => name === 'matches.redo')).toHaveLength(1);
});
