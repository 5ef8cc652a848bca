import { failure, type Failure } from '@shared/api/failures';
import {
  diagnostic,
  DiagnosticList,
  type ArchiveTrouble,
  type Diagnostic,
  type DiagnosticData,
} from '@shared/language/diagnostics';
import { manifestPath, packLimits, packFormat } from '@shared/language/pack-format';
import { foldPath, pathProblem, shownPath, sizeLimit } from '@shared/language/pack-paths';
import { err, ok, type Result } from '@shared/util/result';
import type { Outcome, PackFiles } from '../library';
import { indexBytes, indexPath, isCompressed, renderIndex, sha256 } from './archive-format';
import { refused, sortedFiles, validateFiles } from './check-files';
import { Work, type WorkOptions } from './work';
import { readZip, unpack, type ZipEntry } from './zip-read';
import { zipLimits } from './zip-format';
import { ZipWriter } from './zip-write';

const hashPattern = /^[0-9a-f]{64}$/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Path → SHA-256, as the archive's first entry lists them. */
function readIndex(bytes: Uint8Array): Result<ReadonlyMap<string, string>, Diagnostic> {
  const damaged = err(diagnostic('archive-damaged', { file: indexPath }, { detail: 'index' }));
  let index: unknown;
  try {
    index = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return damaged;
  }
  if (!isObject(index) || typeof index['format'] !== 'number') return damaged;
  if (index['format'] !== packFormat) {
    const data = { found: String(index['format']), known: String(packFormat), of: 'pack' } as const;
    return err(diagnostic('unknown-format', { file: indexPath, at: 'format' }, data));
  }
  if (!isObject(index['files'])) return damaged;
  const hashes = new Map<string, string>();
  for (const [path, hash] of Object.entries(index['files'])) {
    if (typeof hash !== 'string' || !hashPattern.test(hash)) return damaged;
    hashes.set(path, hash);
  }
  return ok(hashes);
}

/** One `.heartdeck` file of a pack. The same files always give the same bytes. */
export async function writeArchive(
  files: PackFiles,
  options: WorkOptions = {},
): Promise<Outcome<Uint8Array<ArrayBuffer>>> {
  const work = new Work(options);
  // One more entry is the index.
  if (files.size >= zipLimits.entries) {
    return err(oversized('too-many-files', { count: files.size, max: zipLimits.entries - 1 }));
  }
  const sorted = sortedFiles(files);
  const hashes = new Map<string, string>();
  const total = sorted.size * 2;
  let done = 0;
  for (const [path, bytes] of sorted) {
    hashes.set(path, sha256(bytes));
    const stop = await work.step('packing', ++done, total);
    if (stop) return err(stop);
  }
  const zip = new ZipWriter();
  const tooBig = (): Outcome<never> => {
    const size = [...sorted.values()].reduce((sum, bytes) => sum + bytes.byteLength, 0);
    return err(oversized('pack-too-big', { size, max: zipLimits.bytes }));
  };
  if (!zip.add(indexPath, renderIndex(hashes), { compress: true })) return tooBig();
  for (const [path, bytes] of sorted) {
    if (!zip.add(path, bytes, { compress: !isCompressed(path) })) return tooBig();
    const stop = await work.step('packing', ++done, total);
    if (stop) return err(stop);
  }
  return ok(zip.finish());
}

const oversized = <C extends 'too-many-files' | 'pack-too-big'>(code: C, data: DiagnosticData[C]): Failure =>
  failure('invalid-definition', { diagnostics: [diagnostic(code, { file: manifestPath }, data)] });

/** A pack out of a `.heartdeck` file, unpacked within bounds, compared with its hashes and validated whole. */
export async function readArchive(
  fileName: string,
  archive: Uint8Array,
  options: WorkOptions = {},
): Promise<Outcome<PackFiles>> {
  const work = new Work(options);
  const refuse = (...problems: readonly Diagnostic[]): Outcome<never> => refused(fileName, problems);
  const file = shownPath(fileName);
  const damaged = (detail: ArchiveTrouble, where = file): Diagnostic =>
    diagnostic('archive-damaged', { file: where }, { detail });

  if (archive.byteLength > packLimits.archiveBytes) {
    const data = { size: archive.byteLength, max: packLimits.archiveBytes };
    return refuse(diagnostic('pack-too-big', { file }, data));
  }
  // Every ZIP file that is not empty begins so; anything else was never an archive.
  if (archive[0] !== 0x50 || archive[1] !== 0x4b) return refuse(diagnostic('not-an-archive', { file }, {}));
  const contents = readZip(archive);
  if (!contents.ok) return refuse(damaged(contents.error));
  const [first, ...entries] = contents.value;
  if (first?.path !== indexPath) return refuse(diagnostic('not-an-archive', { file }, {}));

  // The format is known before anything else is judged: a newer one may have other paths and sizes.
  if (first.size > indexBytes) {
    return refuse(diagnostic('file-too-big', { file: indexPath }, { size: first.size, max: indexBytes }));
  }
  const indexText = unpack(first);
  if (!indexText.ok) return refuse(damaged(indexText.error, indexPath));
  const hashes = readIndex(indexText.value);
  if (!hashes.ok) return refuse(hashes.error);
  const wrong = declaredProblems(file, entries);
  if (!wrong.empty) return refuse(...wrong.items);
  if (!sameKeys(entries, hashes.value)) return refuse(damaged('index', indexPath));

  const files = new Map<string, Uint8Array>();
  const problems = new DiagnosticList();
  for (const entry of entries) {
    const bytes = unpack(entry);
    if (!bytes.ok) problems.add(damaged(bytes.error, entry.path));
    else if (sha256(bytes.value) !== hashes.value.get(entry.path)) {
      problems.add(diagnostic('checksum', { file: entry.path }, {}));
    } else files.set(entry.path, bytes.value);
    if (problems.full) break;
    const stop = await work.step('reading', files.size, entries.length);
    if (stop) return err(stop);
  }
  return problems.empty ? validateFiles(fileName, files, options) : refuse(...problems.items);
}

/** What can be refused by the table of contents alone, before a single byte is unpacked. */
function declaredProblems(file: string, entries: readonly ZipEntry[]): DiagnosticList {
  const problems = new DiagnosticList();
  if (entries.length > packLimits.files) {
    const data = { count: entries.length, max: packLimits.files };
    problems.add(diagnostic('too-many-files', { file }, data));
    return problems;
  }
  const seen = new Set<string>();
  let total = 0;
  for (const { path, size } of entries) {
    const shown = shownPath(path);
    const problem = pathProblem(path);
    if (problem) problems.add(problem);
    if (seen.has(foldPath(path)))
      problems.add(diagnostic('duplicate-path', { file: shown }, { path: shown }));
    seen.add(foldPath(path));
    const max = sizeLimit(path);
    if (size > max) problems.add(diagnostic('file-too-big', { file: shown }, { size, max }));
    total += size;
  }
  if (total > packLimits.packBytes) {
    problems.add(diagnostic('pack-too-big', { file }, { size: total, max: packLimits.packBytes }));
  }
  return problems;
}

const sameKeys = (entries: readonly ZipEntry[], hashes: ReadonlyMap<string, string>): boolean =>
  entries.length === hashes.size && entries.every(({ path }) => hashes.has(path));
