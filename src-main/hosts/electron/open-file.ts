import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, extname, isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EventData } from '@shared/api/events';
import { packFileBytes } from '@shared/api/protocol';
import { matchEnding, packEnding } from '@shared/util/file-endings';
import { err, ok, type Result } from '@shared/util/result';

/** More at once is a slip of the mouse, or somebody playing. */
const maxFiles = 20;

export type OpenProblem = { readonly problem: 'too-big' | 'unreadable'; readonly file: string };
export type OpenedFile = EventData<'host.openFile'>;

const endings = [packEnding, matchEnding];

/** Packs and matches. */
const isOwnFile = (path: string): boolean =>
  endings.includes(extname(path).toLowerCase()) && !path.includes('\0');

/** The entry in the menu takes addresses, and some desktops give a file as one. */
function pathOf(argument: string): string {
  if (!argument.startsWith('file://')) return argument;
  try {
    return fileURLToPath(argument);
  } catch {
    // On another machine, or no address at all.
    return '';
  }
}

/** Our files among a program's arguments. Options are skipped, and what Chromium adds to them. */
export const ownFilesIn = (argv: readonly string[], cwd: string): readonly string[] =>
  argv
    .slice(1)
    .filter((argument) => !argument.startsWith('-'))
    .map(pathOf)
    .filter(isOwnFile)
    .slice(0, maxFiles)
    .map((path) => resolve(cwd, path));

/** What a second start hands over to the first; it comes from another process, so it is looked at again. */
export function ownFilesFrom(handedOver: unknown): readonly string[] {
  const files =
    typeof handedOver === 'object' && handedOver !== null && 'files' in handedOver ? handedOver.files : [];
  if (!Array.isArray(files)) return [];
  return files
    .filter((file): file is string => typeof file === 'string' && isAbsolute(file) && isOwnFile(file))
    .slice(0, maxFiles);
}

/** Opening a pipe without O_NONBLOCK waits for somebody to write into it. Windows has neither. */
const openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Reads at most the limit, whatever the file claims to be: a pipe or a device never ends. */
export async function readOwnFile(
  path: string,
  maxBytes: number = packFileBytes,
): Promise<Result<OpenedFile, OpenProblem>> {
  const file = basename(path);
  if (!isOwnFile(path)) return err({ problem: 'unreadable', file });
  try {
    const handle = await open(path, openFlags);
    try {
      const found = await handle.stat();
      if (!found.isFile()) return err({ problem: 'unreadable', file });
      if (found.size > maxBytes) return err({ problem: 'too-big', file });
      const bytes = new Uint8Array(found.size);
      let length = 0;
      while (length < bytes.length) {
        const { bytesRead } = await handle.read(bytes, length, bytes.length - length, length);
        if (bytesRead === 0) break;
        length += bytesRead;
      }
      return ok({ fileName: file, bytes: bytes.subarray(0, length) });
    } finally {
      await handle.close();
    }
  } catch {
    return err({ problem: 'unreadable', file });
  }
}

/** Files wait here while no page is there to take them: at the start, and while it reloads. */
export class OpenFileQueue {
  #waiting: string[] = [];
  #ready = false;
  readonly #deliver: (path: string) => void;

  constructor(deliver: (path: string) => void) {
    this.#deliver = deliver;
  }

  add(paths: readonly string[]): void {
    const news = paths.filter((path) => isOwnFile(path) && !this.#waiting.includes(path));
    this.#waiting = [...this.#waiting, ...news].slice(0, maxFiles);
    this.#flush();
  }

  pageReady(): void {
    this.#ready = true;
    this.#flush();
  }

  pageGone(): void {
    this.#ready = false;
  }

  #flush(): void {
    if (!this.#ready) return;
    const files = this.#waiting;
    this.#waiting = [];
    for (const path of files) this.#deliver(path);
  }
}
