import { randomBytes } from 'node:crypto';
import { lstat, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isBesidePack } from '@shared/language/pack-paths';
import { errorCode } from './file-failure';

/** Where the old folder waits while the new one takes its place. A fixed name, so that it is found again. */
const asideOf = (target: string): string => join(dirname(target), `.${basename(target)}.heartdeck-old`);

const exists = async (path: string): Promise<boolean> => {
  try {
    await lstat(path);
    return true;
  } catch (problem) {
    if (errorCode(problem) === 'ENOENT') return false;
    throw problem;
  }
};

/** Puts `fresh` in the place of `target`, taking the kept entries along. Undone when a step fails. */
export async function swapFolders(fresh: string, target: string, kept: readonly string[]): Promise<void> {
  const aside = asideOf(target);
  const replaced = await exists(target);
  const undo: (() => Promise<void>)[] = [];
  const move = async (from: string, to: string): Promise<void> => {
    await rename(from, to);
    undo.push(() => rename(to, from));
  };
  try {
    if (replaced) await move(target, aside);
    await move(fresh, target);
    for (const name of kept) await move(join(aside, name), join(target, name));
  } catch (problem) {
    for (const step of undo.reverse()) await step();
    throw problem;
  }
  if (replaced) await rm(aside, { recursive: true, force: true });
}

/** If the process was ended in the middle of a swap, brings it to an end: the old folder, or the new one. */
export async function finishSwap(target: string): Promise<void> {
  const aside = asideOf(target);
  if (!(await exists(aside))) return;
  if (!(await exists(target))) return rename(aside, target);
  const kept = (await readdir(aside)).filter(isBesidePack);
  for (const name of kept) {
    // Two of a kind: neither is ours to throw away.
    if (await exists(join(target, name))) return rename(aside, `${aside}-${randomBytes(6).toString('hex')}`);
  }
  for (const name of kept) await rename(join(aside, name), join(target, name));
  await rm(aside, { recursive: true, force: true });
}
