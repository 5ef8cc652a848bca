import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotPlainFile, writeWhole } from './write-whole';

/** What fails next, of the real file system. */
const fails = vi.hoisted((): { next: 'open' | 'write' | 'sync' | 'rename' | null } => ({ next: null }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const fail = (): Promise<never> =>
    Promise.reject(Object.assign(new Error('ENOSPC: full'), { code: 'ENOSPC' }));
  return {
    ...real,
    open: async (path: string, flags: string) => {
      if (fails.next === 'open') return fail();
      const handle = await real.open(path, flags);
      if (fails.next === 'write') handle.writeFile = fail;
      if (fails.next === 'sync') handle.sync = fail;
      return handle;
    },
    rename: (from: string, to: string) => (fails.next === 'rename' ? fail() : real.rename(from, to)),
  };
});

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'heartdeck-whole-'))));
afterEach(() => {
  fails.next = null;
  rmSync(folder, { recursive: true, force: true });
});
const never = new AbortController().signal;
const [old, fresh] = ['old', 'fresh'].map((text) => new TextEncoder().encode(text)) as [
  Uint8Array,
  Uint8Array,
];
const fileIn = (): string => join(folder, 'cards.pdf');

describe('a file', () => {
  it('is written, and takes the place of the one before it, with nothing left beside it', async () => {
    await writeWhole(fileIn(), old, never);
    await writeWhole(fileIn(), fresh, never);
    expect(readFileSync(fileIn(), 'utf8')).toBe('fresh');
    expect(readdirSync(folder)).toEqual(['cards.pdf']);
  });

  it.each(['open', 'write', 'sync', 'rename'] as const)(
    'stays as it was when it fails to %s',
    async (what) => {
      writeFileSync(fileIn(), old);
      fails.next = what;
      await expect(writeWhole(fileIn(), fresh, never)).rejects.toMatchObject({ code: 'ENOSPC' });
      expect(readFileSync(fileIn(), 'utf8')).toBe('old');
      expect(readdirSync(folder)).toEqual(['cards.pdf']);
    },
  );

  it('is not put in the place of a folder', async () => {
    mkdirSync(fileIn());
    await expect(writeWhole(fileIn(), fresh, never)).rejects.toMatchObject({
      code: expect.any(String) as string,
    });
    expect(readdirSync(folder)).toEqual(['cards.pdf']);
    expect(readdirSync(fileIn())).toEqual([]);
  });

  it('is written where a link leads, and the link stays', async () => {
    const [target, link] = [join(folder, 'target.pdf'), join(folder, 'link.pdf')];
    writeFileSync(target, old);
    symlinkSync(target, link);
    await writeWhole(link, fresh, never);
    expect(readFileSync(target, 'utf8')).toBe('fresh');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readdirSync(folder)).toEqual(['link.pdf', 'target.pdf']);
  });

  it.skipIf(process.platform === 'win32')('does not take the place of a pipe', async () => {
    execFileSync('mkfifo', [fileIn()]);
    await expect(writeWhole(fileIn(), fresh, never)).rejects.toThrow(NotPlainFile);
    expect(lstatSync(fileIn()).isFIFO()).toBe(true);
  });

  it('is not written into a folder that is not there', async () => {
    const file = join(folder, 'none', 'cards.pdf');
    await expect(writeWhole(file, fresh, never)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a file that is called off', () => {
  it('before it was begun', async () => {
    writeFileSync(fileIn(), old);
    await expect(writeWhole(fileIn(), fresh, AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(readFileSync(fileIn(), 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['cards.pdf']);
  });

  it('in the middle', async () => {
    const controller = new AbortController();
    const writing = writeWhole(fileIn(), new Uint8Array(8 << 20), controller.signal);
    controller.abort();
    await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
    expect(readdirSync(folder)).toEqual([]);
  });
});
