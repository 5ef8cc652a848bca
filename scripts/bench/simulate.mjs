import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { median } from './statistics.mjs';

/** Runs the built command line and returns its report and how long it took. @param {readonly string[]} asked */
function simulate(dataDir, asked, game = 'ygios') {
  const command = [join(root, 'out/main/cli.js'), 'simulate', '--game', game, '--json'];
  const start = performance.now();
  const done = spawnSync(process.execPath, [...command, '--data-dir', dataDir, ...asked], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const taken = performance.now() - start;
  if (done.status !== 0) throw new Error(`simulate ${asked.join(' ')}: ${done.stdout}${done.stderr}`);
  return { taken, text: done.stdout, report: JSON.parse(done.stdout) };
}

/** @template T @param {(dataDir: string) => T} act @returns {T} */
function withDataDir(act) {
  const dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-bench-'));
  try {
    return act(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The command with two workers and with one, by turns, less what it takes to start and to play one pair. */
export const workersRow = (repetitions = 3) =>
  withDataDir((dataDir) => {
    const run = (games, workers) =>
      simulate(dataDir, ['--games', `${games}`, '--bots', 'random:0,random:0', '--workers', `${workers}`]);
    run(2, 1);
    // As many games as keep one worker busy for about ten seconds.
    const sample = 20_000;
    const idle = median([1, 2, 3].map(() => run(2, 1).taken));
    const games = 2 * Math.ceil((sample * 10_000) / Math.max(100, run(sample, 1).taken - idle) / 2);
    const one = [];
    const two = [];
    let same = true;
    for (let n = 0; n < repetitions; n += 1) {
      const [first, second] = [run(games, 1), run(games, 2)];
      one.push(first.taken);
      two.push(second.taken);
      same &&= first.text === second.text;
    }
    const ratios = one.map((taken, n) => (taken - idle) / (two[n] - idle));
    const cores = availableParallelism();
    return {
      what: `simulate ${games.toLocaleString('en')} Timelines, 2 workers against 1`,
      measured: median(ratios),
      unit: '×',
      budget: 1.7,
      atLeast: true,
      note: [
        `median of ${repetitions}, best ${Math.max(...ratios).toFixed(2)}`,
        same ? 'same report' : 'REPORTS DIFFER',
        `${seconds(median(one))} and ${seconds(median(two))}, of which ${seconds(idle)} to start`,
        ...(cores < 2 ? [`only ${cores} core here`] : []),
      ].join('; '),
    };
  });

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** What a run says of the bot that was named first. */
function strengthRow(what, budget, unit, { report, taken }) {
  const { rate, low, high } = report.figures.bots[0];
  const percent = (value) => `${(100 * value).toFixed(1)} %`;
  return {
    what,
    measured: 100 * rate,
    unit: '%',
    budget,
    atLeast: true,
    note: `between ${percent(low)} and ${percent(high)}; ${(taken / report.figures.games).toFixed(1)} ms a ${unit}`,
  };
}

/** The greedy bot against both kinds of random one, seats swapped. */
export const greedyRows = (games = 1000) =>
  withDataDir((dataDir) =>
    ['simple', 'advanced'].flatMap((mode) =>
      ['random', 'random:0'].map((rival) => {
        const asked = ['--mode', mode, '--games', `${games}`, '--bots', `greedy,${rival}`];
        const what = `greedy beats ${rival}, ${games.toLocaleString('en')} Timelines, ${mode}`;
        return strengthRow(what, 75, 'Timeline', simulate(dataDir, asked));
      }),
    ),
  );

/** The same in the duel, which nobody can give up. */
export const greedyGoverningRow = (games = 1000) =>
  withDataDir((dataDir) => {
    const asked = ['--games', `${games}`, '--bots', 'greedy,random'];
    const what = `greedy beats random, ${games.toLocaleString('en')} duels`;
    return strengthRow(what, 70, 'duel', simulate(dataDir, asked, 'governing'));
  });

/** None of the seeds (from 1 up) that the bot's numbers were chosen with: it would be judged by what it was made for. */
const freshSeeds = 1001;

/**
 * The bot that thinks against others, seats swapped, by iterations. The budgets are those of 1 000 in the Advanced
 * mode; the others are for looking at. It takes long: each row is handed to `tell` as soon as it is known.
 * @param {(row: import('./table.mjs').Row) => void} tell
 */
export const ismctsRows = (tell) =>
  withDataDir((dataDir) => {
    const rows = [];
    /** @param {string} what @param {string} unit @param {readonly string[]} asked @param {number} [budget] */
    const add = (what, unit, asked, budget, game = 'ygios') => {
      const played = simulate(dataDir, [...asked, '--seed', `${freshSeeds}`], game);
      const row = strengthRow(what, budget, unit, played);
      rows.push(row);
      tell(row);
    };
    /** @param {number} iterations @param {string} rival @param {number} games @param {number} [budget] */
    const timelines = (iterations, rival, games, budget, mode = 'advanced') => {
      const bots = `ismcts:${iterations},${rival}`;
      const asked = ['--mode', mode, '--games', `${games}`, '--bots', bots];
      add(`ismcts:${iterations} beats ${rival}, ${games} Timelines, ${mode}`, 'Timeline', asked, budget);
    };
    /** @param {string} rival @param {number} games */
    const duels = (rival, games) => {
      const asked = ['--games', `${games}`, '--bots', `ismcts:300,${rival}`];
      add(`ismcts:300 beats ${rival}, ${games} duels`, 'duel', asked, undefined, 'governing');
    };
    timelines(1000, 'greedy', 200, 60);
    timelines(1000, 'random', 200, 90);
    for (const iterations of [10, 30, 200]) timelines(iterations, 'greedy', 200);
    timelines(1000, 'ismcts:200', 100);
    timelines(3000, 'ismcts:1000', 40);
    timelines(1000, 'greedy', 100, undefined, 'simple');
    for (const rival of ['greedy', 'random']) duels(rival, 40);
    return rows;
  });
