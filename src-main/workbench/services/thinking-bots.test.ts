import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Params } from '@shared/api/calls';
import type { SeenMatch } from '@shared/api/matches';
import { bundleWorker } from '../../lab/test-bundle-worker';
import { testWorkbench } from './test-workbench';

// The very worker of the product; only electron-vite, which makes a file of it, is not at work in a test.
const worker = vi.hoisted(() => ({ file: '' }));
vi.mock('../matches/bots/worker-file', () => ({
  get workerFile() {
    return worker.file;
  },
}));
const real = await bundleWorker(resolve(import.meta.dirname, '../matches/bots/think-worker.ts'));
/** Two threads of other minds: one never comes to an end, one dies of every question. */
const silent = `${real}.silent.mjs`;
const broken = `${real}.broken.mjs`;
const heard = (does: string): string =>
  `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { ${does} });`;
writeFileSync(silent, heard(''));
writeFileSync(broken, heard("throw new Error('split brain');"));
worker.file = real;
afterAll(() => {
  for (const file of [real, silent, broken]) rmSync(file);
});

const { ask, call, untilTold, startAgain } = testWorkbench();
const human = { is: 'human' } as const;
const thinker = (iterations: number) => ({ is: 'bot', bot: { bot: 'ismcts', iterations } }) as const;

const begin = (more: Partial<Params<'matches.begin'>> = {}): Promise<SeenMatch> =>
  call('matches.begin', {
    pack: 'ygios',
    start: { is: 'dealt', seed: 5 },
    players: [human, thinker(20)],
    language: 'en',
    ...more,
  });
const see = ({ match }: SeenMatch, seat: number | null = 0): Promise<SeenMatch> =>
  call('matches.see', { match, seat, language: 'en' });
const answerWith = (seen: SeenMatch, answer: number): Promise<SeenMatch> =>
  call('matches.answer', { match: seen.match, seat: 0, language: 'en', number: seen.answers, answer });
const changed = ({ match }: SeenMatch): Promise<void> =>
  untilTold((event) => event.name === 'match.changed' && event.data.match === match);

/** Looks again whenever there are news, as a screen does, until no bot is at work. */
async function afterThought(seen: SeenMatch): Promise<SeenMatch> {
  let now = seen;
  while (now.thinking) {
    // No thread can have answered since: its message is a turn of the event loop of its own.
    await changed(now);
    now = await see(now);
  }
  return now;
}

/** A workbench whose bots have this mind. */
async function withMind(file: string): Promise<void> {
  worker.file = file;
  await startAgain();
}

/** A match in which a bot thinks and does not come to an end. */
async function stuck(pack = 'ygios'): Promise<{ readonly before: SeenMatch; readonly seen: SeenMatch }> {
  await withMind(silent);
  const before = await begin({ pack });
  const seen = await answerWith(before, 0);
  expect([before.thinking, seen.thinking]).toEqual([false, true]);
  return { before, seen };
}
afterEach(async () => {
  if (worker.file !== real) await withMind(real);
});

describe.each(['ygios', 'governing'])('a bot that thinks: %s', (pack) => {
  it('answers later, and the same after the same', async () => {
    const finals: SeenMatch[] = [];
    for (let time = 0; time < 2; time++) {
      let seen = await afterThought(await begin({ pack }));
      for (let nth = 0; seen.question && nth < 12; nth++) {
        expect(seen.question.seat).toBe(0);
        const answers = seen.question.answers?.length ?? 0;
        seen = await afterThought(await answerWith(seen, (nth * 5) % answers));
        if (time === 1 && nth === 4) {
          await startAgain();
          expect(await see(seen)).toEqual(seen);
        }
      }
      finals.push({ ...seen, match: '' });
    }
    expect(finals[1]).toEqual(finals[0]);
  });

  it('holds nobody up: the match is shown at once, as it stands', async () => {
    const { seen } = await stuck(pack);
    expect(seen.question).toMatchObject({ seat: 1, answers: null });
    expect(await see(seen)).toEqual(seen);
  });

  it('is stopped by an undo', async () => {
    const { before, seen } = await stuck(pack);
    const back = { match: seen.match, seat: 0, language: 'en', number: seen.answers } as const;
    const taken = { ...before, canRedo: true };
    expect(await call('matches.undo', back)).toEqual(taken);
    expect(await see(seen)).toEqual(taken);
  });

  it('begins again for whoever looks after it was left, or after a crash', async () => {
    const { seen } = await stuck(pack);
    const news = changed(seen);
    await call('matches.leave', { match: seen.match });
    await news;
    expect(await see(seen)).toEqual(seen);
    await withMind(real);
    const again = await see(seen);
    expect(again).toEqual(seen);
    expect((await afterThought(again)).answers).toBeGreaterThan(seen.answers);
  });
});

it('of two that think each is asked when somebody looks, and no further', async () => {
  let seen = await begin({ players: [thinker(5), thinker(5)], seat: null });
  for (let looks = 0; looks < 5; looks++) {
    const news = changed(seen);
    expect(seen.thinking).toBe(true);
    await news;
    const next = await see(seen, null);
    expect(next.answers).toBeGreaterThan(seen.answers);
    seen = next;
  }
});

it('a bot whose thread dies at its question again is told of, once, and may be asked again', async () => {
  await withMind(broken);
  const seen = await answerWith(await begin(), 0);
  await changed(seen);
  const params = { match: seen.match, seat: 0, language: 'en' };
  expect(await ask('matches.see', params)).toMatchObject({
    error: { code: 'bot-failed', data: { detail: 'split brain' } },
  });
  worker.file = real;
  const next = await afterThought(await see(seen));
  expect(next.answers).toBeGreaterThan(seen.answers);
});

describe('a hint', () => {
  const hint = (seen: SeenMatch, more: Partial<Params<'matches.hint'>> = {}) =>
    ask('matches.hint', { match: seen.match, seat: 0, number: seen.answers, iterations: 60, ...more });

  it.each(['ygios', 'governing'])('is what a bot would do there, the best first: %s', async (pack) => {
    const seen = await begin({ pack, players: [human, human], designer: true, seat: null });
    const seat = seen.question?.seat ?? 0;
    const given = await call('matches.hint', {
      match: seen.match,
      seat,
      language: 'uk',
      number: seen.answers,
      iterations: 60,
    });
    const shares = given.answers.map(({ share }) => share);
    expect(given.iterations).toBe(60);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    const all = given.answers.map(({ answer }) => answer).sort((a, b) => a - b);
    expect(all).toEqual((await see(seen, seat)).question?.answers?.map((_, answer) => answer));
    expect(await hint(seen, { seat: null })).toEqual({ ok: true, value: given });
  });

  it('is only for whoever is asked, at the question that he sees', async () => {
    const { seen: bots } = await stuck();
    const seen = await begin({ players: [human, human], designer: true, seat: null });
    const asked = seen.question?.seat ?? 0;
    const rows: [Awaited<ReturnType<typeof hint>>, string][] = [
      [await hint(seen, { seat: 1 - asked }), 'not-asked'],
      [await hint(seen, { seat: asked, number: 3 }), 'choice-out-of-order'],
      [await hint(bots, { seat: 1 }), 'not-asked'],
      [await hint(bots, { seat: 0 }), 'not-asked'],
      [await hint(seen, { match: 'absent' }), 'no-such-match'],
      [await hint(seen, { iterations: 0 }), 'bad-params'],
    ];
    for (const [answer, code] of rows) expect(answer, code).toMatchObject({ error: { code } });
  });

  it('can be called off', async () => {
    await withMind(silent);
    const seen = await begin({ players: [human, human], designer: true, seat: null });
    const seat = seen.question?.seat ?? 0;
    const waits = hint(seen, { seat, task: 'my hint' });
    expect(await call('tasks.cancel', { task: 'my hint' })).toEqual({ found: true });
    expect(await waits).toMatchObject({ error: { code: 'cancelled' } });
  });
});
