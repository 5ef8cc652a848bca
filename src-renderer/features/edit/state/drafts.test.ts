import { expect, it } from 'vitest';
import type { CallResult } from '@shared/api/bridge';
import { fakeClient } from '../../../api/fake-client';
import { EditDocument } from './document.svelte';
import { DraftKeeper } from './drafts';
import { settled, testTimers } from './test-desk';

type Put = CallResult<'drafts.put'>;

function keeper() {
  const timers = testTimers();
  const waiting: ((answer: Put) => void)[] = [];
  const client = fakeClient({
    'drafts.put': () => new Promise<Put>((resolve) => void waiting.push(resolve)),
  });
  const told: unknown[] = [];
  const drafts = new DraftKeeper(client, timers, (failure) => void told.push(failure));
  const document = new EditDocument({ pack: 'mine', path: 'a' }, { revision: '1', source: '' }, () => ({
    diagnostics: [],
    definition: null,
  }));
  const sent = (): unknown[] => client.asked.map(({ params }) => params);
  const answer = async (given: Put): Promise<void> => {
    waiting.shift()?.(given);
    await settled();
  };
  const type = async (text: string): Promise<void> => {
    document.type(text);
    drafts.typed(document);
    timers.pass();
    await settled();
  };
  return { drafts, document, told, sent, answer, type };
}

const kept: Put = { ok: true, value: { kept: true } };
const lost: Put = { ok: false, error: { code: 'disconnected', data: {} } };

it('what had to wait for its turn is sent as it is then: a text from before a save must not follow it', async () => {
  const { document, sent, answer, type } = keeper();
  await type('a');
  await type('ab');
  document.type('abc');
  document.rebase({ revision: '2', source: 'abc' });
  await answer(kept);
  expect(sent()).toEqual([
    { pack: 'mine', path: 'a', base: '1', source: 'a' },
    { pack: 'mine', path: 'a', base: '2', source: 'abc' },
  ]);
});

it('what found no connection is kept when there is one again', async () => {
  const { drafts, document, told, sent, answer, type } = keeper();
  await type('a');
  await answer(lost);
  expect([document.state, told]).toEqual(['changed', []]);
  const all = drafts.keepAll();
  await settled();
  expect(sent()).toHaveLength(2);
  await answer(kept);
  await all;
  expect(document.state).toBe('kept');
  await drafts.keepAll();
  expect(sent()).toHaveLength(2);
});
