import type { Diagnostic } from '@shared/language/diagnostics';
import type { Fix } from '@shared/language/fixes';

const keyOf = ({ file, code, at, data }: Diagnostic): string => JSON.stringify([file, code, at, data]);

/**
 * A problem as it is found in the text now: the places of its fixes are those of that text, and with those of an older
 * one a fix would cut through other words. null: it is not there any more, or can't be told from another one.
 */
export function sameProblem(problems: readonly Diagnostic[], wanted: Diagnostic): Diagnostic | null {
  const alike = problems.filter((one) => keyOf(one) === keyOf(wanted));
  const [only, ...others] = alike;
  const isThere = ({ line, column }: Diagnostic): boolean => line === wanted.line && column === wanted.column;
  return alike.find(isThere) ?? (others.length === 0 ? (only ?? null) : null);
}

export const sameFix = (fixes: readonly Fix[], { title, data }: Fix): Fix | null =>
  fixes.find((one) => one.title === title && JSON.stringify(one.data) === JSON.stringify(data)) ?? null;
