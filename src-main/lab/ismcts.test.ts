import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BotSpec } from '../engine/bots/bot';
import { prepare as prepareGoverning } from '../engine/games/governing/source';
import { shippedDefinitions as shippedGoverning } from '../engine/games/governing/test-shipped';
import { prepare } from '../engine/games/ygios/source';
import { shippedDefinitions } from '../engine/games/ygios/testing/shipped';
import { wholeWin } from '../engine/kernel/winners';
import { runJob } from './run-job';
import type { PlayedGame } from './played-game';
import type { Tally } from './tally';
import { bundleWorker } from './test-bundle-worker';

let workerFile: string;
beforeAll(async () => {
  workerFile = await bundleWorker();
});
afterAll(() => rmSync(workerFile));

async function played(played: PlayedGame, rival: BotSpec, iterations: number, deals: number): Promise<Tally> {
  const signal = new AbortController().signal;
  const bots = [{ bot: 'ismcts', iterations }, rival] as const;
  const job = { played, bots, seed: 1, deals };
  const tally = await runJob(job, { workerFile, workers: 2, signal, onProgress: () => undefined });
  if (!tally.ok) throw new Error(JSON.stringify(tally.error));
  return tally.value;
}

function ygios(mode: 'simple' | 'advanced'): PlayedGame {
  const prepared = prepare(shippedDefinitions(), mode);
  if (!prepared.ok) throw new Error(prepared.error.code);
  return { game: 'ygios', source: prepared.value.source };
}

/**
 * A bot that thinks even a little wins almost always against random ones, and mostly against greedy ones. The seeds
 * are fixed, and with them every answer: what comes out changes only with the code. How strong it is with more
 * iterations: `npm run bench -- bots`.
 */
it.each(['simple', 'advanced'] as const)('thinking beats chance with the seats swapped: %s', async (mode) => {
  const tally = await played(ygios(mode), { bot: 'random', backOff: 0 }, 50, 10);
  expect(tally).toMatchObject({ games: 20, unfinished: 0, loops: 0 });
  expect(tally.botWins[0]).toBeGreaterThanOrEqual(15 * wholeWin);
});

it('thinking beats looking ahead with the seats swapped', async () => {
  const tally = await played(ygios('advanced'), { bot: 'greedy' }, 100, 15);
  expect(tally.botWins[0]).toBeGreaterThanOrEqual(16 * wholeWin);
});

it('thinking beats chance in the duel', async () => {
  const prepared = prepareGoverning(shippedGoverning());
  if (!prepared.ok) throw new Error(prepared.error.code);
  const game = { game: 'governing', source: prepared.value.source } as const;
  const tally = await played(game, { bot: 'random', backOff: null }, 20, 4);
  expect(tally).toMatchObject({ games: 8, loops: 0 });
  expect(tally.botWins[0]).toBeGreaterThanOrEqual(7 * wholeWin);
});
