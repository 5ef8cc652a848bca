import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, fileFailure } from '@shared/api/system-failure';
import { diagnostic, DiagnosticList, type Diagnostic } from '@shared/language/diagnostics';
import { packLimits } from '@shared/language/pack-format';
import { isBesidePack, packFolders, pathProblem, shownPath, sizeLimit } from '@shared/language/pack-paths';
import { err, ok, type Result } from '@shared/util/result';
import type { Outcome, PackFiles } from '../library';
import { refused, validateFiles } from './check-files';
import { Work, type WorkOptions } from './work';

/** A pack out of a folder of plain files, validated whole. */
export async function readFolder(folder: string, options: WorkOptions = {}): Promise<Outcome<PackFiles>> {
  const files = await readFolderFiles(folder, options);
  return files.ok ? validateFiles(folder, files.value, options) : files;
}

/** The same before it is validated, for those who hand the files on to be. */
export async function readFolderFiles(
  folder: string,
  options: WorkOptions = {},
): Promise<Outcome<Map<string, Uint8Array<ArrayBuffer>>>> {
  const work = new Work(options);
  const listed = await listFolder(folder);
  if (!listed.ok) return listed;
  const { paths, problems } = listed.value;
  const overfull = problems.items.find(({ code }) => code === 'too-many-files');
  if (overfull) return refused(folder, [overfull]);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let total = 0;
  for (const path of paths) {
    if (problems.full) break;
    let read: Result<Uint8Array<ArrayBuffer>, Diagnostic>;
    try {
      read = await readPlainFile(join(folder, path), path);
    } catch (problem) {
      return err(fileFailure(join(folder, path), problem, 'reading'));
    }
    if (read.ok) {
      files.set(path, read.value);
      total += read.value.byteLength;
    } else problems.add(read.error);
    if (total > packLimits.packBytes) {
      const data = { size: total, max: packLimits.packBytes };
      return refused(folder, [diagnostic('pack-too-big', { file: shownPath(folder) }, data)]);
    }
    const stop = await work.step('reading', files.size, paths.length);
    if (stop) return err(stop);
  }
  return problems.empty ? ok(files) : refused(folder, problems.items);
}

export interface FolderListing {
  /** Files that may belong to a pack, sorted, with forward slashes. */
  readonly paths: readonly string[];
  readonly problems: DiagnosticList;
}

/**
 * What lies in a folder: two levels, links never followed. Strange things are told, not opened. A listing that
 * was given up always has a problem: nobody may take it for the whole folder and overwrite what it left out.
 */
export async function listFolder(folder: string): Promise<Outcome<FolderListing>> {
  const paths: string[] = [];
  const problems = new DiagnosticList();
  let overfull = false;
  const visit = async (inner: string): Promise<void> => {
    for (const entry of await readdir(join(folder, inner), { withFileTypes: true })) {
      const path = inner === '' ? entry.name : `${inner}/${entry.name}`;
      if (problems.full || overfull) return;
      if (isBesidePack(path)) continue;
      const file = shownPath(path);
      if (entry.isDirectory()) {
        if (inner === '' && packFolders.includes(path)) await visit(path);
        else problems.add(pathProblem(path) ?? diagnostic('bad-path', { file }, { path: file }));
      } else if (!entry.isFile()) problems.add(diagnostic('not-plain-file', { file }, { path: file }));
      else {
        const problem = pathProblem(path);
        if (problem) problems.add(problem);
        else if (paths.length < packLimits.files) paths.push(path);
        else {
          overfull = true;
          const data = { count: paths.length + 1, max: packLimits.files };
          problems.add(diagnostic('too-many-files', { file: shownPath(folder) }, data));
        }
      }
    }
  };
  try {
    await visit('');
  } catch (problem) {
    return err(fileFailure(folder, problem, 'reading'));
  }
  return ok({ paths: paths.sort(), problems });
}

/** Reads what is there at the moment of opening, never more than a file of its kind may have. */
async function readPlainFile(
  from: string,
  path: string,
): Promise<Result<Uint8Array<ArrayBuffer>, Diagnostic>> {
  const file = shownPath(path);
  const max = sizeLimit(path);
  const plain = err(diagnostic('not-plain-file', { file }, { path: file }));
  let handle;
  try {
    // Not following and not waiting: the entry may have become a link or a pipe since it was listed.
    handle = await open(from, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  } catch (problem) {
    if (errorCode(problem) === 'ELOOP') return plain;
    throw problem;
  }
  try {
    const found = await handle.stat();
    if (!found.isFile()) return plain;
    if (found.size > max) return err(diagnostic('file-too-big', { file }, { size: found.size, max }));
    const bytes = new Uint8Array(found.size);
    let done = 0;
    while (done < bytes.byteLength) {
      const { bytesRead } = await handle.read(bytes, done, bytes.byteLength - done);
      if (bytesRead === 0) break;
      done += bytesRead;
    }
    return ok(done === bytes.byteLength ? bytes : bytes.slice(0, done));
  } finally {
    await handle.close();
  }
}
