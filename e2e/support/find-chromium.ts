import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

export interface FoundChromium {
  /** Absent: Playwright's own. */
  readonly executablePath?: string;
  readonly from: 'CHROMIUM_PATH' | 'installed' | 'playwright' | 'npm';
}

const installed: Readonly<Record<string, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** The first real Chromium there is; the last one comes inside an npm package and needs neither root nor network. */
export async function findChromium(): Promise<FoundChromium> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names a file that does not exist: ${chosen}`);
    return { executablePath: chosen, from: 'CHROMIUM_PATH' };
  }
  const executablePath = installed[process.platform]?.find((path) => existsSync(path));
  if (executablePath) return { executablePath, from: 'installed' };
  if (existsSync(chromium.executablePath())) return { from: 'playwright' };
  return { executablePath: await unpackedChromium(), from: 'npm' };
}

/** Chromium's talk with its maker is of no use in a test, and on a closed network it only costs time. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The package unpacks into TMPDIR and takes whatever file it finds there for the whole program. So it gets a
 * folder of its own, which takes its final name only when it is complete: two test workers may come at once.
 */
async function unpackedChromium(): Promise<string> {
  const modules = join(import.meta.dirname, '..', '..', 'node_modules');
  const { version } = JSON.parse(
    readFileSync(join(modules, '@sparticuz', 'chromium', 'package.json'), 'utf8'),
  ) as { version: string };
  const folder = join(modules, '.cache', 'heartdeck', `chromium-${version}`);
  const binary = join(folder, 'chromium');
  if (existsSync(binary)) return binary;

  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const tmpdirBefore = process.env['TMPDIR'];
  process.env['TMPDIR'] = draft;
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
  } finally {
    if (tmpdirBefore === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = tmpdirBefore;
  }
  try {
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(draft, folder);
  } catch (error) {
    // Another worker was faster: its copy is as good.
    if (!existsSync(binary)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  return binary;
}
