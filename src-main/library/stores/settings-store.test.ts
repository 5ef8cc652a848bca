import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { libraryFile } from '../library-paths';
import { defaultSettings } from '@shared/api/default-settings';
import { must, openOrThrow, tempFolder } from '../test-support';

test('settings are kept, and what is not said stays', async () => {
  using folder = tempFolder();
  const library = await openOrThrow({ dataDir: folder.path });
  expect(library.settings.get()).toEqual(defaultSettings);
  must(library.settings.set({ theme: 'dark', language: 'ja' }));
  must(library.settings.set({ textSize: 115, theme: undefined }));
  must(library.settings.setHostValue('window', { x: 1, y: [2] }));
  library.close();
  const again = await openOrThrow({ dataDir: folder.path });
  expect(again.settings.get()).toEqual({ ...defaultSettings, theme: 'dark', language: 'ja', textSize: 115 });
  expect(again.settings.getHostValue('window')).toEqual({ x: 1, y: [2] });
  expect(again.settings.getHostValue('theme')).toBeUndefined();
  again.close();
});

test('widths of an earlier release, which knew no height of the problems, are kept', async () => {
  using folder = tempFolder();
  const library = await openOrThrow({ dataDir: folder.path });
  library.close();
  const db = new Sqlite(libraryFile(folder.path));
  db.prepare("REPLACE INTO setting VALUES ('user', 'editPanes', ?)").run('{"list":240,"preview":null}');
  db.close();
  const again = await openOrThrow({ dataDir: folder.path });
  expect(again.settings.get().editPanes).toEqual({ list: 240, preview: null, problems: null });
  again.close();
});

test('a value that can’t be read costs itself and nothing else', async () => {
  using folder = tempFolder();
  const library = await openOrThrow({ dataDir: folder.path });
  must(library.settings.set({ motion: 'reduced', layout: 'list' }));
  library.close();
  const db = new Sqlite(libraryFile(folder.path));
  const put = db.prepare("REPLACE INTO setting VALUES ('user', ?, ?)");
  for (const [key, value] of [
    ['theme', '"plaid"'],
    ['textSize', '"100"'],
    ['language', '{broken'],
    ['lastPack', '""'],
    ['fromTheFuture', '1'],
    ['__proto__', '{"theme":"dark"}'],
  ]) {
    put.run(key, value);
  }
  db.prepare("REPLACE INTO setting VALUES ('host', 'window', '{broken')").run();
  db.close();
  const again = await openOrThrow({ dataDir: folder.path });
  expect(again.settings.get()).toEqual({ ...defaultSettings, motion: 'reduced', layout: 'list' });
  expect(again.settings.getHostValue('window')).toBeUndefined();
  again.close();
});
