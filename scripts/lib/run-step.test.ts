import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runStep } from './run-step.mjs';

const run = (script: string, limit = 2 ** 30) =>
  runStep(process.execPath, ['-e', script], { cwd: tmpdir(), env: process.env, limit });

it.each([
  ['process.exitCode = 0', 0],
  ['process.exitCode = 3', 3],
  ['process.kill(process.pid, "SIGKILL")', 1],
])('%s gives %i', async (script, status) => {
  expect(await run(script)).toEqual({ status, hung: false });
});

it('gives 1 for a command that is not there', async () => {
  const options = { cwd: tmpdir(), env: process.env, limit: 2 ** 30 };
  expect(await runStep('no-such-command', [], options)).toEqual({ status: 1, hung: false });
});

it.skipIf(process.platform === 'win32')('ends a step that hangs, and what it has started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'heartdeck-step-'));
  const file = join(folder, 'pid');
  const hang = 'setInterval(() => {}, 1000)';
  const grandchild = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(hang)}])`;
  const script = `require('fs').writeFileSync(${JSON.stringify(file)}, String(${grandchild}.pid)); ${hang}`;
  // Long enough for Node to start even on a busy machine; if it was not, there is no file to read.
  expect(await run(script, 5000)).toEqual({ status: 1, hung: true });
  const pid = Number(readFileSync(file, 'utf8'));
  const isGone = (): boolean => {
    try {
      // A killed process that nobody has waited for yet still has a number, but runs no more.
      return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.startsWith('Z') ?? true;
    } catch {
      return true;
    }
  };
  while (!isGone());
  rmSync(folder, { recursive: true });
});
