import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileFailure } from '@shared/api/system-failure';
import { packLimits } from '@shared/language/pack-format';
import { must, tempFolder } from '../test-support';
import { readFolder } from './folder-read';
import { finishSwap, swapFolders, writeFolder } from './folder-write';
import { hexOf, samplePack, utf8 } from './test-transfer';

function put(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
/** Everything in a folder, by path, as text. */
function look(folder: string, inner = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of readdirSync(join(folder, inner), { withFileTypes: true })) {
    const path = inner ? `${inner}/${entry.name}` : entry.name;
    if (entry.isDirectory()) Object.assign(found, look(folder, path));
    else found[path] = readFileSync(join(folder, path), 'latin1');
  }
  return found;
}

describe('a pack as a folder', () => {
  it('comes back byte by byte, and is written the same again', async () => {
    using temp = tempFolder();
    const files = await samplePack();
    const [first, second] = [join(temp.path, 'deep/down/first'), join(temp.path, 'second')];
    must(await writeFolder(first, files));
    const back = must(await readFolder(first));
    expect(hexOf(back)).toEqual(hexOf(files));
    must(await writeFolder(second, back));
    expect(look(second)).toEqual(look(first));
    expect(readdirSync(temp.path).sort()).toEqual(['deep', 'second']);
  });

  it('takes the place of an older one: what is gone goes, what is not the pack’s stays', async () => {
    using temp = tempFolder();
    const target = join(temp.path, 'pack');
    const files = await samplePack();
    put(target, {
      'pack.json': '{}',
      'cards/old.json': '{}',
      'art/.DS_Store': 'x',
      '.git/config': 'mine',
      '.git/cards/deep': 'mine too',
      'README.md': '# hi',
      '.gitattributes': '* -text',
    });
    must(await writeFolder(target, files));
    const now = look(target);
    expect(now).toMatchObject({ '.git/config': 'mine', '.git/cards/deep': 'mine too', 'README.md': '# hi' });
    expect(Object.keys(now).sort()).toEqual(
      [...files.keys(), '.git/config', '.git/cards/deep', 'README.md', '.gitattributes'].sort(),
    );
    expect(hexOf(must(await readFolder(target)))).toEqual(hexOf(files));
    expect(readdirSync(temp.path)).toEqual(['pack']);
  });

  it('fills an empty folder', async () => {
    using temp = tempFolder();
    const target = join(temp.path, 'empty');
    mkdirSync(target);
    must(await writeFolder(target, await samplePack()));
    expect((await readFolder(target)).ok).toBe(true);
  });

  it('writes where a link leads, and leaves the link', async () => {
    using temp = tempFolder();
    mkdirSync(join(temp.path, 'real'));
    symlinkSync(join(temp.path, 'real'), join(temp.path, 'link'));
    must(await writeFolder(join(temp.path, 'link'), await samplePack()));
    expect(existsSync(join(temp.path, 'real/pack.json'))).toBe(true);
    expect(readdirSync(temp.path).sort()).toEqual(['link', 'real']);
  });

  const foreign: readonly [string, Readonly<Record<string, string>>][] = [
    ['somebody’s files', { 'thesis.txt': 'years of work' }],
    ['a pack with a stranger’s file in it', { 'pack.json': '{}', 'thesis.txt': 'years of work' }],
    ['a pack with a stranger’s folder in it', { 'pack.json': '{}', 'drafts/a.json': '{}' }],
    ['a pack with a stranger’s file further in', { 'pack.json': '{}', 'cards/notes.txt': 'x' }],
    ['only what lies beside a pack', { '.git/config': 'x' }],
  ];
  it.each(foreign)('leaves alone %s', async (_what, files) => {
    using temp = tempFolder();
    const target = join(temp.path, 'theirs');
    put(target, files);
    const written = await writeFolder(target, await samplePack());
    expect(written).toEqual({ ok: false, error: { code: 'folder-not-empty', data: { folder: target } } });
    expect(look(temp.path)).toEqual(
      Object.fromEntries(Object.entries(files).map(([k, v]) => [`theirs/${k}`, v])),
    );
  });

  it('leaves alone a folder of too many files to look through, and says why it can’t be read', async () => {
    using temp = tempFolder();
    const target = join(temp.path, 'theirs');
    put(target, { 'pack.json': '{}', 'art/a.png': '', 'thesis.txt': 'years of work' });
    for (let number = 1; number <= packLimits.files; number++) {
      writeFileSync(join(target, `art/a${number}.png`), '');
    }
    const read = await readFolder(target);
    const found = !read.ok && read.error.code === 'import-refused' ? read.error.data.diagnostics : [];
    expect(found).toMatchObject([{ code: 'too-many-files', data: { max: packLimits.files } }]);
    const written = await writeFolder(target, await samplePack());
    expect(written).toEqual({ ok: false, error: { code: 'folder-not-empty', data: { folder: target } } });
    expect(readFileSync(join(target, 'thesis.txt'), 'utf8')).toBe('years of work');
    expect(readdirSync(join(target, 'art'))).toHaveLength(packLimits.files + 1);
  });

  it('does not write over a file', async () => {
    using temp = tempFolder();
    put(temp.path, { file: 'x' });
    const written = await writeFolder(join(temp.path, 'file'), await samplePack());
    expect(written).toMatchObject({ ok: false, error: { code: 'folder-not-empty' } });
    expect(look(temp.path)).toEqual({ file: 'x' });
  });
});

describe('when writing fails, nothing has changed', () => {
  /** The disk refuses the last file: its name is too long for every file system. */
  const failing = async () =>
    new Map([...(await samplePack()), [`cards/${'x'.repeat(300)}.json`, utf8('{}')]]);

  it('in an existing pack', async () => {
    using temp = tempFolder();
    const target = join(temp.path, 'pack');
    put(target, { 'pack.json': '{"old": 1}', 'cards/old.json': '{}', '.git/config': 'mine' });
    const before = look(temp.path);
    const written = await writeFolder(target, await failing());
    expect(written).toMatchObject({
      ok: false,
      error: { code: 'file-problem', data: { detail: 'ENAMETOOLONG: name too long' } },
    });
    expect(look(temp.path)).toEqual(before);
    expect(readdirSync(temp.path)).toEqual(['pack']);
  });

  it('where nothing was, not even the parents', async () => {
    using temp = tempFolder();
    const written = await writeFolder(join(temp.path, 'a/b/pack'), await failing());
    expect(written.ok).toBe(false);
    expect(readdirSync(temp.path)).toEqual([]);
  });

  it('when cancelled', async () => {
    using temp = tempFolder();
    const controller = new AbortController();
    const onProgress = (): void => controller.abort();
    const written = await writeFolder(join(temp.path, 'pack'), await samplePack(), {
      signal: controller.signal,
      onProgress,
    });
    expect(written).toEqual({ ok: false, error: { code: 'cancelled', data: {} } });
    expect(readdirSync(temp.path)).toEqual([]);
  });

  it('when the places can’t be exchanged', async () => {
    using temp = tempFolder();
    const [target, fresh] = [join(temp.path, 'pack'), join(temp.path, '.fresh')];
    put(target, { 'pack.json': 'old', '.git/config': 'mine' });
    put(fresh, { 'pack.json': 'new' });
    const before = look(temp.path);
    await expect(swapFolders(fresh, target, ['.git', 'not-there'])).rejects.toThrow('ENOENT');
    expect(look(temp.path)).toEqual(before);
  });

  it('in a folder that may not be written', async () => {
    using temp = tempFolder();
    // Permissions don’t bind root, but the kernel’s own folders do.
    const root = process.getuid?.() === 0;
    const parent = root ? '/sys' : join(temp.path, 'locked');
    if (!root) mkdirSync(parent);
    if (!root) chmodSync(parent, 0o555);
    const target = join(parent, 'heartdeck-test');
    const written = await writeFolder(target, await samplePack());
    if (!root) chmodSync(parent, 0o755);
    expect(written).toMatchObject({ ok: false, error: { code: 'read-only' } });
    expect(existsSync(target)).toBe(false);
  });

  // The rest of what a disk can say; a full one can’t be had in a test without mounting it.
  const codes: readonly [string, 'reading' | 'writing', string][] = [
    ['ENOSPC', 'writing', 'disk-full'],
    ['EDQUOT', 'writing', 'disk-full'],
    ['EROFS', 'writing', 'read-only'],
    ['EACCES', 'writing', 'read-only'],
    ['EPERM', 'writing', 'read-only'],
    ['EACCES', 'reading', 'file-problem'],
    ['ENOENT', 'reading', 'no-such-file'],
    ['EIO', 'reading', 'file-problem'],
  ];
  it.each(codes)('%s while %s: %s', (code, doing, expected) => {
    expect(fileFailure('f', Object.assign(new Error('x'), { code }), doing).code).toBe(expected);
  });
  it('an error that is not about files is a bug', () => {
    expect(() => fileFailure('f', new TypeError('x'), 'writing')).toThrow(TypeError);
  });
});

describe('a process ended in the middle of the exchange', () => {
  it('gets the old folder back if the new one never arrived', async () => {
    using temp = tempFolder();
    put(join(temp.path, '.pack.heartdeck-old'), { 'pack.json': 'old', '.git/config': 'mine' });
    await finishSwap(join(temp.path, 'pack'));
    expect(look(temp.path)).toEqual({ 'pack/pack.json': 'old', 'pack/.git/config': 'mine' });
  });
  it('gets what was to be kept if only that was missing', async () => {
    using temp = tempFolder();
    put(join(temp.path, '.pack.heartdeck-old'), { 'pack.json': 'old', '.git/config': 'mine' });
    put(join(temp.path, 'pack'), { 'pack.json': 'new' });
    await finishSwap(join(temp.path, 'pack'));
    expect(look(temp.path)).toEqual({ 'pack/pack.json': 'new', 'pack/.git/config': 'mine' });
  });
  it('loses nothing where both have it', async () => {
    using temp = tempFolder();
    put(join(temp.path, '.pack.heartdeck-old'), { '.git/config': 'mine' });
    put(join(temp.path, 'pack'), { '.git/config': 'another' });
    await finishSwap(join(temp.path, 'pack'));
    expect(Object.values(look(temp.path)).sort()).toEqual(['another', 'mine']);
  });
});

describe('reading a folder', () => {
  it('says when there is none', async () => {
    const read = await readFolder('/nowhere/at/all');
    expect(read).toEqual({ ok: false, error: { code: 'no-such-file', data: { file: '/nowhere/at/all' } } });
  });

  const strange: readonly [string, (folder: string) => void, string, string][] = [
    [
      'a link to a file outside',
      (at) => symlinkSync('/etc/passwd', join(at, 'cards/x.json')),
      'cards/x.json',
      'not-plain-file',
    ],
    ['a link to a folder outside', (at) => symlinkSync('/etc', join(at, 'art')), 'art', 'not-plain-file'],
    [
      'a link to itself',
      (at) => symlinkSync('x.json', join(at, 'cards/x.json')),
      'cards/x.json',
      'not-plain-file',
    ],
    [
      'a link that leads nowhere',
      (at) => symlinkSync('/nowhere', join(at, 'rules')),
      'rules',
      'not-plain-file',
    ],
    ['a pipe', (at) => execFileSync('mkfifo', [join(at, 'cards/x.json')]), 'cards/x.json', 'not-plain-file'],
    ['a folder called like a file', (at) => mkdirSync(join(at, 'cards/x.json')), 'cards/x.json', 'bad-path'],
    ['a folder of another kind', (at) => mkdirSync(join(at, 'drafts')), 'drafts', 'unknown-file'],
    ['a stranger’s file', (at) => writeFileSync(join(at, 'notes.txt'), ''), 'notes.txt', 'unknown-file'],
    [
      'a file too big',
      (at) => writeFileSync(join(at, 'cards/x.json'), Buffer.alloc(300_000)),
      'cards/x.json',
      'file-too-big',
    ],
  ];
  it.each(strange)('refuses %s', async (_what, prepare, file, code) => {
    using temp = tempFolder();
    put(temp.path, {
      'pack.json': '{"format": 1, "game": "ygios", "names": {"en": "A", "ja": "A", "uk": "A"}}',
    });
    mkdirSync(join(temp.path, 'cards'));
    expect((await readFolder(temp.path)).ok).toBe(true);
    prepare(temp.path);
    const read = await readFolder(temp.path);
    const found = !read.ok && read.error.code === 'import-refused' ? read.error.data.diagnostics : [];
    expect(found).toMatchObject([{ file, code }]);
  });
});
