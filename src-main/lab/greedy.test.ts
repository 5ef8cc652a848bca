import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepare as prepareGoverning } from '../engine/games/governing/source';
import { shippedDefinitions as shippedGoverning } from '../engine/games/governing/test-shipped';
import { prepare } from '../engine/games/ygios/source';
import { shippedDefinitions } from '../engine/games/ygios/testing/shipped';
import type { LabJob } from './job';
import { wholeWin } from '../engine/kernel/winners';
import { runJob } from './run-job';
import type { Tally } from './tally';
import { bundleWorker } from './test-bundle-worker';

let workerFile: string;
beforeAll(async () => {
  workerFile = await bundleWorker();
});
afterAll(() => rmSync(workerFile));

async function played(job: LabJob): Promise<Tally> {
  const signal = new AbortController().signal;
  const tally = await runJob(job, { workerFile, workers: 2, signal, onProgress: () => undefined });
  if (!tally.ok) throw new Error(JSON.stringify(tally.error));
  return tally.value;
}

/**
 * The greedy bot wins more than 95 of 100 Timelines against a random one that never backs off (`npm run bench` plays
 * 1 000 and against one that does). If it really won only 90 of 100, fewer than 140 of 200 would come up once in
 * 10^14 runs; one that is no better than random wins 140 once in 10^8. The seeds are fixed besides: the answer is the
 * same until the code changes. In threads, because the test runner's own modules are several times slower.
 */
it.each(['simple', 'advanced'] as const)('greedy beats random with the seats swapped: %s', async (mode) => {
  const prepared = prepare(shippedDefinitions(), mode);
  if (!prepared.ok) throw new Error(prepared.error.code);
  const { source } = prepared.value;
  const bots = [{ bot: 'greedy' }, { bot: 'random', backOff: 0 }] as const;
  const tally = await played({ played: { game: 'ygios', source }, bots, seed: 1, deals: 100 });
  expect(tally).toMatchObject({ games: 200, unfinished: 0, loops: 0 });
  expect(tally.botWins[0]).toBeGreaterThanOrEqual(140 * wholeWin);
});

/** It wins almost every duel; if it won only 90 of 100, fewer than 70 would come up once in 10^8 runs. */
it('greedy beats random with the seats swapped: the duel', async () => {
  const prepared = prepareGoverning(shippedGoverning());
  if (!prepared.ok) throw new Error(prepared.error.code);
  const { source } = prepared.value;
  const bots = [{ bot: 'greedy' }, { bot: 'random', backOff: null }] as const;
  const tally = await played({ played: { game: 'governing', source }, bots, seed: 1, deals: 50 });
  expect(tally).toMatchObject({ games: 100, loops: 0 });
  expect(tally.botWins[0]).toBeGreaterThanOrEqual(70 * wholeWin);
});
