/** `npm run dev`: the application with hot reload, in Electron, or in the browser where its program is missing. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { electronBinary, whyNoWindow } from './lib/electron.mjs';
import { root } from './lib/root.mjs';

const noWindow = whyNoWindow({ platform: process.platform, env: process.env, uid: process.getuid?.() });
const env = { ...process.env };
// electron-vite starts this file in Electron's place and tells it where the page is served.
if (noWindow || !electronBinary(root)) env.ELECTRON_EXEC_PATH = join(root, 'scripts', 'dev-web-host.mjs');

const tool = join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
const child = spawn(process.execPath, [tool, 'dev', '--watch', ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => (process.exitCode = code ?? 1));
