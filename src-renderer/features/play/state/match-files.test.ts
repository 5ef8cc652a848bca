import { expect, it } from 'vitest';
import type { CallResult } from '@shared/api/bridge';
import { ok } from '@shared/util/result';
import { fakeClient } from '../../../api/fake-client';
import { MatchFiles } from './match-files.svelte';

const file = (text: string, name = 'm.json') => ({
  name,
  size: text.length,
  text: () => Promise.resolve(text),
});
const wrongAfter = (valid: number) => ({ code: 'match-file-choice', data: { valid } });

const desk = (failure: { code: string; data: Record<string, unknown> } | null) => {
  const opened: unknown[] = [];
  const client = fakeClient({
    'matches.import': ({ upTo }) =>
      (failure && upTo === undefined
        ? { ok: false, error: failure }
        : ok({ match: 'new', answers: upTo ?? 9 })) as CallResult<'matches.import'>,
  });
  const files = new MatchFiles(client, { opened: (...what) => opened.push(what) });
  return { client, files, opened };
};

it('a good file is a match', async () => {
  const { files, opened, client } = desk(null);
  await files.open(file('{}'));
  expect(opened).toEqual([['new', 9, false]]);
  expect(client.asked.at(-1)?.params).toEqual({ fileName: 'm.json', text: '{}' });
  expect(files.refused).toBeNull();
});

it('a file with a choice that does not fit is refused; the part before it opens as a replay', async () => {
  const { files, opened, client } = desk(wrongAfter(4));
  await files.open(file('{}'));
  expect(files.refused).toMatchObject({ fileName: 'm.json', failure: wrongAfter(4), rightChoices: 4 });
  await files.openPart();
  expect(client.asked.at(-1)?.params).toMatchObject({ text: '{}', upTo: 4 });
  expect(opened).toEqual([['new', 4, true]]);
  expect(files.refused).toBeNull();
});

it.each([wrongAfter(0), { code: 'match-file-foreign', data: {} }])(
  'nothing of it can be opened: %j',
  async (failure) => {
    const { files, opened, client } = desk(failure);
    await files.open(file('{}'));
    expect(files.refused).toMatchObject({ failure, rightChoices: null });
    await files.openPart();
    expect(client.asked).toHaveLength(1);
    expect(opened).toEqual([]);
    files.close();
    expect(files.refused).toBeNull();
  },
);

it('a file that can’t be read is told', async () => {
  const { files } = desk(null);
  await files.open({ name: 'm.json', size: 1, text: () => Promise.reject(new Error('gone')) });
  expect(files.refused).toMatchObject({ failure: { code: 'file-problem' }, rightChoices: null });
});

it('of a long name its end is kept, where its kind stands', async () => {
  const { files, client } = desk(null);
  await files.open(file('{}', `${'x'.repeat(300)}.json`));
  const { fileName } = client.asked[0]?.params as { fileName: string };
  expect([fileName.length, fileName.endsWith('.json')]).toEqual([200, true]);
});
