import { firstGame } from '@shared/games/index';
import { err, ok, type Result } from '@shared/util/result';
import { checkFile, checkManifest } from './check-file';
import type { ValidDefinition } from './definitions/index';
import { diagnostic, DiagnosticList, isError, type Diagnostic } from './diagnostics';
import { findInPack } from './meaning/find-in-pack';
import { kinds, manifestPath, packLimits, type Kind, type Manifest } from './pack-format';
import { foldPath, shownPath } from './pack-paths';
import { brokenReferences, type Reference } from './references';

/** A pack whose every file is right, alone and together. */
export interface ValidPack {
  readonly manifest: Manifest;
  readonly definitions: readonly ValidDefinition[];
  readonly assets: readonly string[];
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** What its designer should look at; none of it keeps the pack from being taken. */
  readonly warnings: readonly Diagnostic[];
}

type Verdict = Result<ValidPack, Diagnostic[]>;

export function validatePack(files: ReadonlyMap<string, Uint8Array>): Verdict {
  const steps = validateInSteps(files);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * The same, pausing after each file with the number of files done: a pack of ten thousand definitions must not
 * keep its host from answering.
 */
export function* validateInSteps(
  files: ReadonlyMap<string, Uint8Array>,
): Generator<number, Verdict, undefined> {
  const tooMuch = sizeProblem(files);
  if (tooMuch) return err([tooMuch]);

  const problems = new DiagnosticList();
  const warnings = new DiagnosticList();
  const definitions: ValidDefinition[] = [];
  const references: Reference[] = [];
  const assets: string[] = [];
  const ids = new Map<Kind, Set<string>>(kinds.map((kind) => [kind, new Set<string>()]));
  const seen = new Set<string>();
  let manifest: Manifest | null = null;
  let done = 0;

  // The format comes first: of a newer one, everything else would be complained about for nothing.
  const manifestBytes = files.get(manifestPath);
  if (manifestBytes) {
    const checked = checkManifest(manifestBytes);
    if (!checked.ok) problems.add(...checked.error);
    else manifest = checked.value;
    const newer = problems.items.find(({ code }) => code === 'unknown-format');
    if (newer) return err([newer]);
  } else problems.add(diagnostic('missing-file', { file: manifestPath }, { path: manifestPath }));

  // Of what game the definitions are is not known then: complaints about their words would be guesses.
  if (!manifest && manifestBytes) return err(problems.items);
  const game = manifest?.game ?? firstGame;

  for (const [path, bytes] of files) {
    if (problems.full) break;
    const folded = foldPath(path);
    const file = shownPath(path);
    if (seen.has(folded)) problems.add(diagnostic('duplicate-path', { file }, { path: file }));
    seen.add(folded);
    if (path !== manifestPath) {
      const checked = checkFile(path, bytes, game);
      if (!checked.ok) problems.add(...checked.error);
      else if (checked.value.is === 'asset') assets.push(path);
      else if (checked.value.is === 'definition') {
        definitions.push(checked.value.definition);
        references.push(...checked.value.references);
        warnings.add(...checked.value.warnings);
        ids.get(checked.value.definition.kind)?.add(checked.value.definition.id);
      }
    }
    yield ++done;
  }

  // With a broken zone about, every card that names it would be blamed too.
  if (problems.empty) problems.add(...brokenReferences(references, (kind) => ids.get(kind) ?? new Set()));
  if (problems.empty) {
    for (const found of findInPack(definitions, files)) (isError(found) ? problems : warnings).add(found);
  }
  return manifest && problems.empty
    ? ok({ manifest, definitions, assets, files, warnings: warnings.items })
    : err(problems.items);
}

function sizeProblem(files: ReadonlyMap<string, Uint8Array>): Diagnostic | null {
  const file = manifestPath;
  if (files.size > packLimits.files) {
    return diagnostic('too-many-files', { file }, { count: files.size, max: packLimits.files });
  }
  let size = 0;
  for (const bytes of files.values()) size += bytes.byteLength;
  return size > packLimits.packBytes
    ? diagnostic('pack-too-big', { file }, { size, max: packLimits.packBytes })
    : null;
}
