import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const runner = fileURLToPath(new URL('./run-alone.mjs', import.meta.url));

/**
 * Calls an exported function of a module in a process of its own and returns what it returns: the bundler, or whatever
 * else ran before, leaves a heap behind that slows what is measured next.
 * @param {string} address @param {string} name @param {readonly string[]} args @param {string} node
 */
export function alone(address, name, args = [], node = process.execPath) {
  const done = spawnSync(node, [runner, address, name, ...args], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${name} with ${node}: ${done.stdout}${done.stderr}`);
  return JSON.parse(done.stdout);
}
