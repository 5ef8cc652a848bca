/**
 * `npm run package`: electron-builder with our arguments. HEARTDECK_ELECTRON_DIST (or -c.electronDist=…) names the folder of
 * an Electron that lies there already, where none can be fetched.
 */
import { spawnSync } from 'node:child_process';
import { builder, builderArguments, givenElectron } from './lib/package-options.mjs';
import { root } from './lib/root.mjs';

const given = process.argv.slice(2);
const { args, refused } = builderArguments(given, { dist: givenElectron(given, process.env, root) });
if (refused) {
  console.error(refused);
  process.exitCode = 2;
} else {
  const { status } = spawnSync('npx', ['--yes', builder, ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
