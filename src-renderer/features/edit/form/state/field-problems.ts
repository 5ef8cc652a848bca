import type { Field } from '@shared/forms/index';
import type { Diagnostic } from '@shared/language/diagnostics';
import { keyOf } from './path-key';

/** What is wrong, by the field that it is told at. What has no place is told at the top. */
export function problemsByField(
  problems: readonly Diagnostic[],
  fieldAt: (at: string) => Field,
): ReadonlyMap<string, readonly Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    const key = keyOf(fieldAt(problem.at ?? '').path);
    const there = found.get(key);
    if (there) there.push(problem);
    else found.set(key, [problem]);
  }
  return found;
}
