import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, CallName, Params } from '@shared/api/calls';
import { languages } from '@shared/util/languages';
import { createWorkbench } from '../../workbench/workbench';
import { tempFolder, terminalIn } from '../test-terminal';

const folder = tempFolder();
const run = terminalIn(folder.path);
afterAll(() => folder[Symbol.dispose]());
const file = join(folder.path, 'match.json');

/** What the seat of the match saw, by language, where it was played. */
const seen = new Map<string, Answer<'matches.see'>>();

/** Played in a library of its own: the command line must come to the same from the file alone. */
beforeAll(async () => {
  using elsewhere = tempFolder();
  const workbench = await createWorkbench({
    dataDir: elsewhere.path,
    resourcesDir: resolve(import.meta.dirname, '../../../resources'),
    host: { kind: 'cli', version: 'test' },
  });
  const call = async <N extends CallName>(name: N, params: Params<N>): Promise<Answer<N>> => {
    const answer = await workbench.call(name, params);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value as Answer<N>;
  };
  const players = [
    { is: 'human' as const, name: 'Ada' },
    { is: 'bot' as const, bot: { bot: 'random' as const, backOff: null } },
  ];
  let now = await call('matches.begin', {
    pack: 'ygios',
    start: { is: 'dealt', seed: 3 },
    players,
    language: 'en',
  });
  const { match } = now;
  for (let turn = 0; now.question && turn < 400; turn++) {
    const { answers: number } = now;
    const answer = (turn * 7) % (now.question.answers?.length ?? 1);
    now = await call('matches.answer', { match, seat: 0, language: 'en', number, answer });
  }
  for (const language of languages)
    seen.set(language, await call('matches.see', { match, seat: 0, language }));
  writeFileSync(file, (await call('matches.export', { match })).text);
  await workbench.close();
});

it.each(languages)(
  'a whole match ends as it ended, told by the engine from the file: %s',
  async (language) => {
    const there = seen.get(language);
    expect(there?.outcome).toBeTruthy();
    const { status, out, err } = await run(['match', 'import', file, '--log', '--lang', language]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const lines = out.split('\n');
    expect(lines.slice(0, there?.log.length)).toEqual(there?.log.map(({ text }) => text));
    expect(lines).toContain(there?.outcome);
    const told = await run(['match', 'import', file, '--json', '--seat', 'A', '--lang', language]);
    expect(JSON.parse(told.out)).toMatchObject({
      answers: there?.answers,
      outcome: there?.outcome,
      players: there?.players.map(({ name, figures }) => ({
        name,
        figures: figures.map(({ text }) => text),
      })),
    });
  },
);

describe('refused, with exit status 1 and a sentence', () => {
  it.each([
    ['nowhere.json', null, /nowhere\.json/],
    ['broken.json', '{ "format": ', /broken\.json/],
    ['other.json', '{ "format": "something-else" }', /other\.json/],
    ['long.json', ' '.repeat(4_000_001), /long\.json/],
  ])('%s', async (name, text, says) => {
    if (text !== null) writeFileSync(join(folder.path, name), text);
    const { status, err } = await run(['match', 'import', name]);
    expect(status).toBe(1);
    expect(err).toMatch(says);
  });
});
