import { failure } from '@shared/api/failures';
import { diagnostic, DiagnosticList, type Diagnostic } from '@shared/language/diagnostics';
import { packLimits } from '@shared/language/pack-format';
import { foldPath, isBesidePack, shownPath } from '@shared/language/pack-paths';
import { validateInSteps } from '@shared/language/validate-pack';
import { err, ok } from '@shared/util/result';
import type { Outcome, PackFiles } from '../library';
import { Work, type WorkOptions } from './work';

export interface ListedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export const refused = (source: string, diagnostics: readonly Diagnostic[]): Outcome<never> =>
  err(failure('import-refused', { file: source, diagnostics: [...diagnostics] }));

/** Files in the order of their paths: what is stored and exported does not depend on the order of reading. */
export const sortedFiles = (files: Iterable<readonly [string, Uint8Array]>): Map<string, Uint8Array> =>
  new Map([...files].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

/** The whole pack is checked before anybody may store it. */
export async function validateFiles(
  source: string,
  files: PackFiles,
  options: WorkOptions,
): Promise<Outcome<PackFiles>> {
  const work = new Work(options);
  const steps = validateInSteps(files);
  for (;;) {
    const step = steps.next();
    if (step.done) {
      if (!step.value.ok) return refused(source, step.value.error);
      options.onWarnings?.(step.value.value.warnings);
      return ok(sortedFiles(files));
    }
    const stop = await work.step('checking', step.value, files.size);
    if (stop) return err(stop);
  }
}

/** A folder that came file by file, as a browser hands it over. Paths are relative to the folder. */
export async function checkPackFiles(
  source: string,
  listed: readonly ListedFile[],
  options: WorkOptions = {},
): Promise<Outcome<PackFiles>> {
  const wanted = listed.filter(({ path }) => !isBesidePack(path));
  if (wanted.length > packLimits.files) {
    const data = { count: wanted.length, max: packLimits.files };
    return refused(source, [diagnostic('too-many-files', { file: source }, data)]);
  }
  const files = new Map<string, Uint8Array>();
  const seen = new Set<string>();
  const problems = new DiagnosticList();
  for (const { path, bytes } of wanted) {
    const file = shownPath(path);
    // A map would keep the last of two and never tell.
    if (seen.has(foldPath(path))) problems.add(diagnostic('duplicate-path', { file }, { path: file }));
    seen.add(foldPath(path));
    files.set(path, bytes);
  }
  if (!problems.empty) return refused(source, problems.items);
  return validateFiles(source, files, options);
}
