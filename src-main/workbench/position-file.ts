import { decodeText } from '@shared/language/decode-text';
import { diagnostic, DiagnosticList, type Diagnostic } from '@shared/language/diagnostics';
import { parseDocument } from '@shared/language/parse-document';
import { placeFindings } from '@shared/language/place-findings';
import { positionFindings } from '@shared/language/scenario/ygios/check-position';
import { positionSchema, type Position } from '@shared/language/scenario/ygios/position';
import { checkShape } from '@shared/language/shape-diagnostics';
import { err, ok, type Result } from '@shared/util/result';
import type { Source } from '../engine/games/ygios/compile';
import type { Mode } from '@shared/language/modes';
import { surroundingsOf } from '../engine/games/ygios/scenario/check';
import { modeOf } from '../engine/games/ygios/scenario/mode';

export interface PositionFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** A position and the mode it is in. */
export interface PlacedPosition {
  readonly given: Position;
  readonly mode: Mode;
}

export const positionFileBytes = 256 * 1024 * 1024;

/**
 * Reads positions, one a line, and checks them all before any is used. They are parsed again one by one when they
 * are played: tens of thousands of them need not lie about as objects.
 */
export function readPositions(
  { file, bytes }: PositionFile,
  sources: Readonly<Record<Mode, Source>>,
): Result<() => Generator<PlacedPosition>, Diagnostic[]> {
  const size = bytes.byteLength;
  if (size > positionFileBytes) {
    return err([diagnostic('file-too-big', { file }, { size, max: positionFileBytes })]);
  }
  const text = decodeText(file, bytes);
  if (!text.ok) return err([text.error]);
  const around = { simple: surroundingsOf(sources.simple), advanced: surroundingsOf(sources.advanced) };
  const readLine = (line: string): Result<PlacedPosition, Diagnostic[]> => {
    const document = parseDocument(file, line);
    if (!document.ok) return document;
    const shape = checkShape(file, document.value, positionSchema);
    if (!shape.ok) return shape;
    const given = shape.value;
    const mode = modeOf(given, sources.simple);
    const findings = positionFindings(given, around[mode], []);
    return findings.length > 0 ? err(placeFindings(file, document.value, findings)) : ok({ given, mode });
  };

  const problems = new DiagnosticList();
  for (const [index, line] of linesOf(text.value)) {
    if (problems.full) break;
    const read = readLine(line);
    if (!read.ok) problems.add(...read.error.map((one) => ({ ...one, line: index })));
  }
  if (!problems.empty) return err(problems.items);
  return ok(function* () {
    for (const [, line] of linesOf(text.value)) {
      const read = readLine(line);
      if (read.ok) yield read.value;
    }
  });
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
