import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bundleWorker } from '../../lab/test-bundle-worker';
import { startDesk, type Desk } from '../test-desk';

const worker = vi.hoisted(() => ({ file: '' }));
vi.mock('../../lab/worker-file', () => ({ workerFile: worker.file }));
worker.file = await bundleWorker();
afterAll(() => rmSync(worker.file));

let dataDir: string;
let desk: Desk;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-try-'));
  desk = await startDesk(dataDir);
});
afterEach(async () => {
  await desk.close();
  rmSync(dataDir, { recursive: true });
});

const type = async (pack: string, base: string, path: string, change: (source: string) => string) => {
  const { source } = await desk.call('definitions.get', { pack, path });
  await desk.call('drafts.put', { pack, path, base, source: change(source) });
};
const milliseconds = 30_000;

it('finds nothing unusual in a card that ships, in both games', async () => {
  for (const [pack, path] of [
    ['ygios', 'cards/home-1.json'],
    ['governing', 'cards/d09.json'],
  ] as const) {
    const report = await desk.call('definitions.tryOut', { pack, path, games: 20, milliseconds });
    expect(report).toMatchObject({ findings: [], games: 20, otherLoops: 0, ended: 'games' });
  }
});

it('tells of texts without end that are only typed, and names them', async () => {
  const { id: pack, head } = await desk.copyOf('ygios');
  const filter = { text: '', kinds: ['bonus' as const], groups: [] };
  const found = await desk.call('definitions.find', { pack, filter, offset: 0, limit: 500 });
  // The rulings patch this one: another text would be refused for that.
  const rows = found.rows.filter(({ id }) => id !== 'first-impressions');
  const endless =
    '[{ "if": { "face": "up" }, "do": "move", "all": { "is": "this" }, "to": { "beside": "here" } }]';
  for (const { id, path, names } of rows) {
    const source = `{ "id": "${id}", "names": ${JSON.stringify(names)}, "enter": ${endless} }`;
    await desk.call('drafts.put', { pack, path, base: head, source });
  }
  const report = await desk.call('definitions.tryOut', {
    pack,
    path: rows[0]!.path,
    games: 20,
    milliseconds,
  });
  expect(report.games).toBe(20);
  expect(report.findings).toMatchObject([{ is: 'loop' }]);
  const [told] = report.findings;
  expect(told?.is === 'loop' ? told.cards : []).toContain(rows[0]!.id);
});

it('tells of a card that can never be played', async () => {
  const { id: pack, head } = await desk.copyOf('ygios');
  const needs = '"needs": [{ "count": { "of": "me" }, "min": 19 }],';
  await type(pack, head, 'cards/home-1.json', (source) =>
    source.replace('"devotion"', `${needs} "devotion"`),
  );
  const asked = { pack, path: 'cards/home-1.json', games: 20, milliseconds };
  const report = await desk.call('definitions.tryOut', asked);
  expect(report.findings).toMatchObject([{ is: 'never-legal' }]);
});

it('is over in time whatever is played, says so, and leaves the desk free meanwhile', async () => {
  const { id: pack } = await desk.copyOf('ygios');
  const asked = { pack, path: 'cards/home-1.json', games: 2000, milliseconds: 100 };
  const trying = desk.call('definitions.tryOut', asked);
  // Answered while it plays.
  expect(await desk.call('packs.list', {})).not.toEqual([]);
  const report = await trying;
  expect(report.ended).toBe('time');
  expect(report.games).toBeLessThan(2000);
});

it('is refused with its reason, and can be ended', async () => {
  const { id: pack, head } = await desk.copyOf('ygios');
  const path = 'cards/home-1.json';
  expect(await desk.refusal('definitions.tryOut', { pack, path: 'cards/none.json' })).toBe(
    'no-such-definition',
  );
  expect(await desk.refusal('definitions.tryOut', { pack, path: 'pack.json' })).toBe('no-such-definition');
  expect(await desk.refusal('definitions.tryOut', { pack: 'none', path })).toBe('no-such-pack');
  await desk.call('drafts.put', { pack, path, base: head, source: '{' });
  expect(await desk.refusal('definitions.tryOut', { pack, path })).toBe('invalid-definition');
  const other = { pack, path: 'cards/home-2.json', games: 2000, milliseconds, task: 'try' };
  const trying = desk.refusal('definitions.tryOut', other);
  await desk.call('tasks.cancel', { task: 'try' });
  expect(await trying).toBe('cancelled');
});
