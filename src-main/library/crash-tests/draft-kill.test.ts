import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { libraryFile } from '../library-paths';
import { must, openOrThrow, randomFrom, syntheticPack, tempFolder } from '../test-support';
import { bundleChild } from './bundle-child';
import { inconsistencies } from './check-library';
import { draftOf, draftPath, savedEvery } from './typing';

const kills = 40;
const seed = Number(process.env['HEARTDECK_SEED'] ?? Date.now() % 1_000_000);

let child: string;
beforeAll(async () => {
  child = await bundleChild('typing-child');
});
afterAll(() => rmSync(child, { force: true }));

/** The last line that got out before the kill. */
function typeAndKill(args: readonly string[], promises: number, delay: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const running = spawn(process.execPath, [child, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let last = '';
    let left = promises;
    createInterface(running.stdout).on('line', (line) => {
      last = line;
      if (left-- === 0) setTimeout(() => running.kill('SIGKILL'), delay);
    });
    running.on('error', reject);
    running.on('close', (code, signal) => {
      if (signal === 'SIGKILL') resolve(last);
      else reject(new Error(`the child ended by itself with ${String(code)}: ${last}`));
    });
  });
}

type Drafts = Map<string, string>;

/** What lies in the table after this key was typed and, if it is one that saves, saved. */
function follow(before: Drafts, key: number, saved: boolean): Drafts {
  const after = new Map(before).set(draftPath(key), draftOf(key));
  if (saved) after.delete(draftPath(0));
  return after;
}
const savesAt = (key: number): boolean => key % savedEvery === savedEvery - 1;

test('what was typed and acknowledged is there after kill -9, and what was saved is no draft', async () => {
  using folder = tempFolder();
  const dataDir = folder.path;
  const random = randomFrom(seed);
  const first = await openOrThrow({ dataDir });
  const message = { code: 'imported', file: 'x' } as const;
  const { id: pack } = must(first.packs.create({ files: syntheticPack(12), message }));
  first.close();

  let next = 0;
  let known: Drafts = new Map();
  for (let kill = 0; kill < kills; kill++) {
    const last = await typeAndKill([dataDir, pack, String(next)], random(30), random(4));
    const [what, number = '-1'] = last.split(' ');
    const done = what === 'ready' ? next - 1 : Number(number);
    for (; next < done; next++) known = follow(known, next, savesAt(next));
    if (what !== 'ready') {
      known = follow(known, done, what === 'saved');
      next = done + 1;
    }
    // The step under way may be in it or not; nothing else.
    const pending = what === 'typed' && savesAt(done);
    const possible = pending ? [known, follow(known, done, true)] : [known, follow(known, next, false)];
    const library = await openOrThrow({ dataDir });
    const found = new Map(must(library.drafts.list(pack)).map(({ path, source }) => [path, source]));
    library.close();
    try {
      expect(possible).toContainEqual(found);
      expect(inconsistencies(libraryFile(dataDir))).toEqual([]);
    } catch (error) {
      throw new Error(`HEARTDECK_SEED=${seed}, kill ${kill}, after ${last}`, { cause: error });
    }
    known = found;
  }
  console.info(`${kills} kills, ${next} keys, seed ${seed}`);
  expect(next).toBeGreaterThan(kills);
});
