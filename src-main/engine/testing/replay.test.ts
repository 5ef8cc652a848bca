import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execPath } from 'node:process';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Source } from '../games/ygios/compile';
import { prepare } from '../games/ygios/source';
import { shippedDefinitions } from '../games/ygios/testing/shipped';
import { replayHashes } from './replay-hashes';

/** Seed, rules and choices are the game: in this thread, in others, however many, and in another process. */
const root = resolve(import.meta.dirname, '../../..');
const seeds = Array.from({ length: 30 }, (_, index) => 7 * index + 1);

function sourceOf(mode: 'simple' | 'advanced', options: Readonly<Record<string, unknown>> = {}): Source {
  const prepared = prepare(shippedDefinitions(), mode, options);
  if (!prepared.ok) throw new Error(prepared.error.code);
  return prepared.value.source;
}
const source = sourceOf('advanced', { revealBeforeSculpt: true, playoutEndsRound: true });
const here = replayHashes(source, seeds);

let folder: string;
let bundle: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'heartdeck-replay-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@shared': resolve(root, 'src-shared') } },
    ssr: { noExternal: true },
    build: {
      ssr: resolve(import.meta.dirname, 'replay-hashes.ts'),
      outDir: folder,
      rollupOptions: { output: { entryFileNames: 'replay.mjs' } },
    },
  });
  bundle = pathToFileURL(join(folder, 'replay.mjs')).href;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inThread = (share: readonly number[]): Promise<string[]> =>
  new Promise((done, fail) => {
    const code = `
      const { parentPort, workerData } = require('node:worker_threads');
      import(workerData.bundle).then(({ replayHashes }) =>
        parentPort.postMessage(replayHashes(workerData.source, workerData.seeds)));`;
    const worker = new Worker(code, { eval: true, workerData: { bundle, source, seeds: share } });
    worker.once('message', done);
    worker.once('error', fail);
  });

describe('the same seeds and choices give the same states', () => {
  it.each([1, 2, 3])('in %i worker threads at once', async (threads) => {
    const shares = Array.from({ length: threads }, (_, nth) =>
      seeds.filter((_seed, i) => i % threads === nth),
    );
    const found = await Promise.all(shares.map(inThread));
    const merged = seeds.map((_, index) => found[index % threads]?.[Math.floor(index / threads)]);
    expect(merged).toEqual(here);
  });

  it('in another process', () => {
    const file = join(folder, 'work.json');
    writeFileSync(file, JSON.stringify({ source, seeds }));
    const code = `
      import { readFileSync } from 'node:fs';
      import { replayHashes } from ${JSON.stringify(bundle)};
      const { source, seeds } = JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'));
      process.stdout.write(JSON.stringify(replayHashes(source, seeds)));`;
    const said = execFileSync(execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
    expect(JSON.parse(said)).toEqual(here);
  });

  it('and other seeds or another mode other ones', () => {
    const next = seeds.map((seed) => seed + 1);
    for (const other of [replayHashes(source, next), replayHashes(sourceOf('simple'), seeds)])
      expect(other.filter((hash) => here.includes(hash))).toEqual([]);
  });
});
