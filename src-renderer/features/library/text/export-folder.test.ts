import { expect, it } from 'vitest';
import { offeredFolder } from './export-folder';

it.each([
  [
    '/home/a/.heartdeck',
    'Yandere Girlfriends: I, O, S',
    '/home/a/.heartdeck/exports/yandere-girlfriends-i-o-s',
  ],
  ['/home/a/', 'Mine (copy 2)', '/home/a/exports/mine-copy-2'],
  ['C:\\Users\\a\\Heartdeck', 'Café’s', 'C:\\Users\\a\\Heartdeck\\exports\\cafes'],
  ['/data', '百合紅', '/data/exports/pack-7'],
  ['/data', '../../etc', '/data/exports/etc'],
])('in %s, %s goes to %s', (dataDir, name, folder) => {
  expect(offeredFolder(dataDir, name, 'pack-7')).toBe(folder);
});
