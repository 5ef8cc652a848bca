import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OpenFileQueue, ownFilesFrom, ownFilesIn, readOwnFile } from './open-file';

const program = '/opt/heartdeck/heartdeck';
const argvs: [argv: string[], files: string[]][] = [
  [[program], []],
  [[program, 'a.heartdeck'], ['/home/aya/a.heartdeck']],
  [
    [program, '/packs/a.heartdeck', '../b.HEARTDECK'],
    ['/packs/a.heartdeck', '/home/b.HEARTDECK'],
  ],
  [
    [program, '.', '--no-sandbox', '--original-process-start-time=1', 'a.heartdeck'],
    ['/home/aya/a.heartdeck'],
  ],
  [[program, '--load=a.heartdeck', '-x.heartdeck'], []],
  [[program, 'a.zip', '/etc/passwd', 'heartdeck', '.heartdeck', 'a.heartdeck.exe'], []],
  [[program, 'a\0.heartdeck'], []],
  [[program, 'a.heartdeck-match', 'a.json'], ['/home/aya/a.heartdeck-match']],
  [
    [program, 'file:///packs/%D0%B0%20b.heartdeck', 'file:///m.Heartdeck-Match'],
    ['/packs/а b.heartdeck', '/m.Heartdeck-Match'],
  ],
  [
    [
      program,
      'file://elsewhere/a.heartdeck',
      'file:///a%00.heartdeck',
      'file:///%zz.heartdeck',
      'file:///a.zip',
    ],
    [],
  ],
  [[program, 'https://example.com/a.heartdeck-match.exe'], []],
  [['a.heartdeck'], []],
  [
    [program, ...Array.from({ length: 30 }, (_, n) => `${n}.heartdeck`)],
    Array.from({ length: 20 }, (_, n) => `/home/aya/${n}.heartdeck`),
  ],
];
test.each(argvs)('arguments %j', (argv, files) => expect(ownFilesIn(argv, '/home/aya')).toEqual(files));

const handed: [value: unknown, files: string[]][] = [
  [{ files: ['/packs/a.heartdeck'] }, ['/packs/a.heartdeck']],
  [{ files: ['relative.heartdeck', '/etc/passwd', 7, null, '/b.heartdeck'] }, ['/b.heartdeck']],
  [{ files: '/a.heartdeck' }, []],
  [{ files: { 0: '/a.heartdeck' } }, []],
  [{}, []],
  [null, []],
  [undefined, []],
  ['/a.heartdeck', []],
];
test.each(handed)('handed over %j', (value, files) => expect(ownFilesFrom(value)).toEqual(files));

describe('reading', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'heartdeck-open-'));
    writeFileSync(join(folder, 'good.heartdeck'), 'pack');
    writeFileSync(join(folder, 'empty.heartdeck'), '');
    writeFileSync(join(folder, 'big.heartdeck'), 'x'.repeat(11));
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    mkdirSync(join(folder, 'folder.heartdeck'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const files: [name: string, outcome: unknown][] = [
    [
      'good.heartdeck',
      { ok: true, value: { fileName: 'good.heartdeck', bytes: new TextEncoder().encode('pack') } },
    ],
    ['empty.heartdeck', { ok: true, value: { fileName: 'empty.heartdeck', bytes: new Uint8Array() } }],
    ['big.heartdeck', { ok: false, error: { problem: 'too-big', file: 'big.heartdeck' } }],
    ['missing.heartdeck', { ok: false, error: { problem: 'unreadable', file: 'missing.heartdeck' } }],
    ['folder.heartdeck', { ok: false, error: { problem: 'unreadable', file: 'folder.heartdeck' } }],
    ['secret.txt', { ok: false, error: { problem: 'unreadable', file: 'secret.txt' } }],
  ];
  test.each(files)('%s', async (name, outcome) => {
    expect(await readOwnFile(join(folder, name), 10)).toEqual(outcome);
  });
});

test.skipIf(process.platform === 'win32')('a pipe is refused, not waited for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'heartdeck-pipe-'));
  const pipe = join(folder, 'pipe.heartdeck');
  execFileSync('mkfifo', [pipe]);
  expect(await readOwnFile(pipe)).toEqual({
    ok: false,
    error: { problem: 'unreadable', file: 'pipe.heartdeck' },
  });
  rmSync(folder, { recursive: true });
});

describe('the queue', () => {
  const queued = () => {
    const delivered: string[] = [];
    return { delivered, queue: new OpenFileQueue((path) => delivered.push(path)) };
  };

  test('waits for the page', () => {
    const { delivered, queue } = queued();
    queue.add(['/a.heartdeck']);
    queue.add(['/a.heartdeck', '/b.heartdeck', '/etc/passwd']);
    expect(delivered).toEqual([]);
    queue.pageReady();
    expect(delivered).toEqual(['/a.heartdeck', '/b.heartdeck']);
    queue.add(['/a.heartdeck']);
    expect(delivered).toEqual(['/a.heartdeck', '/b.heartdeck', '/a.heartdeck']);
  });

  test('waits again while the page reloads', () => {
    const { delivered, queue } = queued();
    queue.pageReady();
    queue.pageGone();
    queue.add(['/a.heartdeck']);
    expect(delivered).toEqual([]);
    queue.pageReady();
    queue.pageReady();
    expect(delivered).toEqual(['/a.heartdeck']);
  });
});
