import { expect, test } from 'vitest';
import { wantsPackaged, whyNoPackage } from './packaged.mjs';

const asked: [args: string[], wanted: boolean][] = [
  [[], true],
  [['--reporter=line,json'], true],
  [['walls.spec'], false],
  [['walls.spec', 'packaged'], true],
  [['--reporter=list', 'e2e/electron/packaged-folder.spec.ts'], true],
];
test.each(asked)('%j asks for the packaged program: %s', (args, wanted) => {
  expect(wantsPackaged(args)).toBe(wanted);
});

const linux = { env: {}, platform: 'linux', arch: 'x64' };
test('a machine that can’t drive it says why', () => {
  expect(whyNoPackage({ ...linux, platform: 'darwin' })).toMatch(/Linux/);
  expect(whyNoPackage({ ...linux, arch: 'arm64' })).toMatch(/x64/);
  expect(whyNoPackage(linux, () => true)).toBeNull();
  expect(whyNoPackage(linux, (name) => name === 'openbox')).toBe(
    'Xvfb, xdotool can’t be found: apt-get install xvfb xdotool',
  );
});
