import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runCli } from './run';

const root = resolve(import.meta.dirname, '..', '..');

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** A folder of its own that is gone afterwards. */
export function tempFolder(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), 'heartdeck-cli-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** Runs command lines against the real workbench in a folder of its own. Tests only. */
export const terminalIn =
  (folder: string) =>
  async (
    argv: readonly string[],
    language = 'en_GB.UTF-8',
    reads: () => boolean = () => true,
    rewrite?: (line: string) => void,
    onStop?: (stop: (status: number) => void) => () => void,
  ): Promise<Ran> => {
    const out: string[] = [];
    const err: string[] = [];
    const status = await runCli({
      argv,
      env: { HEARTDECK_DATA: join(folder, 'data'), LANG: language },
      platform: 'linux',
      cwd: folder,
      files: {
        version: '1.2.3',
        resourcesDir: join(root, 'resources'),
        rendererDir: join(root, 'out', 'renderer'),
      },
      say: (line) => out.push(`${line}\n`),
      complain: (line) => err.push(`${line}\n`),
      write: (text) => {
        out.push(text);
        return Promise.resolve(reads());
      },
      rewrite,
      onStop,
    });
    return { status, out: out.join(''), err: err.join('') };
  };
