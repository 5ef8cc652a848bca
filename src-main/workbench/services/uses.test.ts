import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UsesFound } from '@shared/api/uses';
import { createWorkbench, type Workbench } from '../workbench';

const resourcesDir = resolve(import.meta.dirname, '../../../resources');
const dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-uses-'));
let workbench: Workbench;

beforeAll(async () => {
  workbench = await createWorkbench({ dataDir, resourcesDir, host: { kind: 'cli', version: 'test' } });
});
afterAll(async () => {
  await workbench.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function uses(pack: string, path: string): Promise<UsesFound> {
  const answer = await workbench.call('uses.of', { pack, path });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value as UsesFound;
}
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

describe('uses.of', () => {
  it('a card: the rulings whose patches change it, with their choices, and its scenarios', async () => {
    const found = await uses('ygios', 'cards/town-5.json');
    expect(ids(found.rulings)).toContain('nowhereIsLock');
    expect(ids(found.rulings)).not.toContain('lookAtMeFlip');
    const choices = found.rulings.find(({ id }) => id === 'nowhereIsLock')?.choices;
    expect(choices?.map(({ value, isDefault, changes }) => [value, isDefault, changes])).toEqual([
      [true, true, false],
      [false, false, true],
    ]);
    expect(ids((await uses('ygios', 'cards/home-2.json')).scenarios)).toContain('Y01');
    expect(found.definitions).toEqual([]);
  });

  it('a zone: the cards and rules that name it, and not itself', async () => {
    const found = await uses('ygios', 'zones/town.json');
    expect(ids(found.definitions)).toEqual(expect.arrayContaining(['town-1', 'main']));
    expect(ids(found.definitions)).not.toContain('town');
    expect(found).toMatchObject({ more: false, scenarios: [] });
  });

  it('a token: the cards that bring it', async () => {
    const tokens = await workbench.call('definitions.find', {
      pack: 'governing',
      filter: { kinds: ['token'] },
      offset: 0,
      limit: 10,
    });
    if (!tokens.ok) throw new Error('no tokens');
    const { rows } = tokens.value as { rows: { path: string }[] };
    const found = await Promise.all(rows.map(({ path }) => uses('governing', path)));
    expect(found.flatMap(({ definitions }) => definitions)).not.toEqual([]);
  });

  it('the rules: everything that they ask', async () => {
    expect((await uses('ygios', 'rules/main.json')).rulings.length).toBeGreaterThan(2);
    expect((await uses('governing', 'rules/main.json')).rulings).toEqual([]);
  });

  it('what is not there is a failure', async () => {
    const answer = await workbench.call('uses.of', { pack: 'ygios', path: 'cards/nobody.json' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'no-such-definition' } });
  });
});
