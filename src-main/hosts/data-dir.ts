import { posix, resolve, win32 } from 'node:path';

export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

/**
 * Where the library lives when nobody says otherwise. All hosts use this one, so that a pack made in the window
 * is there on the command line.
 */
export function defaultDataDir({ platform, env, home }: Surroundings): string {
  const chosen = env['HEARTDECK_DATA'];
  if (chosen) return chosen;
  switch (platform) {
    case 'win32':
      return win32.join(env['LOCALAPPDATA'] || win32.join(home, 'AppData', 'Local'), 'Heartdeck');
    case 'darwin':
      return posix.join(home, 'Library', 'Application Support', 'Heartdeck');
    default: {
      const base = env['XDG_DATA_HOME'];
      // The XDG specification says that a relative path here is invalid and must be ignored.
      const absolute = base && posix.isAbsolute(base) ? base : posix.join(home, '.local', 'share');
      return posix.join(absolute, 'heartdeck');
    }
  }
}

/** `--data-dir FOLDER` or `--data-dir=FOLDER` among a program's arguments, which Chromium has not sorted. */
export function dataDirIn(argv: readonly string[], cwd: string): string | null {
  const option = '--data-dir';
  const at = argv.findIndex((argument) => argument === option || argument.startsWith(`${option}=`));
  const folder = argv[at] === option ? argv[at + 1] : argv[at]?.slice(option.length + 1);
  return folder ? resolve(cwd, folder) : null;
}
