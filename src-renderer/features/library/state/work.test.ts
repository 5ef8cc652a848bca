import { describe, expect, it } from 'vitest';
import type { Failure } from '@shared/api/failures';
import type { Diagnostic } from '@shared/language/diagnostics';
import { err, ok } from '@shared/util/result';
import { Tasks } from '../../../state/tasks.svelte';
import { Toasts } from '../../../state/toasts.svelte';
import { Undo } from '../../../state/undo.svelte';
import { DefinitionWork } from './definition-work';
import { closeOrphanDialog, tellFailure } from './desk';
import { LibraryState } from './library.svelte';
import { PackWork } from './pack-work';
import { aPack, aRevision, FakeClient, revision, settled } from './test-client';
import { TransferWork } from './transfer-work';

const mine = aPack();
const original = aPack({ id: 'shipped', shipped: true, names: { en: 'First', ja: '一', uk: 'Перший' } });
const card = { pack: 'mine', path: 'cards/a.json', names: { en: 'A', ja: 'あ', uk: 'А' } };
const names = { en: 'New', ja: '新', uk: 'Новий' };
const diagnostics = [
  {
    code: 'bad-json' as const,
    severity: 'error' as const,
    file: 'pack.json',
    line: 1,
    column: 2,
    data: { detail: 'x' },
  },
];
const bytes = new Uint8Array([1, 2, 3]);

async function desk() {
  const client = new FakeClient();
  const library = new LibraryState(client, () => undefined);
  const toasts = new Toasts();
  const tasks = new Tasks(client);
  const connection = { connected: true };
  const undos = new Undo(toasts);
  const parts = { client, connection, library, toasts, tasks, undo: undos };
  const saved: [string, Uint8Array][] = [];
  void library.load('mine');
  await client.answer('packs.list', [original, mine]);
  return {
    ...parts,
    parts,
    saved,
    packs: new PackWork(parts),
    definitions: new DefinitionWork(parts),
    transfer: new TransferWork(parts, (name, file) => saved.push([name, file])),
    undo: async () => {
      void undos.run();
      await settled();
    },
    said: () => toasts.list.map(({ text }) => text()),
  };
}

describe('PackWork', () => {
  it('copies an original to edit and goes on with the same definition', async () => {
    const { client, library, packs, said } = await desk();
    void packs.copyToEdit(original, 'cards/a.json');
    expect(client.waiting('packs.fork')).toEqual([
      { pack: 'shipped', names: { en: 'First (copy)', ja: '一のコピー', uk: 'Перший (копія)' } },
    ]);
    await client.answer('packs.fork', aPack({ id: 'copy', names }));
    expect(library.open?.id).toBe('copy');
    expect(client.waiting('definitions.get')).toEqual([{ pack: 'copy', path: 'cards/a.json' }]);
    expect(said()).toEqual(['Copied as “New”.']);
  });

  it('deletes a pack, and brings it back and opens it on Undo', async () => {
    const { client, library, packs, undo } = await desk();
    void packs.delete(mine);
    await client.answer('packs.delete', { ...mine, deletedAt: 1 });
    await client.answer('packs.list', [original, { ...mine, deletedAt: 1 }]);
    expect(library.open?.id).toBe('shipped');
    await undo();
    await client.answer('packs.undelete', mine);
    expect(library.open?.id).toBe('mine');
  });

  it('sends and takes back only the names that were changed', async () => {
    const { client, packs, undo, said } = await desk();
    const renamed = { ...mine.names, ja: '新' };
    void packs.rename(mine, renamed);
    expect(client.waiting('packs.rename')).toEqual([{ pack: 'mine', names: { ja: '新' } }]);
    // Another window had changed the English name meanwhile: it stays, and is what the toast says.
    await client.answer('packs.rename', { ...mine, names: { ...renamed, en: 'Ours' } });
    expect(said()).toEqual(['Renamed to “Ours”.']);
    await undo();
    expect(client.waiting('packs.rename')).toEqual([{ pack: 'mine', names: { ja: mine.names.ja } }]);
  });

  it('does not undo a name that was changed once more', async () => {
    const { client, library, packs, undo, toasts } = await desk();
    void packs.rename(mine, names);
    await client.answer('packs.rename', { ...mine, names });
    library.adopt({ ...mine, names: { ...names, uk: 'Інший' } });
    await undo();
    expect(client.waiting('packs.rename')).toEqual([]);
    expect(toasts.list.at(-1)?.tone).toBe('bad');
  });

  it('asks nothing when no name was changed', async () => {
    const { client, packs, toasts } = await desk();
    expect(await packs.rename(mine, { ...mine.names })).toBe(true);
    expect(client.waiting('packs.rename')).toEqual([]);
    expect(toasts.list).toEqual([]);
  });

  it('keeps the dialog open and says why when it fails', async () => {
    const { client, packs, toasts } = await desk();
    const renamed = packs.rename(original, names);
    await client.fail('packs.rename', { code: 'pack-read-only', data: { pack: 'shipped' } });
    expect(await renamed).toBe(false);
    expect(toasts.list.map(({ tone }) => tone)).toEqual(['bad']);
  });
});

describe('DefinitionWork', () => {
  const made = aRevision('9', { parent: revision('8') });

  it.each(['rename', 'delete', 'restore'] as const)('takes back a %s on Undo', async (what) => {
    const { client, definitions, undo } = await desk();
    if (what === 'rename') void definitions.rename(card, names);
    if (what === 'delete') void definitions.delete(card);
    if (what === 'restore') void definitions.restore(card, revision('5'));
    await client.answer(`definitions.${what}`, made);
    await undo();
    expect(client.waiting('definitions.restore')).toEqual([
      { pack: 'mine', path: 'cards/a.json', revision: revision('8'), unlessChangedSince: made.id },
    ]);
  });

  it('says that it does not undo over a newer change', async () => {
    const { client, definitions, undo, said } = await desk();
    void definitions.rename(card, { ...card.names, en: 'B' });
    expect(client.waiting('definitions.rename')).toEqual([
      { pack: 'mine', path: 'cards/a.json', names: { en: 'B' } },
    ]);
    await client.answer('definitions.rename', made);
    await undo();
    await client.fail('definitions.restore', { code: 'stale-base', data: { pack: 'mine' } });
    expect(said()).toHaveLength(1);
    expect(said()[0]).toContain('changed again');
  });

  it('shows where a change would break the pack', async () => {
    const { client, definitions, library } = await desk();
    void definitions.delete(card);
    await client.fail('definitions.delete', { code: 'invalid-definition', data: { diagnostics } });
    expect(library.dialog).toMatchObject({ is: 'refusal', refusal: { diagnostics } });
  });
});

describe('TransferWork', () => {
  it('imports a file under a task and opens the pack', async () => {
    const { client, library, tasks, transfer, said } = await desk();
    void transfer.importFile('new.heartdeck', () => Promise.resolve(ok(bytes)));
    expect(tasks.running.map(({ title }) => title())).toEqual(['Importing new.heartdeck']);
    await settled();
    expect(client.waiting('packs.import')).toEqual([
      { fileName: 'new.heartdeck', bytes, task: tasks.running[0]?.id },
    ]);
    await client.answer('packs.import', { ...aPack({ id: 'new', names }), warnings: [] });
    expect(tasks.running).toEqual([]);
    expect(library.open?.id).toBe('new');
    expect(said()).toEqual(['“New” imported.']);
  });

  it('tells of the first warning of a pack that was imported', async () => {
    const { client, transfer, said } = await desk();
    void transfer.importFolder('folder', () => Promise.resolve(ok([])));
    await settled();
    const stale: Diagnostic = {
      code: 'stale-text',
      severity: 'warning',
      file: 'cards/a.json',
      data: { language: 'en', detail: 'changed' },
    };
    const pack = aPack({ id: 'new', names });
    await client.answer('packs.importFolder', { ...pack, warnings: [stale, stale] });
    expect(said()).toEqual([
      expect.stringMatching(/^“New” imported with 2 warnings\. cards\/a\.json: The effects have changed/),
    ]);
  });

  it.each(['importFile', 'importFolder'] as const)(
    '%s sends the end of a name that is too long',
    async (way) => {
      const { client, transfer } = await desk();
      const name = `${'長'.repeat(300)}.heartdeck`;
      if (way === 'importFile') void transfer.importFile(name, () => Promise.resolve(ok(bytes)));
      else void transfer.importFolder(name, () => Promise.resolve(ok([])));
      await settled();
      const sent =
        client.waiting('packs.import')[0]?.fileName ?? client.waiting('packs.importFolder')[0]?.folderName;
      expect(sent).toBe(`…${'長'.repeat(189)}.heartdeck`);
    },
  );

  it('shows the list of a refused import and changes nothing', async () => {
    const { client, library, toasts, transfer } = await desk();
    void transfer.importFolder('folder', () => Promise.resolve(ok([])));
    await settled();
    await client.fail('packs.importFolder', {
      code: 'import-refused',
      data: { file: 'folder', diagnostics },
    });
    expect(library.dialog).toMatchObject({ is: 'refusal', refusal: { diagnostics } });
    expect(library.open?.id).toBe('mine');
    expect(toasts.list).toEqual([]);
  });

  it('asks the workbench nothing when the file can’t be read', async () => {
    const { client, toasts, transfer } = await desk();
    const failure: Failure = { code: 'file-problem', data: { file: 'a', detail: 'gone' } };
    await transfer.importFile('a', () => Promise.resolve(err(failure)));
    expect(client.waiting('packs.import')).toEqual([]);
    expect(toasts.list.map(({ tone }) => tone)).toEqual(['bad']);
  });

  it('does not call a cancelled export an error', async () => {
    const { client, saved, toasts, transfer } = await desk();
    void transfer.exportFile(mine);
    await client.fail('packs.export', { code: 'cancelled', data: {} });
    expect(toasts.list.map(({ tone }) => tone)).toEqual(['plain']);
    expect(saved).toEqual([]);
  });

  it('hands an exported file over', async () => {
    const { client, saved, transfer } = await desk();
    void transfer.exportFile(mine);
    await client.answer('packs.export', { fileName: 'mine.heartdeck', bytes });
    expect(saved).toEqual([['mine.heartdeck', bytes]]);
  });
});

describe('an export to a folder', () => {
  const full: Failure = { code: 'disk-full', data: { file: '/full' } };

  it('brings its dialog back with the folder and the failure', async () => {
    const { client, library, toasts, transfer } = await desk();
    void transfer.exportFolder(mine, '/full');
    await client.fail('packs.exportFolder', full);
    expect(library.dialog).toEqual({
      is: 'export-folder',
      pack: mine,
      failed: { folder: '/full', failure: full },
    });
    expect(toasts.list).toEqual([]);
  });

  it.each([
    ['it was cancelled', { code: 'cancelled', data: {} }, false, 'plain'],
    ['another dialog is open by then', full, true, 'bad'],
  ] as const)('only says so when %s', async (_when, failure, another, tone) => {
    const { client, library, toasts, transfer } = await desk();
    void transfer.exportFolder(mine, '/full');
    if (another) library.dialog = { is: 'fork', pack: mine };
    await client.fail('packs.exportFolder', failure);
    expect(library.dialog?.is).toBe(another ? 'fork' : undefined);
    expect(toasts.list.map((toast) => toast.tone)).toEqual([tone]);
  });
});

describe('telling a failure', () => {
  it('names the pack, not its id', async () => {
    const { parts, said } = await desk();
    tellFailure(parts, { code: 'no-such-pack', data: { pack: 'mine' } });
    expect(said()[0]).toContain('“Mine”');
  });

  it('says the same thing once, and a lost connection not beside its banner', async () => {
    const { parts, said } = await desk();
    for (let times = 0; times < 3; times += 1) tellFailure(parts, { code: 'disconnected', data: {} });
    expect(said()).toHaveLength(1);
    tellFailure(parts, { code: 'no-such-pack', data: { pack: 'mine' } });
    expect(said()).toHaveLength(2);
    parts.connection.connected = false;
    tellFailure(parts, { code: 'disconnected', data: {} });
    expect(said()).toHaveLength(2);
  });

  it('closes the dialog of a pack that was deleted elsewhere', async () => {
    const { library, parts, said } = await desk();
    library.dialog = { is: 'rename-definition', ...card };
    closeOrphanDialog(parts);
    expect(library.dialog?.is).toBe('rename-definition');
    library.adopt({ ...mine, deletedAt: 1 });
    closeOrphanDialog(parts);
    expect(library.dialog).toBeNull();
    expect(said()).toEqual(['“Mine” deleted.']);
  });
});
