import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, type Params } from '@shared/api/calls';
import type { AnyEvent } from '@shared/api/events';
import { bundleWorker } from '../../lab/test-bundle-worker';
import { createWorkbench, type Workbench } from '../workbench';

// The very worker of the product; only electron-vite, which makes a file of it, is not at work in a test.
const worker = vi.hoisted(() => ({ file: '' }));
vi.mock('../../lab/worker-file', () => ({ workerFile: worker.file }));
worker.file = await bundleWorker();
afterAll(() => rmSync(worker.file));

let dataDir: string;
let workbench: Workbench;
let seen: AnyEvent[];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-workbench-lab-'));
  const resourcesDir = resolve(import.meta.dirname, '../../../resources');
  workbench = await createWorkbench({ dataDir, resourcesDir, host: { kind: 'cli', version: 'test' } });
  seen = [];
  workbench.onEvent((event) => seen.push(event));
});
afterEach(async () => {
  await workbench.close();
  rmSync(dataDir, { recursive: true });
});

type Request = Params<'lab.simulate'>;
const request: Request = {
  game: 'ygios',
  mode: 'simple',
  bots: [
    { bot: 'random', backOff: 0 },
    { bot: 'random', backOff: null },
  ],
  games: 60,
  seed: 9,
};
const simulate = (more: Partial<Request> = {}) => workbench.call('lab.simulate', { ...request, ...more });

it('reports with everything that is needed to make it again', async () => {
  const answer = await simulate({ options: { sweepOrder: 'bonusFirst' }, task: 'a', workers: 2 });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const report = calls['lab.simulate'].result.parse(answer.value);
  const packs = calls['packs.list'].result.parse(
    await workbench.call('packs.list', {}).then((list) => (list.ok ? list.value : [])),
  );
  const pack = packs.find(({ id }) => id === 'ygios');
  expect(report).toMatchObject({
    game: 'ygios',
    mode: 'simple',
    pack: 'ygios',
    revision: pack?.head,
    bots: request.bots,
    seeds: { first: 9, last: 38 },
    mostRounds: 100,
    figures: { games: 60, unfinished: 0, loops: { count: 0, cards: [], first: [] } },
  });
  expect(report.options).toMatchObject({ sweepOrder: 'bonusFirst', firstPlayer: 'random' });
  expect(report.figures.cards).toHaveLength(18);
  const again = await simulate({ options: { sweepOrder: 'bonusFirst' }, workers: 1 });
  expect(JSON.stringify(again)).toBe(JSON.stringify(answer));

  const told = seen.flatMap((event) =>
    event.name === 'task.progress' && event.data.task === 'a' ? [event.data] : [],
  );
  expect(told.at(-1)).toEqual({ task: 'a', stage: 'playing', done: 60, total: 60 });
});

describe('refuses', () => {
  const rows: readonly (readonly [what: string, change: Record<string, unknown>, code: string])[] = [
    ['a game that is not built', { game: 'yurikure' }, 'game-not-built'],
    ['an unknown game', { game: 'chess' }, 'bad-params'],
    ['an unknown mode', { mode: 'hard' }, 'bad-params'],
    ['a pack that is not there', { pack: 'none' }, 'no-such-pack'],
    ['a revision that is not there', { revision: '0'.repeat(64) }, 'no-such-revision'],
    ['an option that the rules do not know', { options: { sweep: true } }, 'unknown-option'],
    ['a value that it can’t have', { options: { sweepOrder: 'never' } }, 'unknown-option-value'],
    ['an odd number of games', { games: 61 }, 'uneven-games'],
    ['no games', { games: 0 }, 'bad-params'],
    ['a seed that is no whole number', { seed: 1.5 }, 'bad-params'],
    ['a seed with which the last one would be none', { seed: Number.MAX_SAFE_INTEGER }, 'bad-params'],
    ['one bot', { bots: [{ bot: 'greedy' }] }, 'wrong-bots'],
    ['seven bots', { bots: Array(7).fill({ bot: 'greedy' }) }, 'bad-params'],
    ['a bot that backs off more than always', { bots: [{ bot: 'random', backOff: 101 }, {}] }, 'bad-params'],
    ['no workers', { workers: 0 }, 'bad-params'],
    ['a thousand workers', { workers: 1000 }, 'bad-params'],
    ['what it does not know', { turbo: true }, 'bad-params'],
  ];
  it.each(rows)('%s', async (_, change, code) => {
    const answer = await workbench.call('lab.simulate', { ...request, ...change });
    expect(answer).toMatchObject({ ok: false, error: { code } });
  });
});

describe('ends early', () => {
  const many = { games: 2_000_000, workers: 2 };

  it('when it is told to', async () => {
    const running = simulate({ ...many, task: 'long' });
    expect(await workbench.call('tasks.cancel', { task: 'long' })).toEqual({
      ok: true,
      value: { found: true },
    });
    expect(await running).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });

  it('when the workbench closes, named or not', async () => {
    const running = simulate(many);
    await workbench.close();
    expect(await running).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });
});
