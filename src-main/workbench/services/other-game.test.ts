import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startDesk, type Desk } from '../test-desk';

let dataDir: string;
let desk: Desk;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-other-game-'));
  desk = await startDesk(dataDir);
});
afterEach(async () => {
  await desk.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a pack does not become one of another game while it holds what that game does not know', async () => {
  const { id: pack, head: base } = await desk.copyOf('ygios');
  const { source } = await desk.call('documents.get', { pack, path: 'pack.json' });
  const changes = [{ path: 'pack.json', source: source.replace('"ygios"', '"governing"') }];
  const message = { code: 'edited' } as const;
  expect(await desk.refusal('definitions.save', { pack, base, changes, message })).toBe('invalid-definition');
  expect(await desk.pack(pack)).toMatchObject({ game: 'ygios', head: base });
});
