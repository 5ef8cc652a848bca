import { readdirSync, readFileSync } from 'node:fs';

/** A process may end while it is looked at, and another user's tells less. */
function readQuietly(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** That process and all below it. @param {number} pid */
function treeOf(pid) {
  const children = new Map();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const parent = Number(/\) \S (\d+)/.exec(readQuietly(`/proc/${name}/stat`))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (one) => [one, ...(children.get(one) ?? []).flatMap(below)];
  return below(pid);
}

const megabytes = (text, field) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1]) / 1024;

/**
 * Resident memory and its share: pages that several hold count once in `pss`, each time in `rss`. Another Electron that
 * runs on the machine takes its part of them too: measure while there is none. @param {number} pid
 */
const memoryOf = (pid) => ({
  rss: megabytes(readQuietly(`/proc/${pid}/status`), 'VmRSS'),
  pss: megabytes(readQuietly(`/proc/${pid}/smaps_rollup`), 'Pss'),
});

/** In megabytes, Linux only: all processes of a program, and the first of them alone. @param {number} pid */
export function treeMemory(pid) {
  const all = treeOf(pid)
    .map(memoryOf)
    .filter(({ rss }) => rss > 0);
  const sum = (kind) => all.reduce((whole, one) => whole + one[kind], 0);
  return { rss: sum('rss'), pss: sum('pss'), processes: all.length, first: memoryOf(pid) };
}
