import { expect, test } from 'vitest';
import { CheckedFiles, type CheckedFile } from './checked-files';

const file = (): CheckedFile => ({ problems: [], manifest: null, definition: null, references: [] });

test('a file is known by its path, its content and the game whose words it is in', () => {
  const files = new CheckedFiles();
  const kept = files.keep('cards/a.json', 'hash', 'ygios', file());
  expect(files.get('cards/a.json', 'hash', 'ygios')).toBe(kept);
  expect(files.get('cards/b.json', 'hash', 'ygios')).toBeNull();
  expect(files.get('cards/a.json', 'other', 'ygios')).toBeNull();
  expect(files.get('cards/a.json', 'hash', 'governing')).toBeNull();
});

test('what one question touched is there for the next, and what it did not touch is forgotten', () => {
  const files = new CheckedFiles();
  const kept = files.keep('cards/a.json', '1', 'ygios', file());
  files.keep('cards/b.json', '1', 'ygios', file());
  files.settle();
  expect(files.get('cards/a.json', '1', 'ygios')).toBe(kept);
  files.settle();
  expect(files.get('cards/a.json', '1', 'ygios')).toBe(kept);
  expect(files.get('cards/b.json', '1', 'ygios')).toBeNull();
});
