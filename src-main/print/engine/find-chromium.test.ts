import { describe, expect, it } from 'vitest';
import { installedChromium, type Surroundings } from './find-chromium';

const home = '/home/aya';
const playwright = `${home}/.cache/ms-playwright`;

/** A machine with these programs. */
function found(programs: readonly string[], around: Partial<Surroundings> = {}): string | null {
  const has = new Set(programs);
  const list = (folder: string): string[] => [
    ...new Set(
      programs
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''),
    ),
  ];
  const chromium = installedChromium({
    env: {},
    platform: 'linux',
    home,
    exists: (path) => has.has(path),
    list,
    ...around,
  });
  return chromium && `${chromium.from} ${chromium.path}`;
}

describe('the Chromium that draws', () => {
  const tested = `${playwright}/chromium-1200/chrome-linux64/chrome`;

  it('is the one that was set by hand, then an installed one, then that of the tests', () => {
    const programs = ['/opt/own', '/usr/bin/google-chrome', tested];
    expect(found(programs, { env: { CHROMIUM_PATH: '/opt/own' } })).toBe('CHROMIUM_PATH /opt/own');
    expect(found(programs)).toBe('installed /usr/bin/google-chrome');
    expect(found([tested])).toBe(`playwright ${tested}`);
    expect(found([])).toBeNull();
  });

  it('is none where the one that was set by hand is not there: another one would hide the mistake', () => {
    expect(found(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/opt/none' } })).toBeNull();
    expect(found(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '' } })).toBe('installed /usr/bin/chromium');
  });

  it('is Chromium before others', () => {
    const programs = [
      '/usr/bin/microsoft-edge',
      '/usr/bin/google-chrome',
      '/usr/bin/chromium',
      '/snap/bin/chromium',
    ];
    expect(found(programs)).toBe('installed /usr/bin/chromium');
    expect(found(['/snap/bin/chromium', '/usr/bin/microsoft-edge'])).toBe(
      'installed /usr/bin/microsoft-edge',
    );
  });

  it('is Playwright’s newest by number, not by letters, and none of its others', () => {
    const of = (name: string): string => `${playwright}/${name}/chrome-linux64/chrome`;
    const names = ['chromium-999', 'chromium-1200', 'chromium_headless_shell-1300', 'firefox-2000'];
    expect(found(names.map(of))).toBe(`playwright ${of('chromium-1200')}`);
  });

  const places: readonly [string, string, Partial<Surroundings>][] = [
    ['an older Playwright', `${playwright}/chromium-1100/chrome-linux/chrome`, {}],
    ['on ARM', `${playwright}/chromium-1200/chrome-linux-arm64/chrome`, {}],
    [
      'where the environment says',
      '/srv/browsers/chromium-1200/chrome-linux64/chrome',
      { env: { PLAYWRIGHT_BROWSERS_PATH: '/srv/browsers' } },
    ],
    [
      'on macOS',
      `${home}/Library/Caches/ms-playwright/chromium-1200/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
      { platform: 'darwin' },
    ],
    [
      'on macOS, older',
      `${home}/Library/Caches/ms-playwright/chromium-1100/chrome-mac/Chromium.app/Contents/MacOS/Chromium`,
      { platform: 'darwin' },
    ],
    [
      'on Windows',
      '/local/ms-playwright/chromium-1200/chrome-win64/chrome.exe',
      { platform: 'win32', env: { LOCALAPPDATA: '/local' } },
    ],
  ];
  it.each(places)('of Playwright: %s', (_where, path, around) => {
    // The paths of Windows are put together by its own rules on Windows only.
    expect(found([path], around)?.replaceAll('\\', '/')).toBe(`playwright ${path}`);
  });

  const installed: readonly [NodeJS.Platform, string][] = [
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`],
    ['win32', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    ['win32', 'C:\\Users\\aya\\AppData\\Local\\Chromium\\Application\\chrome.exe'],
    ['win32', 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
  ];
  it.each(installed)('on %s: %s', (platform, path) => {
    const env = {
      PROGRAMFILES: 'C:\\Program Files',
      'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
      LOCALAPPDATA: 'C:\\Users\\aya\\AppData\\Local',
    };
    expect(found([path], { platform, env })).toBe(`installed ${path}`);
    expect(found([path], { platform: 'linux', env })).toBeNull();
  });
});
