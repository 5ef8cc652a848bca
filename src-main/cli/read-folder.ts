import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failure, type Failure } from '@shared/api/failures';
import { diagnostic } from '@shared/language/diagnostics';
import { packLimits } from '@shared/language/pack-format';
import { isBesidePack, shownPath } from '@shared/language/pack-paths';
import { err, ok, type Result } from '@shared/util/result';
import { fileFailure } from './file-failure';

export interface FolderFile {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** All files of a folder, as the contract takes them. Links are told and not followed; the rest is judged there. */
export async function readFolder(folder: string): Promise<Result<FolderFile[], Failure>> {
  const files: FolderFile[] = [];
  let size = 0;
  const refuse = (problem: ReturnType<typeof diagnostic>): Failure =>
    failure('import-refused', { file: folder, diagnostics: [problem] });

  async function visit(inner: string): Promise<Failure | null> {
    for (const entry of await readdir(join(folder, inner), { withFileTypes: true })) {
      const path = inner === '' ? entry.name : `${inner}/${entry.name}`;
      if (isBesidePack(path)) continue;
      const file = shownPath(path);
      if (entry.isDirectory()) {
        const problem = await visit(path);
        if (problem) return problem;
        continue;
      }
      if (!entry.isFile()) return refuse(diagnostic('not-plain-file', { file }, { path: file }));
      const bytes = await readFile(join(folder, path));
      files.push({ path, bytes });
      size += bytes.byteLength;
      const { files: most, packBytes: max } = packLimits;
      if (files.length > most) {
        return refuse(diagnostic('too-many-files', { file: folder }, { count: files.length, max: most }));
      }
      if (size > max) return refuse(diagnostic('pack-too-big', { file: folder }, { size, max }));
    }
    return null;
  }

  try {
    const problem = await visit('');
    return problem ? err(problem) : ok(files.sort((a, b) => (a.path < b.path ? -1 : 1)));
  } catch (error) {
    return err(fileFailure(folder, error, 'reading'));
  }
}
