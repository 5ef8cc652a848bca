import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const scripts = fileURLToPath(new URL('..', import.meta.url));
const says = 'ELECTRON_PATH names no program: /nowhere';
let clone: string;

/** `npm run desktop-specs` in a clone without Electron, whose Playwright prints what it is told. */
const run = (env: Record<string, string>) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(clone, 'scripts', 'desktop-specs.mjs')],
    { encoding: 'utf8', env: { PATH: process.env['PATH'], ELECTRON_PATH: '/nowhere', ...env } },
  );
  return { status, stdout, stderr };
};

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'heartdeck-desktop-specs-'));
  cpSync(scripts, join(clone, 'scripts'), { recursive: true });
  const playwright = join(clone, 'node_modules', '@playwright', 'test');
  mkdirSync(playwright, { recursive: true });
  writeFileSync(
    join(playwright, 'cli.js'),
    'const { ELECTRON_PATH, HEARTDECK_NO_ELECTRON } = process.env;\nconsole.log(JSON.stringify([ELECTRON_PATH, HEARTDECK_NO_ELECTRON]));\n',
  );
});
afterAll(() => {
  rmSync(clone, { recursive: true });
});

it('tells the specs why they are skipped, and gives them no program', () => {
  expect(run({})).toEqual({ status: 0, stdout: `${JSON.stringify(['', says])}\n`, stderr: '' });
});

it('fails with one sentence where the specs were asked for', () => {
  expect(run({ HEARTDECK_TEST_ELECTRON: '1' })).toEqual({
    status: 1,
    stdout: '',
    stderr: `The Electron specs can’t run: ${says}.\n`,
  });
});
