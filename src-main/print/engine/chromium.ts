import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { ChromiumPage } from './chromium-page';
import { DevtoolsPipe } from './devtools-pipe';
import type { DrawingEngine, DrawingPage, Site } from './drawing-engine';
import type { FoundChromium } from './find-chromium';

/** Chromium's talk with its maker is of no use here, and on a closed network it only costs time. */
const quiet = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--mute-audio',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** Its sandbox does not work for root, and the one from npm is made for places that are sandboxes themselves. */
const needsNoSandbox = ({ from }: FoundChromium): boolean =>
  from === 'npm' || (process.platform === 'linux' && process.getuid?.() === 0);

/** An installed Chromium, started when it is first needed. One that dies is started anew for the next page. */
export class Chromium implements DrawingEngine {
  readonly kind = 'chromium';
  readonly name: string;
  readonly #found: FoundChromium;
  #running: Promise<Running> | null = null;

  constructor(found: FoundChromium) {
    this.#found = found;
    this.name = found.path;
  }

  async open(site: Site): Promise<DrawingPage> {
    const { pipe } = await (this.#running ??= this.#start());
    return ChromiumPage.open(pipe, site);
  }

  async close(): Promise<void> {
    const running = this.#running;
    this.#running = null;
    const { stop } = (await running?.catch(() => null)) ?? {};
    await stop?.();
  }

  #start(): Promise<Running> {
    const starting = startChromium(this.#found);
    // Another may have been started since: that one is not forgotten.
    const forget = (): void => {
      if (this.#running === starting) this.#running = null;
    };
    starting.then(({ ended }) => ended.then(forget)).catch(forget);
    return starting;
  }
}

interface Running {
  readonly pipe: DevtoolsPipe;
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

async function startChromium(found: FoundChromium): Promise<Running> {
  const profile = mkdtempSync(join(tmpdir(), 'heartdeck-print-'));
  const child = spawn(
    found.path,
    [...quiet, ...(needsNoSandbox(found) ? ['--no-sandbox'] : []), `--user-data-dir=${profile}`],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      // Ctrl+C in a terminal goes to its whole group: the browser would fail before anybody could end its work. On
      // Windows this would open a console.
      detached: process.platform !== 'win32',
    },
  );
  const pipe = new DevtoolsPipe(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const ended = endOf(child).then((why) => {
    pipe.end(new Error(`${found.path}: ${why}`));
    try {
      // Its helpers may still write there for a moment.
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    } catch {
      // Still held: a few files in the system's own folder for such are no reason to fail.
    }
  });
  const kill = (): void => void child.kill('SIGKILL');
  // Not left behind when the host itself ends.
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  const stop = async (): Promise<void> => {
    kill();
    await ended;
  };
  // The first answer tells that it has come up; a program that is no Chromium ends, and ends this too.
  await pipe.send('Browser.getVersion');
  return { pipe, ended, stop };
}

const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`exit ${code ?? signal ?? ''}`));
  });
