import { failure, type Failure } from '@shared/api/failures';
import { parseDocument, type SourceDocument } from '@shared/language/parse-document';
import { valueAt } from '@shared/language/form-choice';
import { err, ok, type Result } from '@shared/util/result';
import { matchDocument, matchFormat, matchVersion, type MatchDocument } from './match-file';

/** A match file as it is written; whether it can be played is another question. */
export interface ReadMatchFile {
  readonly document: MatchDocument;
  /** That a part of it is not as it should be. */
  wrongPart(path: readonly PropertyKey[]): Failure;
}

export function readMatchFile(file: string, text: string): Result<ReadMatchFile, Failure> {
  const document = parseDocument(file, text);
  if (!document.ok) {
    const [first] = document.error;
    return err(
      failure('match-file-unreadable', { file, line: first?.line ?? 1, column: first?.column ?? 1 }),
    );
  }
  const { value } = document.value;
  if (!isRecord(value) || value['format'] !== matchFormat)
    return err(failure('match-file-foreign', { file }));
  const { version } = value;
  if (typeof version === 'number' && version > matchVersion)
    return err(failure('match-file-newer', { file, version, known: matchVersion }));
  const wrongPart = (path: readonly PropertyKey[], isStrange = false): Failure =>
    partFailure(file, document.value, path, isStrange);
  const read = matchDocument.safeParse(value);
  if (read.success) return ok({ document: read.data, wrongPart: (path) => wrongPart(path) });
  const [issue] = read.error.issues;
  // A key that nobody knows is told itself: its parent is right.
  const strange = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return err(wrongPart([...(issue?.path ?? []), ...strange], strange.length > 0));
}

function partFailure(
  file: string,
  document: SourceDocument,
  path: readonly PropertyKey[],
  isStrange: boolean,
): Failure {
  const isMissing = valueAt(document.value, path) === undefined;
  const problem = isStrange ? 'strange' : isMissing ? 'missing' : 'wrong';
  const { line, column } = document.place(path);
  return failure('match-file-part', { file, at: path.map(String).join('.'), problem, line, column });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
