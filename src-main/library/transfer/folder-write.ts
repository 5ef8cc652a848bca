import { randomBytes } from 'node:crypto';
import { mkdir, readdir, realpath, rm, stat, writeFile, lstat, rename } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { failure } from '@shared/api/failures';
import { errorCode, fileFailure } from '@shared/api/system-failure';
import { manifestPath } from '@shared/language/pack-format';
import { isBesidePack } from '@shared/language/pack-paths';
import { err, ok } from '@shared/util/result';
import type { Outcome, PackFiles } from '../library';
import { listFolder } from './folder-read';
import { Work, type WorkOptions } from './work';

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

/**
 * Writes a pack as a folder of plain files. Everything is written to a new folder beside the target, which
 * then takes the target's place: after a failure the target is what it was.
 */
export async function writeFolder(
  folder: string,
  files: PackFiles,
  options: WorkOptions = {},
): Promise<Outcome<null>> {
  const work = new Work(options);
  /** What has to go if this fails: the new folder, or the topmost parent made for it. */
  let made: string | null = null;
  let at = folder;
  try {
    const target = await throughLinks(resolve(folder));
    await finishSwap(target);
    const kept = await whatToKeep(target);
    if (!kept.ok) return kept;

    at = dirname(target);
    made = (await mkdir(at, { recursive: true })) ?? null;
    const fresh = join(at, `.${basename(target)}.heartdeck-${randomBytes(6).toString('hex')}`);
    made ??= fresh;
    await mkdir(fresh);
    for (const inner of new Set([...files.keys()].map((path) => dirname(path)))) {
      await mkdir(join(fresh, inner), { recursive: true });
    }
    let done = 0;
    for (const [path, bytes] of files) {
      at = join(target, path);
      await writeFile(join(fresh, path), bytes, { flag: 'wx' });
      const stop = await work.step('writing', ++done, files.size);
      if (stop) return err(stop);
    }
    at = target;
    await swapFolders(fresh, target, kept.value);
    made = null;
    return ok(null);
  } catch (problem) {
    return err(fileFailure(at, problem, 'writing'));
  } finally {
    if (made !== null) await rm(made, { recursive: true, force: true });
  }
}

/** A folder reached through a link is written where it lies; the link stays a link. */
async function throughLinks(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (problem) {
    if (errorCode(problem) === 'ENOENT') return folder;
    throw problem;
  }
}

/** The entries of the target that are no part of a pack, or a refusal if the folder is somebody else's. */
async function whatToKeep(target: string): Promise<Outcome<readonly string[]>> {
  try {
    if (!(await stat(target)).isDirectory()) return err(failure('folder-not-empty', { folder: target }));
  } catch (problem) {
    if (errorCode(problem) === 'ENOENT') return ok([]);
    throw problem;
  }
  const entries = await readdir(target);
  if (entries.length === 0) return ok([]);
  const listed = await listFolder(target);
  if (!listed.ok) return listed;
  // Everything that is no longer in the pack goes away, so nothing may be there that no pack can hold.
  const foreign = !entries.includes(manifestPath) || !listed.value.problems.empty;
  return foreign ? err(failure('folder-not-empty', { folder: target })) : ok(entries.filter(isBesidePack));
}
