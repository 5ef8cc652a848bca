import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepare } from '../engine/games/ygios/source';
import { shippedDefinitions } from '../engine/games/ygios/testing/shipped';
import { runJob } from './run-job';
import { bundleWorker } from './test-bundle-worker';

let workerFile: string;
beforeAll(async () => {
  workerFile = await bundleWorker();
});
afterAll(() => rmSync(workerFile));

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
  const tally = await runJob(
    { played: { game: 'ygios', source }, bots, seed: 1, pairs: 100 },
    { workerFile, workers: 2, signal: new AbortController().signal, onProgress: () => undefined },
  );
  if (!tally.ok) throw new Error(JSON.stringify(tally.error));
  expect(tally.value).toMatchObject({ games: 200, unfinished: 0, loops: 0 });
  expect(tally.value.botWins[0]).toBeGreaterThanOrEqual(140);
});
