import type { ValidDefinition } from '@shared/language/definitions/index';
import { diagnostic, stopsPlay, type Diagnostic, type DiagnosticCode } from '@shared/language/diagnostics';
import { kinds, type Kind } from '@shared/language/kinds';
import { findInPack } from '@shared/language/meaning/find-in-pack';
import { definitionPath, parsePackPath } from '@shared/language/pack-format';
import { brokenReferences } from '@shared/language/references';
import type { PackFiles } from '../../library/library';
import type { CheckedFile } from './checked-files';

export interface LookedAt {
  readonly path: string;
  readonly file: CheckedFile;
  /** What was there before it broke: other files are judged by this, so that they are not blamed for it. */
  readonly before: ValidDefinition | null;
}

/** These count or look up definitions, and say something false while one of them can't be read. */
const needEveryFile: readonly DiagnosticCode[] = [
  'too-few-cards',
  'too-few-bonuses',
  'unpayable',
  'idle-patch',
];

/** Everything that is wrong, in each file and between them. `files`: every file, pictures too. */
export function problemsIn(looked: readonly LookedAt[], files: PackFiles): Diagnostic[] {
  const ids = new Map<Kind, Set<string>>(kinds.map((kind) => [kind, new Set<string>()]));
  for (const path of files.keys()) {
    // A broken file is still there: whoever names it is right.
    const parsed = parsePackPath(path);
    if (parsed?.is === 'definition') ids.get(parsed.kind)?.add(parsed.id);
  }
  const definitions = looked.flatMap(({ file, before }) => file.definition ?? before ?? []);
  const expected = looked.filter(({ path }) => parsePackPath(path)?.is === 'definition').length;
  const whole = definitions.length === expected;
  const together = findInPack(definitions, files).filter(
    ({ code }) => whole || !needEveryFile.includes(code),
  );
  const references = looked.flatMap(({ file }) => file.references);
  const rules = definitionPath('rules', 'main');
  return [
    ...looked.flatMap(({ file }) => file.problems),
    ...brokenReferences(references, (kind) => ids.get(kind) ?? new Set()),
    ...together.map((one) => (stopsPlay(one.code) ? { ...one, severity: 'error' as const } : one)),
    ...(ids.get('rules')?.size ? [] : [diagnostic('missing-file', { file: rules }, { path: rules })]),
  ].sort(byPlace);
}

const byPlace = (a: Diagnostic, b: Diagnostic): number =>
  compare(a.file, b.file) ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.column ?? 0) - (b.column ?? 0) ||
  compare(a.code, b.code);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
