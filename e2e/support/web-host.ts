import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const entry = (name: 'web' | 'cli'): string =>
  join(import.meta.dirname, '..', '..', 'out', 'main', `${name}.js`);

export interface Ended {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/** The real web host in a process of its own, on a data folder of its own. */
export interface WebHost {
  /** With the token: opening it lets the browser in. */
  readonly url: string;
  readonly origin: string;
  readonly dataDir: string;
  readonly pid: number;
  readonly ended: Promise<Ended>;
  /** As Ctrl+C does it. Leaves the data folder, so that a next host can be started on it. */
  stop(): Promise<Ended>;
  /** As a power cut does it. */
  kill(): Promise<Ended>;
}

export const freshDataDir = (): string => mkdtempSync(join(tmpdir(), 'heartdeck-e2e-'));
export const removeDataDir = (dataDir: string): void => rmSync(dataDir, { recursive: true, force: true });

export async function startWebHost(
  dataDir: string,
  args: readonly string[] = [],
  around: Readonly<Record<string, string>> = {},
): Promise<WebHost> {
  const { child, ended, output } = startNode('web', ['--no-open', '--data-dir', dataDir, ...args], around);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /http:\S+(?=\s)/.exec(output());
      if (found) resolve(found[0]);
    });
    void ended.then((end) => reject(new Error(`the web host ended (${end.status}): ${end.output}`)));
  });
  const end = (signal: NodeJS.Signals): Promise<Ended> => {
    child.kill(signal);
    return ended;
  };
  return {
    url,
    origin: new URL(url).origin,
    dataDir,
    pid: child.pid ?? 0,
    ended,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Runs an entry of the built application to its end. */
export const runNode = (name: 'web' | 'cli', args: readonly string[]): Promise<Ended> =>
  startNode(name, args).ended;

/** Starts one, for tests that do something to it while it runs. */
export function startNode(
  name: 'web' | 'cli',
  args: readonly string[],
  around: Readonly<Record<string, string>> = {},
) {
  const env = { ...process.env, LC_ALL: 'en_US.UTF-8', ...around };
  const child: ChildProcess = spawn(process.execPath, [entry(name), ...args], { env });
  let text = '';
  const add = (chunk: Buffer): void => void (text += chunk.toString());
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (status, signal) => resolve({ status, signal, output: text }));
  });
  return { child, ended, output: () => text };
}
