import { finding, type Finding, type FindingPath } from '../finding';
import { removeFix, type Fix } from '../fixes';

/** Two keys that nothing can satisfy together, or null. */
export type Clash = readonly [string, string] | null;

/**
 * Something that nothing can ever match. Each key that would end it by being left out is a fix; where a description
 * contradicts itself in several ways, only the designer knows what was meant.
 */
export function clashFinding<S extends object>(
  selector: S,
  at: FindingPath,
  clashOf: (selector: S) => Clash,
  code: 'never-matches' | 'unpayable' = 'never-matches',
): Finding[] {
  const keys = clashOf(selector);
  if (!keys) return [];
  const fixes = [...keys]
    .reverse()
    .filter((key) => Object.hasOwn(selector, key) && !clashOf({ ...selector, [key]: undefined }))
    .map((key) => removeFix([...at, key], key));
  const said = code === 'unpayable' ? finding(code, at, {}) : finding(code, at, { keys });
  return [withFixes(said, fixes)];
}

export function withFixes(found: Finding, [fix, ...otherFixes]: readonly Fix[]): Finding {
  if (!fix) return found;
  return otherFixes.length > 0 ? { ...found, fix, otherFixes } : { ...found, fix };
}
