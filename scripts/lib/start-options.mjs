import { resolve } from 'node:path';

/**
 * Takes `--data-dir FOLDER` or `--data-dir=FOLDER` out of the arguments.
 * @param {readonly string[]} args @param {string} cwd
 */
export function takeDataDir(args, cwd) {
  const at = args.findIndex((arg) => arg === '--data-dir' || arg.startsWith('--data-dir='));
  if (at < 0) return { dataDir: null, rest: [...args] };
  const [, inline] = (args[at] ?? '').split(/=(.*)/s);
  const folder = inline ?? args[at + 1];
  const rest = args.filter((_, index) => index !== at && (inline !== undefined || index !== at + 1));
  return { dataDir: folder ? resolve(cwd, folder) : null, rest };
}
