import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callNames } from '@shared/api/calls';
import { decodeMessage, encodeMessage } from '@shared/api/wire';
import { createWorkbench, type Workbench } from '../../workbench/workbench';
import { logIn, nextMessage, openSocket, startStage, type Stage } from './test-support';

/** The door with the real workbench behind it. */
let dataDir: string;
let workbench: Workbench;
let stage: Stage;
let cookie: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-real-'));
  workbench = await createWorkbench({
    dataDir,
    resourcesDir: resolve(import.meta.dirname, '..', '..', '..', 'resources'),
    host: { kind: 'web', version: '1.2.3' },
  });
  stage = await startStage(workbench);
  cookie = await logIn(stage.server);
});
afterAll(async () => {
  await stage.close();
  await workbench.close();
  rmSync(dataDir, { recursive: true });
});

async function ask(call: string, params: unknown): Promise<unknown> {
  const socket = await openSocket(stage.server, cookie);
  // Events of the call itself may come before its answer.
  const answer = new Promise((resolve) => {
    socket.on('message', (data: Buffer) => {
      const message = decodeMessage(new Uint8Array(data)) as { id?: number; result?: unknown };
      if (message.id === 1) resolve(message.result);
    });
  });
  socket.send(encodeMessage({ id: 1, call, params }));
  const result = await answer;
  socket.close();
  return result;
}

it('answers calls', async () => {
  expect(await ask('app.info', {})).toMatchObject({
    ok: true,
    value: { version: '1.2.3', host: 'web', dataDir, trouble: null },
  });
});

it('sends a pack out and takes it back, bytes and all', async () => {
  const packs = (await ask('packs.list', {})) as { value: { id: string }[] };
  const exported = (await ask('packs.export', { pack: packs.value[0]?.id })) as {
    ok: true;
    value: { fileName: string; bytes: Uint8Array };
  };
  expect(exported.ok).toBe(true);
  const imported = await ask('packs.import', exported.value);
  expect(imported).toMatchObject({ ok: true, value: { shipped: false } });
});

it('tells the other window what one has changed', async () => {
  const other = await openSocket(stage.server, cookie);
  const heard = nextMessage(other);
  await ask('settings.set', { theme: 'dark' });
  expect(await heard).toMatchObject({ event: { name: 'settings.changed', data: { theme: 'dark' } } });
  other.close();
});

describe('refuses every wrong parameter with a code', () => {
  const wrong: readonly unknown[] = [null, 0, '', [], { unknown: 1 }, { pack: {} }, { __proto__: 1, x: [] }];
  it.each(callNames)('%s', async (name) => {
    for (const params of wrong) {
      expect(await ask(name, params)).toMatchObject({ ok: false, error: { code: 'bad-params' } });
    }
  });

  it('and a call that does not exist', async () => {
    for (const name of ['', 'no.such', 'constructor', '__proto__', 'app.info ']) {
      expect(await ask(name, {})).toMatchObject({ ok: false, error: { code: 'unknown-call' } });
    }
  });
});
