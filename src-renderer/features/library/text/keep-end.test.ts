import { expect, it } from 'vitest';
import { calls } from '@shared/api/calls';
import { keepEnd, longestFileName, longestPath } from './keep-end';

const bytes = new Uint8Array();

it.each([
  ['short', 'a.heartdeck', 20, 'a.heartdeck'],
  ['at the limit', 'abc.json', 8, 'abc.json'],
  ['too long', 'abcdef.json', 8, '…ef.json'],
  ['a pair at the cut', 'ab🃏c.json', 8, '…c.json'],
])('%s', (_name, text, longest, kept) => {
  expect(keepEnd(text, longest)).toBe(kept);
});

it('is as long as the contract takes, and no longer', () => {
  const takes = (name: number, path: number): boolean =>
    calls['packs.import'].params.safeParse({ fileName: 'a'.repeat(name), bytes }).success &&
    calls['packs.importFolder'].params.safeParse({
      folderName: 'a'.repeat(name),
      files: [{ path: 'a'.repeat(path), bytes }],
    }).success;
  expect(takes(longestFileName, longestPath)).toBe(true);
  expect(takes(longestFileName + 1, longestPath)).toBe(false);
  expect(takes(longestFileName, longestPath + 1)).toBe(false);
});
