import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, type Failure } from '@shared/api/failures';
import { err } from '@shared/util/result';
import { NotPlainFile } from '../../print/write-whole';
import { saveWhole } from './save-whole';

const fails = vi.hoisted((): { with: Error | null } => ({ with: null }));
vi.mock('../../print/write-whole', async (original) => {
  const real = await original<typeof import('../../print/write-whole')>();
  const writeWhole: typeof real.writeWhole = async (...given) => {
    if (fails.with !== null) throw fails.with;
    return real.writeWhole(...given);
  };
  return { ...real, writeWhole };
});

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'heartdeck-save-'))));
afterEach(() => {
  fails.with = null;
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
});
const file = '/home/aya/cards.pdf';
const never = new AbortController().signal;
const bytes = Uint8Array.of(1, 2, 3);

const said: readonly [string, NodeJS.Platform, Failure][] = [
  ['ENOSPC', 'linux', failure('disk-full', { file })],
  ['EDQUOT', 'linux', failure('disk-full', { file })],
  ['EROFS', 'linux', failure('read-only', { file })],
  ['EACCES', 'linux', failure('read-only', { file })],
  ['EPERM', 'linux', failure('read-only', { file })],
  ['EPERM', 'darwin', failure('read-only', { file })],
  ['EPERM', 'win32', failure('file-in-use', { file })],
  ['EACCES', 'win32', failure('read-only', { file })],
  ['EBUSY', 'win32', failure('file-in-use', { file })],
  ['EBUSY', 'linux', failure('file-in-use', { file })],
  ['ETXTBSY', 'linux', failure('file-in-use', { file })],
  ['ENOENT', 'linux', failure('no-such-file', { file })],
  ['EISDIR', 'linux', failure('file-problem', { file, detail: 'EISDIR: told' })],
];

describe('what the system says of a file', () => {
  it.each(said)('%s on %s', async (code, platform, told) => {
    fails.with = Object.assign(new Error(`${code}: told, rename 'a'`), { code, syscall: 'rename' });
    expect(await saveWhole(file, bytes, never, platform)).toEqual({ ok: false, error: told });
  });

  it('a folder that may not be written to is not taken for a file that is open elsewhere', async () => {
    fails.with = Object.assign(new Error("EPERM: told, open 'a'"), { code: 'EPERM', syscall: 'open' });
    expect(await saveWhole(file, bytes, never, 'win32')).toEqual({
      ok: false,
      error: failure('read-only', { file }),
    });
  });

  it('is of no interest once it was called off', async () => {
    fails.with = Object.assign(new Error('full'), { code: 'ENOSPC' });
    expect(await saveWhole(file, bytes, AbortSignal.abort())).toEqual({
      ok: false,
      error: failure('cancelled', {}),
    });
  });

  it('a device or a pipe is no file', async () => {
    fails.with = new NotPlainFile();
    expect(await saveWhole(file, bytes, never)).toEqual(err(failure('not-a-plain-file', { file })));
  });

  it('what the system did not say is a bug, and not hidden', async () => {
    fails.with = new TypeError('undefined is not a function');
    await expect(saveWhole(file, bytes, never)).rejects.toThrow(TypeError);
  });
});

it('a file that could be written is there', async () => {
  const saved = join(folder, 'cards.pdf');
  expect(await saveWhole(saved, bytes, never)).toEqual({ ok: true, value: null });
  expect([...readFileSync(saved)]).toEqual([1, 2, 3]);
});

// Root may write everywhere, and Windows has no such folders.
it.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
  'a folder that may not be written',
  async () => {
    chmodSync(folder, 0o500);
    const refused = join(folder, 'cards.pdf');
    expect(await saveWhole(refused, bytes, never)).toEqual({
      ok: false,
      error: failure('read-only', { file: refused }),
    });
  },
);
