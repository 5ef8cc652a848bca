import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Chair } from '../../../engine/bots/chair';
import { bestOf, IsmctsBot } from '../../../engine/bots/ismcts';
import { prepare as prepareGoverning } from '../../../engine/games/governing/source';
import { shippedDefinitions as shippedGoverning } from '../../../engine/games/governing/test-shipped';
import { prepare } from '../../../engine/games/ygios/source';
import { shippedDefinitions } from '../../../engine/games/ygios/testing/shipped';
import { tablesFor, type PlayedGame } from '../../../lab/played-game';
import { bundleWorker } from '../../../lab/test-bundle-worker';
import { Thinker } from './thinker';
import type { Question } from './thought';

// The very worker of the product; only electron-vite, which makes a file of it, is not at work in a test.
const worker = vi.hoisted(() => ({ file: '' }));
vi.mock('./worker-file', () => ({
  get workerFile() {
    return worker.file;
  },
}));
const real = await bundleWorker(resolve(import.meta.dirname, 'think-worker.ts'));
afterAll(() => rmSync(real));

let thinker: Thinker;
beforeEach(() => {
  worker.file = real;
  thinker = new Thinker();
});
afterEach(() => thinker.close());

const never = new AbortController().signal;

function ygios(): PlayedGame {
  const prepared = prepare(shippedDefinitions(), 'advanced');
  if (!prepared.ok) throw new Error(prepared.error.code);
  return { game: 'ygios', source: prepared.value.source };
}
function duel(): PlayedGame {
  const prepared = prepareGoverning(shippedGoverning());
  if (!prepared.ok) throw new Error(prepared.error.code);
  return { game: 'governing', source: prepared.value.source };
}
const games = [ygios(), duel()];

/** The question after so many answers of a match. */
function questionOf(played: PlayedGame, seed: number, answers: number, iterations: number): Question {
  const arena = tablesFor(played).arena();
  arena.begin(seed);
  for (let n = 0; n < answers; n++) arena.choose(0);
  return { played, state: arena.state, seat: arena.seat, seed, nth: answers, iterations };
}

function answerHere({ played, state, seat, seed, nth, iterations }: Question): number {
  const tables = tablesFor(played);
  const arena = tables.arena();
  arena.load(state);
  return new IsmctsBot(tables.arena(), iterations).choose(new Chair(arena, seat, seed, nth));
}

async function answerThere(question: Question): Promise<number> {
  const verdicts = await thinker.think(question, never);
  if (!verdicts.ok) throw new Error(JSON.stringify(verdicts.error));
  return bestOf(verdicts.value);
}

describe.each(games)('a question of $game', (played) => {
  it('has the same answer in the thread as here, every time, whatever was asked before', async () => {
    const questions = [1, 2, 3].flatMap((seed) => [
      questionOf(played, seed, 0, 30),
      questionOf(played, seed, 3, 30),
    ]);
    const here = questions.map(answerHere);
    expect(await Promise.all(questions.map(answerThere))).toEqual(here);
    expect(await answerThere(questions[4] ?? questionOf(played, 1, 0, 1))).toBe(here[4]);
  });
});

it('two games may be asked by turns', async () => {
  const questions = [0, 1, 2, 3].map((n) => questionOf(games[n % 2] ?? ygios(), n + 1, 2, 20));
  expect(await Promise.all(questions.map(answerThere))).toEqual(questions.map(answerHere));
});

it('a question nobody wants answered any more is left, and the next one comes up', async () => {
  const stop = new AbortController();
  // Without being stopped this would take days.
  const endless = thinker.think(questionOf(ygios(), 1, 0, 2 ** 31), stop.signal);
  const next = questionOf(ygios(), 2, 0, 20);
  const waits = answerThere(next);
  stop.abort();
  expect(await endless).toMatchObject({ error: { code: 'cancelled' } });
  expect(await waits).toBe(answerHere(next));
  expect(await thinker.think(next, stop.signal)).toMatchObject({ error: { code: 'cancelled' } });
});

it('closing ends it in the middle of a thought', async () => {
  const endless = thinker.think(questionOf(ygios(), 1, 0, 2 ** 31), never);
  await answerLater();
  await thinker.close();
  expect(await endless).toMatchObject({ error: { code: 'cancelled' } });
  expect(await thinker.think(questionOf(ygios(), 1, 0, 1), never)).toMatchObject({
    error: { code: 'cancelled' },
  });
});

/** One turn of the event loop: the thread has been started and asked. */
const answerLater = (): Promise<void> => new Promise((done) => setImmediate(done));

it('a thread that dies fails what it was asked, and the next question has a new one', async () => {
  const broken = `${real}.broken.mjs`;
  writeFileSync(
    broken,
    `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => { throw new Error('split brain'); });`,
  );
  worker.file = broken;
  const question = questionOf(ygios(), 1, 0, 20);
  const both = await Promise.all([thinker.think(question, never), thinker.think(question, never)]);
  for (const one of both)
    expect(one).toMatchObject({ error: { code: 'bot-failed', data: { detail: 'split brain' } } });
  worker.file = real;
  expect(await answerThere(question)).toBe(answerHere(question));
  rmSync(broken);
});
