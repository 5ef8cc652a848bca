import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Source } from '../engine/games/ygios/compile';
import { ygios } from '../engine/games/ygios/rules';
import { prepare } from '../engine/games/ygios/source';
import { shippedDefinitions } from '../engine/games/ygios/testing/shipped';
import { splitDeals, type LabJob } from './job';
import { figuresOf } from './report-ygios';
import { runJob, type JobSurroundings } from './run-job';
import { emptyTally } from './tally';
import { bundleWorker } from './test-bundle-worker';

const { ends, counters } = ygios.record;

const definitions = shippedDefinitions();
function sourceOf(mode: 'simple' | 'advanced'): Source {
  const prepared = prepare(definitions, mode);
  if (!prepared.ok) throw new Error(prepared.error.code);
  return prepared.value.source;
}

const source = sourceOf('advanced');
const job: LabJob = {
  played: { game: 'ygios', source },
  bots: [
    { bot: 'random', backOff: 5 },
    { bot: 'random', backOff: null },
  ],
  seed: 40,
  deals: 150,
};

let workerFile: string;
let folder: string;
beforeAll(async () => {
  workerFile = await bundleWorker();
  folder = mkdtempSync(join(tmpdir(), 'heartdeck-lab-'));
});
afterAll(() => {
  rmSync(workerFile);
  rmSync(folder, { recursive: true });
});

const surroundings = (more: Partial<JobSurroundings> = {}): JobSurroundings => ({
  workerFile,
  workers: 2,
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...more,
});

async function figures(played: LabJob, workers: number) {
  const tally = await runJob(played, surroundings({ workers }));
  if (!tally.ok) throw new Error(JSON.stringify(tally.error));
  const cardIds = source.cards.map(({ id }) => id);
  const deck = [...cardIds.keys()];
  return figuresOf(tally.value, { seats: 2, cardIds, deck, ends, counters });
}

describe('a run', () => {
  it('reports the same, byte for byte, with any number of workers', async () => {
    const reports = await Promise.all([1, 2, 3, 7].map((workers) => figures(job, workers)));
    const [one, ...others] = reports.map((report) => JSON.stringify(report));
    for (const other of others) expect(other).toBe(one);
    expect(reports[0]).toMatchObject({ games: 300, finished: 300, unfinished: 0, loops: { count: 0 } });
  });

  it('adds up: every game has a winner, a bot and an opener; every round an end', async () => {
    const report = await figures(job, 2);
    const total = (shares: readonly { count: number }[]): number =>
      shares.reduce((sum, { count }) => sum + count, 0);
    expect([total(report.bots), total(report.seats)]).toEqual([300, 300]);
    expect(total(report.ends)).toBe(report.rounds);
    expect(report.rounds).toBe(Math.round(report.roundsPerTimeline.mean * 300));
    expect(report.cards.map(({ id }) => id)).toContain('home-8');
    for (const { id, up, down } of report.cards) expect(up + down, id).toBeGreaterThan(0);
  });

  it('plays the deals of a range wherever it begins: seeds 40–189 are 40–99 and 100–189', async () => {
    const whole = await figures(job, 2);
    const first = await figures({ ...job, deals: 60 }, 1);
    const rest = await figures({ ...job, seed: 100, deals: 90 }, 3);
    expect(first.decisions + rest.decisions).toBe(whole.decisions);
    expect(first.bots[0]!.count + rest.bots[0]!.count).toBe(whole.bots[0]!.count);
  });

  it('tells how far it is, to the end', async () => {
    const told: number[] = [];
    await runJob(job, surroundings({ onProgress: (done) => told.push(done) }));
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.length).toBe(splitDeals(job.deals).length);
    expect(told.at(-1)).toBe(150);
  });

  it('stops a Timeline after as many rounds as the rules say', async () => {
    const rules = { ...source.rules, simulation: { rounds: 1 } };
    const played = { game: 'ygios', source: { ...source, rules } } as const;
    const report = await figures({ ...job, played }, 2);
    expect(report).toMatchObject({
      games: 300,
      finished: 0,
      unfinished: 300,
      rounds: 300,
      bots: [{ of: 0 }, { of: 0 }],
    });
  });

  it('counts texts that never end, and names their cards and seeds', async () => {
    // A card that arrives is moved on, and arrives.
    const moveOn = {
      if: { face: 'up' },
      do: 'move',
      all: { is: 'this' },
      to: { beside: 'here' },
    } as const;
    const bonuses = source.bonuses.map((bonus) => ({ ...bonus, enter: [moveOn] }));
    const played = { game: 'ygios', source: { ...source, bonuses } } as const;
    const report = await figures({ ...job, played, deals: 20 }, 3);
    expect(report.loops.count).toBe(40);
    expect(report.loops.first).toHaveLength(20);
    expect(report.loops.first[0]).toMatchObject({ seed: 40, rotation: 0 });
    const named = report.loops.cards.map(({ id }) => id);
    expect(named.length).toBeGreaterThan(0);
    expect(bonuses.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
    expect(report.bots[0]).toMatchObject({ count: 0, of: 0, low: 0, high: 1 });
  });
});

describe('a worker that fails ends the run with its message', () => {
  const rows = [
    ['throws at once', `throw new Error('no good start');`, 'no good start'],
    [
      'throws while it plays',
      `import { parentPort } from 'node:worker_threads';
       parentPort.on('message', () => { throw new Error('bad game'); });`,
      'bad game',
    ],
    ['goes away', `process.exit(3);`, 'worker exited with 3'],
    ['is no script', `%`, /./],
  ] as const;
  it.each(rows)('%s', async (name, code, says) => {
    const file = join(folder, `${name.replaceAll(' ', '-')}.mjs`);
    writeFileSync(file, code);
    const answer = await runJob(job, surroundings({ workerFile: file }));
    expect(answer).toMatchObject({ ok: false, error: { code: 'lab-failed' } });
    if (!answer.ok && answer.error.code === 'lab-failed') expect(answer.error.data.detail).toMatch(says);
  });

  it('is not there', async () => {
    const answer = await runJob(job, surroundings({ workerFile: join(folder, 'none.mjs') }));
    expect(answer).toMatchObject({ ok: false, error: { code: 'lab-failed' } });
  });
});

describe('a run can be ended', () => {
  it('before it begins', async () => {
    const answer = await runJob(job, surroundings({ signal: AbortSignal.abort() }));
    expect(answer).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });

  it('while it plays', async () => {
    const controller = new AbortController();
    const many = { ...job, deals: 1_000_000 };
    const answer = await runJob(
      many,
      surroundings({ signal: controller.signal, onProgress: () => controller.abort() }),
    );
    expect(answer).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });

  it('while its workers say nothing', async () => {
    const file = join(folder, 'silent.mjs');
    writeFileSync(file, `setInterval(() => undefined, 1000);`);
    const controller = new AbortController();
    const waiting = runJob(job, surroundings({ workerFile: file, signal: controller.signal }));
    controller.abort();
    expect(await waiting).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });
});

it('no game is a report without figures', () => {
  expect(figuresOf(emptyTally(), { seats: 2, cardIds: ['a'], deck: [0], ends, counters })).toMatchObject({
    games: 0,
    bots: [{ count: 0, of: 0, rate: 0, low: 0, high: 1 }, {}],
    roundsPerTimeline: { mean: 0, median: 0, p95: 0, max: 0 },
    cards: [{ id: 'a', up: 0, down: 0 }],
  });
});
