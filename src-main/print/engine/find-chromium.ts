import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

export interface FoundChromium {
  readonly path: string;
  readonly from: 'CHROMIUM_PATH' | 'installed' | 'playwright' | 'npm';
}

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly home: string;
  readonly exists: (path: string) => boolean;
  readonly list: (folder: string) => readonly string[];
}

const here: Surroundings = {
  env: process.env,
  platform: process.platform,
  home: homedir(),
  exists: existsSync,
  list: (folder) => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  },
};

const windowsPrograms = (env: Surroundings['env']): readonly string[] =>
  [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].flatMap((folder) =>
    folder === undefined
      ? []
      : [
          `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
          `${folder}\\Chromium\\Application\\chrome.exe`,
          `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
        ],
  );

function installed({ env, platform, home }: Surroundings): readonly string[] {
  if (platform === 'win32') return windowsPrograms(env);
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      ['/Applications', `${home}/Applications`].map(
        (folder) => `${folder}/${name}.app/Contents/MacOS/${name}`,
      ),
    );
  }
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
    .map((name) => `/usr/bin/${name}`)
    .concat('/snap/bin/chromium');
}

const chromeForTesting = ['Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'];

/** The program inside of what Playwright unpacks: for each processor its own, and one for all until it was so. */
const unpacked = {
  win32: [
    ['chrome-win64', 'chrome.exe'],
    ['chrome-win', 'chrome.exe'],
  ],
  darwin: [
    ['chrome-mac-arm64', ...chromeForTesting],
    ['chrome-mac-x64', ...chromeForTesting],
    ['chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'],
  ],
  linux: [
    ['chrome-linux64', 'chrome'],
    ['chrome-linux-arm64', 'chrome'],
    ['chrome-linux', 'chrome'],
  ],
} as const;

/** Where Playwright keeps its browsers, newest first, and the programs that may be inside each. */
function playwrights({ env, platform, home, list }: Surroundings): readonly string[] {
  const usual =
    platform === 'win32'
      ? join(env['LOCALAPPDATA'] ?? home, 'ms-playwright')
      : platform === 'darwin'
        ? join(home, 'Library', 'Caches', 'ms-playwright')
        : join(home, '.cache', 'ms-playwright');
  const folder = env['PLAYWRIGHT_BROWSERS_PATH'] ?? usual;
  const programs = unpacked[platform === 'win32' || platform === 'darwin' ? platform : 'linux'];
  return list(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    .flatMap((name) => programs.map((program) => join(folder, name, ...program)));
}

/** The first there is, in the order of STACK.md; null: none. A path that was set by hand and is wrong is not skipped. */
export function installedChromium(around: Surroundings = here): FoundChromium | null {
  const chosen = around.env['CHROMIUM_PATH'];
  if (chosen) return around.exists(chosen) ? { path: chosen, from: 'CHROMIUM_PATH' } : null;
  const program = installed(around).find(around.exists);
  if (program !== undefined) return { path: program, from: 'installed' };
  const tested = playwrights(around).find(around.exists);
  return tested === undefined ? null : { path: tested, from: 'playwright' };
}

export async function findChromium(): Promise<FoundChromium | null> {
  const found = installedChromium();
  if (found || process.env['CHROMIUM_PATH']) return found;
  const packed = await packedChromium();
  return packed === null ? null : { path: packed, from: 'npm' };
}

interface PackedChromium {
  readonly default: { executablePath(): Promise<string> };
}

/**
 * The one that comes inside an npm package, for developers: the application does not ship it. It unpacks into TMPDIR
 * and takes whatever file it finds there for the whole program. So it gets a folder of its own, which takes its final
 * name only when it is complete: two may come at once.
 */
async function packedChromium(): Promise<string | null> {
  const require = createRequire(import.meta.url);
  const name = '@sparticuz/chromium';
  let main: string;
  try {
    main = require.resolve(name);
  } catch {
    return null;
  }
  const modules = main.slice(0, main.lastIndexOf(join('node_modules', '@sparticuz')) + 'node_modules'.length);
  const { version } = JSON.parse(
    readFileSync(join(modules, '@sparticuz', 'chromium', 'package.json'), 'utf8'),
  ) as { version: string };
  const folder = join(modules, '.cache', 'heartdeck', `chromium-${version}`);
  const binary = join(folder, 'chromium');
  if (existsSync(binary)) return binary;

  const draft = `${folder}.${process.pid}`;
  const tmpdirBefore = process.env['TMPDIR'];
  try {
    mkdirSync(draft, { recursive: true });
    process.env['TMPDIR'] = draft;
    const packed = (await import(name)) as PackedChromium;
    await packed.default.executablePath();
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(draft, folder);
  } catch {
    // A folder that can't be written, or another process was faster: its copy is as good.
    rmSync(draft, { recursive: true, force: true });
  } finally {
    if (tmpdirBefore === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = tmpdirBefore;
  }
  return existsSync(binary) ? binary : null;
}
