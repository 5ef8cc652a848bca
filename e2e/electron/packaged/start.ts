import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { environment } from '../desktop';
import { folder } from './find-packaged';

export interface RunningPackage {
  readonly program: ChildProcess;
  readonly page: Page;
  readonly browser: Browser;
  /** Everything that the program said. */
  said(): string;
}

export const program = join(folder, 'heartdeck');

/**
 * Starts the packaged program. Its fuses close it to Playwright’s own way into Electron, which needs an inspector in the
 * main process; Chromium’s port leads to the page alone.
 */
export async function startPackaged(
  dataDir: string,
  display: string,
  { args = [], around = {} }: { args?: readonly string[]; around?: Readonly<Record<string, string>> } = {},
): Promise<RunningPackage> {
  const started = spawn(program, ['--remote-debugging-port=0', ...args], {
    env: { ...environment(dataDir), DISPLAY: display, ...around },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (part: Buffer): void => {
      said += part.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    };
    started.stdout.on('data', listen);
    started.stderr.on('data', listen);
    started.once('error', reject);
    started.once('exit', (code) =>
      reject(new Error(`The program ended (${code}) before its window came: ${said}`)),
    );
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no context');
  const page = context.pages()[0] ?? (await context.waitForEvent('page'));
  await page.getByRole('main').waitFor();
  return { program: started, page, browser, said: () => said };
}

/** For the end of a test that may have failed. */
export async function endPackaged({ program: started, browser }: RunningPackage): Promise<void> {
  await browser.close();
  if (started.exitCode !== null || started.signalCode !== null) return;
  const ended = once(started, 'exit');
  started.kill('SIGKILL');
  await ended;
}
