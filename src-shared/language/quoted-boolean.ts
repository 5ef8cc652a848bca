import { finding, type Finding, type FindingPath } from './finding';
import { unquoteFix } from './fixes';

/** `"true"` where `true` is one of the values that may stand there: which one was meant. */
export const quotedBoolean = (found: unknown, known: readonly unknown[]): boolean | undefined =>
  known.find(
    (value): value is boolean =>
      typeof value === 'boolean' &&
      String(value) === (typeof found === 'string' ? found.toLowerCase() : found),
  );

export const quotedFinding = (at: FindingPath, meant: boolean): Finding<'quoted-boolean'> =>
  finding('quoted-boolean', at, { found: String(meant) }, unquoteFix(at, meant));
