/**
 * Makes a clone ready to run: packages, then the build, each only when it is out of date. Runs before `npm
 * start`, `npm test` and `npm run heartdeck`, with whatever Node the system has (18 or newer) and nothing
 * installed, so it uses built-ins only.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIsCurrent, forgetBuild, markBuildCurrent, sourceHash } from './lib/build-stamp.mjs';
import { markPackagesCurrent, packagesAreCurrent } from './lib/packages.mjs';
import { root } from './lib/root.mjs';
import { neededNode, usableNode } from './lib/usable-node.mjs';
import { say } from './lib/words.mjs';

function giveUp(key, params) {
  say(key, params);
  process.exit(1);
}

function installPackages() {
  say('installing');
  // npm's own program under npm's own Node: the one in node_modules is about to be removed with the folder.
  const npm = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  const [command, first] = npm?.endsWith('js') ? [node, [npm]] : ['npm', []];
  const args = [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (status !== 0) giveUp('installFailed');
  markPackagesCurrent(root);
}

function build(node) {
  say('building');
  const hash = sourceHash(root);
  forgetBuild(root);
  const tool = join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
  const { status, stdout, stderr } = spawnSync(node, [tool, 'build', '--logLevel', 'warn'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    process.stderr.write(stdout + stderr);
    giveUp('buildFailed');
  }
  markBuildCurrent(root, hash);
}

if (!packagesAreCurrent(root)) installPackages();
const node = usableNode(root);
if (!node) giveUp('nodeTooOld', { needed: neededNode, found: process.version });
if (!buildIsCurrent(root)) build(node);
