import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Params } from '@shared/api/calls';
import { bundleWorker } from '../../lab/test-bundle-worker';
import { startDesk, type Desk } from '../test-desk';

// The very worker of the product; only electron-vite, which makes a file of it, is not at work in a test.
const worker = vi.hoisted(() => ({ file: '' }));
vi.mock('../../lab/worker-file', () => ({ workerFile: worker.file }));
worker.file = await bundleWorker();
afterAll(() => rmSync(worker.file));

let dataDir: string;
let desk: Desk;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-compare-'));
  desk = await startDesk(dataDir);
});
afterEach(async () => {
  await desk.close();
  rmSync(dataDir, { recursive: true });
});

const bots: Params<'lab.compare'>['bots'] = [
  { bot: 'random', backOff: 0 },
  { bot: 'random', backOff: 0 },
];
const path = 'cards/home-1.json';

it('a change that changes nothing differs by nothing; the same whatever the number of workers', async () => {
  const { id: pack, head } = await desk.copyOf('ygios');
  const { source } = await desk.call('definitions.get', { pack, path });
  const changes = [{ path, source: `// a comment\n${source}` }];
  const saved = await desk.call('definitions.save', {
    pack,
    base: head,
    changes,
    message: { code: 'edited' },
  });
  const request = { pack, before: head, after: saved.id, card: path, bots, games: 60, seed: 3 };
  const report = await desk.call('lab.compare', { ...request, workers: 1, task: 'mine' });
  expect(report).toMatchObject({ pack, game: 'ygios', head: saved.id, card: 'home-1', games: 60 });
  expect(report).toMatchObject({ seeds: { first: 3, last: 32 }, lengthIn: 'rounds' });
  const progress = desk.seen.filter(({ name }) => name === 'task.progress');
  expect(progress.at(-1)).toMatchObject({ data: { task: 'mine', stage: 'playing', done: 60, total: 60 } });
  for (const figure of [report.cardWins, report.firstWins, report.length]) {
    expect(figure.difference).toEqual({ value: 0, low: 0, high: 0 });
  }
  expect(report.counts.before).toEqual(report.counts.after);
  expect(report.counts.after.played).toBeGreaterThan(0);
  expect(await desk.call('lab.compare', { ...request, workers: 2 })).toEqual(report);
});

it('compares what is saved with what is typed, and after saving says the same of the revision', async () => {
  const { id: pack, head } = await desk.copyOf('ygios');
  const { source } = await desk.call('definitions.get', { pack, path });
  const stronger = source.replace(/"devotion": \d+/, '"devotion": 8');
  await desk.call('drafts.put', { pack, path, base: head, source: stronger });
  // Half a word in another card is not in the way.
  await desk.call('drafts.put', { pack, path: 'cards/home-2.json', base: head, source: '{' });
  const request = { pack, before: head, after: 'drafts' as const, card: path, bots, games: 80, seed: 11 };
  const typed = await desk.call('lab.compare', { ...request, workers: 2 });
  expect(typed.counts.before).not.toEqual(typed.counts.after);
  expect(typed.length.difference).not.toBeNull();
  const changes = [{ path, source: stronger }];
  const saved = await desk.call('definitions.save', {
    pack,
    base: head,
    changes,
    message: { code: 'edited' },
  });
  const again = await desk.call('lab.compare', { ...request, after: saved.id, workers: 2 });
  expect({ ...again, head, versions: typed.versions }).toEqual(typed);
});

it('a duel is told in turns; a new card has no figure from before it was there', async () => {
  const { id: pack, head } = await desk.copyOf('governing');
  const filter = { text: '', kinds: ['card' as const], groups: ['furre'] };
  const [card] = (await desk.call('definitions.find', { pack, filter, offset: 0, limit: 1 })).rows;
  const made = await desk.call('definitions.duplicate', { pack, base: head, path: card!.path });
  const random = { bot: 'random', backOff: null } as const;
  const report = await desk.call('lab.compare', {
    pack,
    before: head,
    after: made.revision.id,
    card: made.path,
    bots: [random, random],
    games: 40,
    seed: 5,
    workers: 2,
  });
  expect(report).toMatchObject({ lengthIn: 'turns', cardWins: { before: null, difference: null } });
  expect(report.counts.before.played).toBe(0);
  expect(report.counts.after.played).toBeGreaterThan(0);
  expect(report.cardWins.after).not.toBeNull();
});

it('is refused with its reason, and can be ended', async () => {
  const { id: pack, head } = await desk.copyOf('ygios');
  const request = { pack, before: head, after: 'drafts', bots, games: 2, seed: 1 };
  const table: [string, object][] = [
    ['no-such-pack', { pack: 'none' }],
    ['no-such-revision', { before: '0'.repeat(64) }],
    ['uneven-games', { games: 3 }],
    ['bad-params', { after: 'latest' }],
  ];
  for (const [code, more] of table) {
    expect([more, await desk.refusal('lab.compare', { ...request, ...more })]).toEqual([more, code]);
  }
  const { source } = await desk.call('definitions.get', { pack, path });
  const lost = source.replace('"home": "home"', '"home": "hone"');
  await desk.call('drafts.put', { pack, path, base: head, source: lost });
  expect(await desk.refusal('lab.compare', request)).toBe('pack-not-playable');
  await desk.call('drafts.drop', { pack, path });
  const long = desk.refusal('lab.compare', { ...request, games: 100_000, task: 'long' });
  await desk.call('tasks.cancel', { task: 'long' });
  expect(await long).toBe('cancelled');
});
