import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import type { BotSpec } from '@shared/api/bot-words';
import type { SimulationReport } from '@shared/api/lab';
import { languages } from '@shared/util/languages';
import { bundleWorker } from '../lab/test-bundle-worker';
import type { Trace, TraceRequest } from './traces/traces';
import { createWorkbench } from './workbench';

/**
 * The shipped games play as they always did: every question, answer, position and line of the log, over 2,000 seeds.
 * Whoever changes a rule or a card on purpose runs `npx vitest run src-main/workbench/same-play -u`.
 */
const worker = vi.hoisted(() => ({ file: '' }));
vi.mock('../lab/worker-file', () => ({ workerFile: worker.file }));
worker.file = await bundleWorker();

const dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-same-play-'));
const resourcesDir = resolve(import.meta.dirname, '../../resources');
const workbench = await createWorkbench({ dataDir, resourcesDir, host: { kind: 'cli', version: 'test' } });
afterAll(async () => {
  await workbench.close();
  rmSync(dataDir, { recursive: true });
  rmSync(worker.file);
});

/** A difference is found in the first block that has another hash. */
const seedsInBlock = 100;

type Play = Omit<TraceRequest, 'seed'>;
const games: readonly (readonly [name: string, play: Play, seeds: number])[] = [
  ['ygios simple', { game: 'ygios', mode: 'simple', options: {} }, 800],
  ['ygios advanced', { game: 'ygios', mode: 'advanced', options: {} }, 900],
  ['governing', { game: 'governing', options: {} }, 300],
];

function hashOf(traces: Iterable<Trace>): string {
  const hash = createHash('sha256');
  for (const trace of traces) for (const line of trace) hash.update(line).update('\n');
  return hash.digest('hex');
}

function* blocks(play: Play, seeds: number): Generator<string> {
  for (let first = 1; first <= seeds; first += seedsInBlock) {
    const hash = hashOf(
      (function* () {
        for (let seed = first; seed < first + seedsInBlock; seed++) {
          const opened = workbench.trace({ ...play, seed, rounds: 1 });
          if (!opened.ok) throw new Error(opened.error.code);
          yield opened.value;
        }
      })(),
    );
    yield `${first} to ${first + seedsInBlock - 1}: ${hash}`;
  }
}

it.each(games)('%s: questions, answers and positions', (_name, play, seeds) => {
  expect([...blocks(play, seeds)]).toMatchSnapshot();
});

it.each(games)('%s: the log, in three languages', (_name, play) => {
  const lines = languages.map((language) => {
    const opened = workbench.playLog({ ...play, seed: 11, rounds: 40, language });
    if (!opened.ok) throw new Error(opened.error.code);
    return `${language}: ${hashOf([opened.value])}`;
  });
  expect(lines).toMatchSnapshot();
});

const bots: readonly (readonly [games: number, bot: BotSpec])[] = [
  [1000, { bot: 'random', backOff: null }],
  [12, { bot: 'greedy' }],
  [2, { bot: 'ismcts', iterations: 50 }],
];
it.each(games)('%s: what bots make of it', async (_name, { game, mode }) => {
  const lines: string[] = [];
  for (const [count, bot] of bots) {
    const answer = await workbench.call('lab.simulate', {
      game,
      ...(mode ? { mode } : {}),
      bots: [bot, bot],
      games: count,
      seed: 5,
      workers: 1,
    });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    // The revision is the hash of the pack's files, words and pictures among them.
    const { revision: _revision, ...report } = answer.value as SimulationReport;
    lines.push(`${bot.bot}: ${createHash('sha256').update(JSON.stringify(report)).digest('hex')}`);
  }
  expect(lines).toMatchSnapshot();
});
