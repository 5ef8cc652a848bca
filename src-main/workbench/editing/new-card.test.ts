import { rmSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import { bundleWorker } from '../lab/test-lab-worker';
import { testWorkbench } from '../services/test-workbench';

// The very worker of the product; only electron-vite, which makes a file of it, is not at work in a test.
const worker = vi.hoisted(() => ({ file: '' }));
vi.mock('../../lab/worker-file', () => ({ workerFile: worker.file }));
worker.file = await bundleWorker();
afterAll(() => rmSync(worker.file));

const { call } = testWorkbench();
const human = { is: 'human' } as const;
const random = { bot: 'random', backOff: null } as const;

it.each([
  ['ygios', 'cards/home-1.json'],
  ['governing', 'cards/d01.json'],
] as const)('a new card of %s is dealt and simulated as soon as it is saved', async (game, like) => {
  const names = { en: 'Copy', ja: 'コピー', uk: 'Копія' };
  const { id: pack, head } = await call('packs.fork', { pack: game, names });
  const { source } = await call('definitions.get', { pack, path: like });
  const path = 'cards/brand-new.json';
  const made = source.replace(/"id": *"[^"]+"/, '"id": "brand-new"');
  const changes = [{ path, source: made }];
  await call('definitions.save', { pack, base: head, changes, message: { code: 'edited' } });

  const start = { is: 'holding', path } as const;
  const seen = await call('matches.begin', { pack, start, players: [human, human], language: 'en' });
  const held = seen.places.find(({ id }) => id === 'hand:A')?.cards.map((card) => card.path);
  expect(held).toContain(path);

  const report = await call('lab.simulate', {
    game,
    pack,
    bots: [random, random],
    games: 40,
    seed: 1,
    workers: 1,
  });
  const counted = report.figures.cards.find(({ id }) => id === 'brand-new');
  const plays = counted && ('played' in counted ? counted.played : counted.up + counted.down);
  expect(plays).toBeGreaterThan(0);
});
