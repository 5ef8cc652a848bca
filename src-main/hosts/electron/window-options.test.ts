import { describe, expect, test } from 'vitest';
import { windowOptions, type WindowSurroundings } from './window-options';

const usual: WindowSurroundings = {
  platform: 'linux',
  dark: false,
  bounds: { x: 10, y: 20, width: 1280, height: 800 },
  preload: '/app/out/preload/preload.cjs',
  resourcesDir: '/app/resources',
  title: 'Heartdeck',
  isPackaged: true,
};
const platforms = ['linux', 'darwin', 'win32'] as const;
const all = platforms.flatMap((platform) =>
  [true, false].flatMap((dark) =>
    [true, false].map((isPackaged) => ({ ...usual, platform, dark, isPackaged })),
  ),
);

describe.each(all)('$platform, dark $dark, packaged $isPackaged', (surroundings) => {
  const options = windowOptions(surroundings);

  test('keeps the page in its box', () => {
    expect(options.webPreferences).toEqual({
      preload: usual.preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      safeDialogs: true,
      devTools: !surroundings.isPackaged,
    });
  });

  test('has its place, least size and paper', () => {
    expect(options).toMatchObject({
      ...usual.bounds,
      minWidth: 960,
      minHeight: 640,
      title: 'Heartdeck',
      show: false,
    });
    expect(options.backgroundColor).toBe(surroundings.dark ? '#1C1920' : '#FBF7F1');
  });
});

const icons: [platform: NodeJS.Platform, isPackaged: boolean, hasIcon: boolean][] = [
  ['linux', true, true],
  ['linux', false, true],
  ['win32', true, false],
  ['win32', false, true],
  ['darwin', true, false],
  ['darwin', false, false],
];
test.each(icons)('%s, packaged %s: icon %s', (platform, isPackaged, hasIcon) => {
  const { icon } = windowOptions({ ...usual, platform, isPackaged });
  expect(icon).toBe(hasIcon ? '/app/resources/icons/256x256.png' : undefined);
});
