import type { Diagnostic } from './diagnostics';

const parentOf = (at = ''): string => at.slice(0, Math.max(0, at.lastIndexOf('.')));

/** A misspelt key is one mistake: the key that it stands for is not missing besides. */
export function withoutStandIns(problems: readonly Diagnostic[]): Diagnostic[] {
  const meant = new Set(
    problems
      .filter(
        ({ code, data }) => code === 'unknown-key' && (data['near'] === 'yes' || data['near'] === 'alike'),
      )
      .map(({ at, data }) => `${parentOf(at)} ${String(data['nearest'])}`),
  );
  return problems.filter(
    ({ code, at, data }) => code !== 'missing' || !meant.has(`${parentOf(at)} ${String(data['key'])}`),
  );
}
