import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimInstance, findRunning } from './instance';
import { echoWorkbench, startStage, type Stage } from './test-support';

let dataDir: string;
let stage: Stage;
let other: Stage;
const file = (): string => join(dataDir, 'instance.json');
const mine = (of: Stage) => ({ pid: process.pid, url: of.server.url });

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-instance-'));
  stage = await startStage(echoWorkbench().door);
  other = await startStage(echoWorkbench().door);
});
afterEach(async () => {
  await Promise.all([stage.close(), other.close()]);
  rmSync(dataDir, { recursive: true });
});

it('makes the first start the one, in a file only its owner can read', async () => {
  expect(await findRunning(dataDir)).toBeNull();
  const claim = await claimInstance(dataDir, mine(stage));
  expect(claim.first).toBe(true);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(mine(stage));
  if (process.platform !== 'win32') expect(statSync(file()).mode & 0o777).toBe(0o600);
});

it('leads a second start to the first', async () => {
  await claimInstance(dataDir, mine(stage));
  expect(await claimInstance(dataDir, mine(other))).toEqual({ first: false, running: mine(stage) });
  expect(await findRunning(dataDir)).toEqual(mine(stage));
});

it('leaves nothing behind when it is released', async () => {
  const claim = await claimInstance(dataDir, mine(stage));
  if (claim.first) await claim.release();
  expect(readdirSync(dataDir)).toEqual([]);
});

it('does not remove the file of another on release', async () => {
  const claim = await claimInstance(dataDir, mine(stage));
  const text = JSON.stringify(mine(other));
  writeFileSync(file(), text);
  if (claim.first) await claim.release();
  expect(readFileSync(file(), 'utf8')).toBe(text);
  expect(readdirSync(dataDir)).toEqual(['instance.json']);
});

describe('replaces a file left behind', () => {
  const closedPort = async (): Promise<string> => {
    const gone = await startStage(echoWorkbench().door);
    await gone.close();
    return gone.server.url;
  };
  const rows: readonly (readonly [what: string, text: () => Promise<string>])[] = [
    ['by a crash', async () => JSON.stringify({ pid: 1, url: await closedPort() })],
    ['when another host has its port', async () => JSON.stringify({ pid: 1, url: `${other.server.url}x` })],
    ['empty', async () => ''],
    ['that is no JSON', async () => '{'],
    ['of another shape', async () => '{"pid":"1"}'],
    ['with another kind of address', async () => '{"pid":1,"url":"file:///etc/passwd"}'],
  ];
  it.each(rows)('%s', async (_what, text) => {
    writeFileSync(file(), await text());
    expect(await findRunning(dataDir)).toBeNull();
    expect(await claimInstance(dataDir, mine(stage))).toMatchObject({ first: true });
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(mine(stage));
    expect(readdirSync(dataDir)).toEqual(['instance.json']);
  });
});

it('has one winner when many start at once', async () => {
  const claims = await Promise.all(
    Array.from({ length: 40 }, (_, i) => claimInstance(dataDir, mine(i % 2 ? stage : other))),
  );
  expect(claims.filter((claim) => claim.first)).toHaveLength(1);
  expect(readdirSync(dataDir)).toEqual(['instance.json']);
});

it('still starts where no file can be made', async () => {
  writeFileSync(file(), '');
  expect(await claimInstance(join(file(), 'not-a-folder'), mine(stage))).toMatchObject({ first: true });
});
