import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Library } from '../library';
import { libraryFile } from '../library-paths';
import { must, openOrThrow, randomFrom, syntheticPack, tempFolder } from '../test-support';
import { bundleChild } from './bundle-child';
import { inconsistencies } from './check-library';
import { choiceOf, editsOf, packSize } from './saves';

/** Two libraries side by side, one for each core. */
const lanes = [1, 2] as const;
const killsPerLane = 100;
const seed = Number(process.env['HEARTDECK_SEED'] ?? Date.now() % 1_000_000);

let child: string;
beforeAll(async () => {
  child = await bundleChild('saving-child');
});
afterAll(() => rmSync(child, { force: true }));

/** What the child had been promised when it was killed. */
interface Promised {
  readonly saves: Map<number, string>;
  choices: number;
}

/** Starts the child, kills it at a moment chosen by chance, and returns every line it got out. */
function runAndKill(args: readonly string[], random: (below: number) => number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const running = spawn(process.execPath, [child, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines: string[] = [];
    const kill = (): void => void running.kill('SIGKILL');
    // Mostly after so many promises and a little more, sometimes while it starts and opens the library.
    let left = random(10) === 0 ? Infinity : random(16);
    if (left === Infinity) setTimeout(kill, random(120));
    createInterface(running.stdout).on('line', (line) => {
      lines.push(line);
      if (left-- === 0) setTimeout(kill, random(4));
    });
    running.on('error', reject);
    running.on('close', (code, signal) => {
      if (signal === 'SIGKILL') resolve(lines);
      else reject(new Error(`the child ended by itself with ${String(code)}: ${lines.at(-1)}`));
    });
  });
}

function readPromises(lines: readonly string[]): Promised {
  const promised: Promised = { saves: new Map(), choices: 0 };
  for (const line of lines) {
    const [what, number, id] = line.split(' ');
    if (what === 'save') promised.saves.set(Number(number), id ?? '');
    if (what === 'choice') promised.choices = Number(number) + 1;
  }
  return promised;
}

/** What must be in the library: the files after so many saves. */
class Model {
  readonly files = syntheticPack(packSize);
  saves = 0;
  choices = 0;

  /** Goes on to what the library says it has, if that is what it may have. */
  follow(library: Library, pack: string, match: string, promised: Promised): void {
    const history = must(library.packs.history(pack));
    const saves = history.length - 1;
    const lastPromised = Math.max(this.saves - 1, ...promised.saves.keys());
    // The save under way may be in it or not; nothing else.
    expect([lastPromised + 1, lastPromised + 2]).toContain(saves);
    for (const [number, id] of promised.saves) expect(history[saves - number - 1]?.id).toBe(id);
    for (; this.saves < saves; this.saves++) {
      expect(history[saves - this.saves - 1]?.message).toEqual({ code: 'note', text: `save ${this.saves}` });
      for (const { path, bytes } of editsOf(this.saves)) {
        if (bytes === null) this.files.delete(path);
        else this.files.set(path, bytes);
      }
    }
    const stored = must(library.packs.files(pack));
    expect([...stored.keys()]).toEqual([...this.files.keys()].sort());
    const wrong = [...this.files].filter(([path, bytes]) => Buffer.compare(stored.get(path)!, bytes) !== 0);
    expect(wrong).toEqual([]);

    const { choices } = must(library.matches.get(match));
    const promisedChoices = Math.max(this.choices, promised.choices);
    expect([promisedChoices, promisedChoices + 1]).toContain(choices.length);
    expect(choices).toEqual(choices.map((_, index) => choiceOf(index)));
    this.choices = choices.length;
  }
}

test.concurrent.each(lanes)(`nothing promised is lost and nothing is half there, lane %i`, async (lane) => {
  using folder = tempFolder();
  const dataDir = folder.path;
  const random = randomFrom(seed * 2 + lane);
  const first = await openOrThrow({ dataDir });
  const { id: pack, head } = must(
    first.packs.create({ files: syntheticPack(packSize), message: { code: 'imported', file: 'x' } }),
  );
  const begun = { pack, revision: head, game: 'ygios', options: null, seed: 'x' } as const;
  const { id: match } = must(first.matches.create(begun));
  first.close();

  const model = new Model();
  for (let kill = 0; kill < killsPerLane; kill++) {
    const args = [dataDir, pack, match, String(model.saves), String(model.choices)];
    const promised = readPromises(await runAndKill(args, random));
    try {
      const library = await openOrThrow({ dataDir });
      model.follow(library, pack, match, promised);
      library.close();
      expect(inconsistencies(libraryFile(dataDir))).toEqual([]);
    } catch (error) {
      throw new Error(`HEARTDECK_SEED=${seed}, lane ${lane}, kill ${kill}`, { cause: error });
    }
  }
  console.info(
    `lane ${lane}: ${killsPerLane} kills, ${model.saves} saves, ${model.choices} choices, seed ${seed}`,
  );
  expect(model.saves).toBeGreaterThan(killsPerLane);
  expect(model.choices).toBeGreaterThan(killsPerLane / 2);
});
