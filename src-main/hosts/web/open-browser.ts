import { spawn } from 'node:child_process';

export interface Opener {
  readonly command: string;
  readonly args: readonly string[];
}

/** The command that shows an address in the user's browser, or null where there is none to show it in. */
export function browserOpener(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
  url: string,
): Opener | null {
  switch (platform) {
    case 'darwin':
      return { command: 'open', args: [url] };
    case 'win32':
      // Not `cmd /c start`: the shell would read the `&` and `%` of an address.
      return { command: 'rundll32', args: ['url.dll,FileProtocolHandler', url] };
    default:
      // Without a display xdg-open falls back to text browsers, which take over the terminal.
      return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? { command: 'xdg-open', args: [url] } : null;
  }
}

/** Tries, and stays quiet when it can't: the address has been printed. */
export function openBrowser(url: string): void {
  const opener = browserOpener(process.platform, process.env, url);
  if (!opener) return;
  const child = spawn(opener.command, opener.args, { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined);
  child.unref();
}
