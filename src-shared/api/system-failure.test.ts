import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorCode, fileFailure, systemFailure } from './system-failure';

const system = (code: string): Error => Object.assign(new Error(`${code}: something, open 'f'`), { code });

const cases: readonly [code: string, reading: string | null, writing: string | null][] = [
  ['ENOSPC', 'disk-full', 'disk-full'],
  ['EDQUOT', 'disk-full', 'disk-full'],
  ['EFBIG', 'disk-full', 'disk-full'],
  ['EROFS', 'file-problem', 'read-only'],
  ['EACCES', 'file-problem', 'read-only'],
  ['EPERM', 'file-problem', 'read-only'],
  ['ENOENT', 'no-such-file', 'no-such-file'],
  ['ENOTDIR', 'no-such-file', 'file-problem'],
  ['EISDIR', 'file-problem', 'file-problem'],
  ['EIO', 'file-problem', 'file-problem'],
  ['ERR_FS_EISDIR', 'file-problem', 'file-problem'],
  ['ERR_FS_FILE_TOO_LARGE', 'file-problem', 'file-problem'],
  ['ERR_INVALID_ARG_TYPE', null, null],
  ['SQLITE_FULL', null, null],
];

test.each(cases)('%s: %s while reading, %s while writing', (code, reading, writing) => {
  expect(systemFailure('f', system(code), 'reading')?.code ?? null).toBe(reading);
  expect(systemFailure('f', system(code), 'writing')?.code ?? null).toBe(writing);
});

test('what is not about a file is a bug and goes on its way', () => {
  expect(systemFailure('f', new TypeError('x is not a function'), 'reading')).toBeNull();
  expect(systemFailure('f', 'EIO', 'reading')).toBeNull();
  expect(() => fileFailure('f', new TypeError('x'), 'writing')).toThrow(TypeError);
  expect(fileFailure('f', system('EIO'), 'writing').code).toBe('file-problem');
});

test('real errors of the system: the detail tells what, and not once more where', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heartdeck-'));
  const told = (act: () => unknown): unknown => {
    try {
      act();
    } catch (problem) {
      return systemFailure('f', problem, 'reading');
    }
    return errorCode(null);
  };
  writeFileSync(join(folder, 'file'), '');
  expect(told(() => readFileSync(join(folder, 'absent')))).toEqual({
    code: 'no-such-file',
    data: { file: 'f' },
  });
  expect(told(() => readFileSync(join(folder, 'file', 'inner')))).toMatchObject({ code: 'no-such-file' });
  expect(told(() => readFileSync(folder))).toEqual({
    code: 'file-problem',
    data: { file: 'f', detail: 'EISDIR: illegal operation on a directory' },
  });
  expect(told(() => rmSync(folder))).toEqual({
    code: 'file-problem',
    data: { file: 'f', detail: 'ERR_FS_EISDIR' },
  });
  rmSync(folder, { recursive: true });
});
