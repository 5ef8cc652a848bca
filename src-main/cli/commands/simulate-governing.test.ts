import { rmSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import { governingReport } from '@shared/api/lab';
import { languages } from '@shared/util/languages';
import { bundleWorker } from '../../workbench/lab/test-lab-worker';
import { tempFolder, terminalIn } from '../test-terminal';

// The very worker of the product; only electron-vite, which makes a file of it, is not at work in a test.
const worker = vi.hoisted(() => ({ file: '' }));
vi.mock('../../lab/worker-file', () => ({ workerFile: worker.file }));
worker.file = await bundleWorker();

const folder = tempFolder();
const run = terminalIn(folder.path);
afterAll(() => {
  rmSync(worker.file);
  folder[Symbol.dispose]();
});

const asked = ['simulate', '--game', 'governing', '--games', '60', '--seed', '7'];

it('plays duels with the seats swapped, and reports the same with any number of workers', async () => {
  const one = await run([...asked, '--workers', '1', '--json']);
  const report = governingReport.parse(JSON.parse(one.out));
  expect({ status: one.status, err: one.err }).toEqual({ status: 0, err: '' });
  expect(report).toMatchObject({ game: 'governing', pack: 'governing', seeds: { first: 7, last: 36 } });
  expect(report.options).toEqual({ lkiTurns: '1' });
  const { figures } = report;
  expect(figures).toMatchObject({ games: 60, finished: 60, loops: { count: 0 } });
  // Every duel is won by one of them or drawn.
  const total = (shares: readonly { count: number }[]): number =>
    shares.reduce((sum, { count }) => sum + count, figures.draws.count);
  expect([total(figures.bots), total(figures.seats)]).toEqual([60, 60]);
  expect(figures.bots[0]?.of).toBe(60);
  expect(figures.turns.mean).toBeGreaterThan(10);
  for (const { id, played } of figures.cards) expect(played, id).toBeGreaterThan(0);
  expect((await run([...asked, '--workers', '3', '--json'])).out).toBe(one.out);
});

it('lets one bot play both sides alike: with the seats swapped each has every deal once', async () => {
  const { out } = await run([...asked, '--bots', 'greedy,greedy', '--games', '2', '--json']);
  expect(governingReport.parse(JSON.parse(out)).figures.finished).toBe(2);
});

it('speaks of duels in every language', async () => {
  const first = { en: '60 duels, seeds 7 to 36', ja: '対戦60回、シード 7〜36', uk: '60 дуелей, зерна 7–36' };
  const names = {
    en: [/^Dance Card \(governing\)/, /\n {2}a01 {2}Stage Fright +\d/],
    ja: [/^舞踏手帳/, /\n {2}a01 {2}あがり症/],
    uk: [/^Бальна книжечка/, /\n {2}a01 {2}Страх сцени/],
  };
  for (const language of languages) {
    const { out } = await run([...asked, '--lang', language]);
    expect(out).toContain(first[language]);
    for (const name of names[language]) expect(out).toMatch(name);
  }
});
