import { failure, type Failure } from '@shared/api/failures';
import { err, ok, type Result } from '@shared/util/result';
import type { Trace } from '../games/built-game';
import { isOneDocument, readPositions, type PositionFile, type PositionReader } from './position-file';

/** Plays on from every position of a file, or from the first `most`. A file is refused whole, before any line. */
export function tracePositions<P>(
  positions: PositionFile,
  most: number | undefined,
  read: PositionReader<P>,
  play: (position: P, nth: number) => Trace,
): Result<Trace, Failure> {
  const found = readPositions(positions, read);
  if (!found.ok) {
    const { file } = positions;
    if (isOneDocument(positions)) return err(failure('not-json-lines', { file }));
    return err(failure('positions-refused', { file, diagnostics: found.error }));
  }
  return ok(playEach(found.value(), most, play));
}

function* playEach<P>(
  positions: Iterable<P>,
  most: number | undefined,
  play: (position: P, nth: number) => Trace,
): Trace {
  let nth = 0;
  for (const position of positions) {
    if (most !== undefined && nth >= most) break;
    nth += 1;
    const loop = yield* play(position, nth);
    if (loop) return loop;
  }
  return null;
}
