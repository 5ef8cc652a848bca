import { expect, it } from 'vitest';
import { dataDirIn, defaultDataDir, type Surroundings } from './data-dir';

const table: readonly (readonly [string, Surroundings, string])[] = [
  ['Linux', { platform: 'linux', env: {}, home: '/home/aya' }, '/home/aya/.local/share/heartdeck'],
  [
    'Linux with XDG_DATA_HOME',
    { platform: 'linux', env: { XDG_DATA_HOME: '/data' }, home: '/home/aya' },
    '/data/heartdeck',
  ],
  [
    'a relative XDG_DATA_HOME is not valid',
    { platform: 'linux', env: { XDG_DATA_HOME: 'data' }, home: '/home/aya' },
    '/home/aya/.local/share/heartdeck',
  ],
  [
    'macOS',
    { platform: 'darwin', env: { XDG_DATA_HOME: '/data' }, home: '/Users/aya' },
    '/Users/aya/Library/Application Support/Heartdeck',
  ],
  [
    'Windows',
    { platform: 'win32', env: { LOCALAPPDATA: 'D:\\Local' }, home: 'C:\\Users\\aya' },
    'D:\\Local\\Heartdeck',
  ],
  [
    'Windows without LOCALAPPDATA',
    { platform: 'win32', env: {}, home: 'C:\\Users\\aya' },
    'C:\\Users\\aya\\AppData\\Local\\Heartdeck',
  ],
  [
    'HEARTDECK_DATA goes before everything',
    { platform: 'darwin', env: { HEARTDECK_DATA: '/tmp/x' }, home: '/Users/aya' },
    '/tmp/x',
  ],
];

it.each(table)('%s', (_name, surroundings, expected) => {
  expect(defaultDataDir(surroundings)).toBe(expected);
});

it.each([
  [[], null],
  [['app', '--data-dir', 'there'], '/here/there'],
  [['app', '--data-dir', '/there', 'a.heartdeck'], '/there'],
  [['app', '--data-dir=x=y'], '/here/x=y'],
  [['app', '--data-dir='], null],
  [['app', '--data-dir'], null],
  [['app', '--data-directory', 'there'], null],
])('the folder in %j is %s', (argv, folder) => expect(dataDirIn(argv, '/here')).toBe(folder));
