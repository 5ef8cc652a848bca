import { decodeText } from '@shared/language/decode-text';
import { diagnostic, DiagnosticList, type Diagnostic } from '@shared/language/diagnostics';
import { parseDocument, type SourceDocument } from '@shared/language/parse-document';
import { err, ok, type Result } from '@shared/util/result';

export interface PositionFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}

export const positionFileBytes = 256 * 1024 * 1024;
/** What is larger is not read as one document only to word a refusal better. */
const oneDocumentBytes = 4 * 1024 * 1024;

/** Reads one position as its game writes it, and says what is wrong with it. */
export type PositionReader<P> = (file: string, document: SourceDocument) => Result<P, Diagnostic[]>;

/**
 * Reads positions, one a line, and checks them all before any is used. They are parsed again one by one when they
 * are played: tens of thousands of them need not lie about as objects.
 */
export function readPositions<P>(
  { file, bytes }: PositionFile,
  read: PositionReader<P>,
): Result<() => Generator<P>, Diagnostic[]> {
  const size = bytes.byteLength;
  if (size > positionFileBytes) {
    return err([diagnostic('file-too-big', { file }, { size, max: positionFileBytes })]);
  }
  const text = decodeText(file, bytes);
  if (!text.ok) return err([text.error]);
  const readLine = (line: string): Result<P, Diagnostic[]> => {
    const document = parseDocument(file, line);
    return document.ok ? read(file, document.value) : document;
  };

  const problems = new DiagnosticList();
  for (const [index, line] of linesOf(text.value)) {
    if (problems.full) break;
    const found = readLine(line);
    if (!found.ok) problems.add(...found.error.map((one) => ({ ...one, line: index })));
  }
  if (!problems.empty) return err(problems.items);
  return ok(function* () {
    for (const [, line] of linesOf(text.value)) {
      const found = readLine(line);
      if (found.ok) yield found.value;
    }
  });
}

/** Ordinary JSON, put on several lines for people: each of them would be told as a mistake of its own. */
export function isOneDocument({ file, bytes }: PositionFile): boolean {
  if (bytes.byteLength > oneDocumentBytes) return false;
  const text = decodeText(file, bytes);
  if (!text.ok) return false;
  const [first, second] = linesOf(text.value);
  if (!first || !second || parseDocument(file, first[1]).ok) return false;
  return parseDocument(file, text.value).ok;
}

/** Lines that hold something, with their numbers from 1. */
function* linesOf(text: string): Generator<[number: number, line: string]> {
  let start = 0;
  for (let number = 1; start <= text.length; number++) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end < 0 ? undefined : end);
    if (line.trim() !== '') yield [number, line];
    if (end < 0) return;
    start = end + 1;
  }
}
