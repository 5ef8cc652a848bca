import { err, ok, type Result } from '@shared/util/result';
import { decodeText } from './decode-text';
import { definitionSchemas, type ValidDefinition } from './definitions/index';
import { diagnostic, isError, shown, type Diagnostic, type DiagnosticPlace } from './diagnostics';
import { zoneReferences } from './effects/zone-references';
import type { FindingPath } from './finding';
import { replaceFix } from './fixes';
import { checkImage } from './images/check-image';
import { definitionFindings } from './meaning/definition';
import { nearness } from './nearest';
import { manifestSchema, parsePackPath, type Kind, type Manifest } from './pack-format';
import { pathProblem, sizeLimit } from './pack-paths';
import { parseDocument } from './parse-document';
import { placeFindings } from './place-findings';
import { checkShape } from './shape-diagnostics';

/** A definition named by another one, and where it is named. */
export interface Reference {
  readonly kind: Kind;
  readonly id: string;
  readonly at: FindingPath;
  /** What may stand there instead of an id. */
  readonly words: readonly string[];
  readonly place: DiagnosticPlace;
}

/** One file of a pack that is right by itself. Whether its references lead somewhere is the pack's matter. */
export type ValidFile =
  | { readonly is: 'manifest'; readonly manifest: Manifest }
  | {
      readonly is: 'definition';
      readonly definition: ValidDefinition;
      readonly references: readonly Reference[];
      readonly warnings: readonly Diagnostic[];
    }
  | { readonly is: 'asset'; readonly path: string };

export function checkFile(path: string, bytes: Uint8Array): Result<ValidFile, Diagnostic[]> {
  const parsed = parsePackPath(path);
  const problem = pathProblem(path);
  if (!parsed || problem) return err(problem ? [problem] : []);
  const max = sizeLimit(path);
  if (bytes.byteLength > max) {
    return err([diagnostic('file-too-big', { file: path }, { size: bytes.byteLength, max })]);
  }
  if (parsed.is === 'asset') {
    const wrong = checkImage(path, parsed.type, bytes);
    return wrong ? err([wrong]) : ok({ is: 'asset', path });
  }
  const text = decodeText(path, bytes);
  if (!text.ok) return err([text.error]);
  if (parsed.is === 'definition') return checkDefinition(path, parsed.kind, parsed.id, text.value);
  const document = parseDocument(path, text.value);
  if (!document.ok) return document;
  const manifest = checkShape(path, document.value, manifestSchema);
  return manifest.ok ? ok({ is: 'manifest', manifest: manifest.value }) : manifest;
}

function checkDefinition(
  path: string,
  kind: Kind,
  id: string,
  text: string,
): Result<ValidFile, Diagnostic[]> {
  const document = parseDocument(path, text);
  if (!document.ok) return document;
  const shape = checkShape(path, document.value, definitionSchemas[kind]);
  if (!shape.ok) return shape;
  const definition = { kind, id, path, value: shape.value } as ValidDefinition;
  const placeOf = (at: FindingPath): DiagnosticPlace => ({
    file: path,
    at: at.join('.'),
    ...document.value.place(at),
  });
  if (definition.value.id !== id) {
    // The file's name is what revisions and matches remember: the id inside must not tell another story.
    const data = { found: shown(definition.value.id), expected: id };
    return err([diagnostic('id-not-path', placeOf(['id']), data, replaceFix(['id'], id))]);
  }
  const findings = placeFindings(path, document.value, definitionFindings(definition));
  const errors = findings.filter(isError);
  if (errors.length > 0) return err(errors);
  const references = referencesOf(definition).map((named) => ({ ...named, place: placeOf(named.at) }));
  return ok({ is: 'definition', definition, references, warnings: findings });
}

function referencesOf(definition: ValidDefinition): Omit<Reference, 'place'>[] {
  const zone = (id: string, at: FindingPath, words: readonly string[] = []): Omit<Reference, 'place'> => ({
    kind: 'zone',
    id,
    at,
    words,
  });
  switch (definition.kind) {
    case 'card':
    case 'bonus': {
      const named = zoneReferences(definition).map(({ id, at, words }) => zone(id, at, words));
      return definition.kind === 'card' ? [zone(definition.value.home, ['home']), ...named] : named;
    }
    case 'rules':
      return definition.value.row.map((id, index) => zone(id, ['row', index]));
    case 'zone':
      return [];
  }
}

/** The references that lead nowhere, given the ids there are. */
export const brokenReferences = (
  references: readonly Reference[],
  idsOf: (kind: Kind) => ReadonlySet<string>,
): Diagnostic[] =>
  references
    .filter(({ kind, id }) => !idsOf(kind).has(id))
    .map(({ kind, id, at, words, place }) => {
      const near = nearness(id, [...idsOf(kind), ...words]);
      const fix = near.near === 'yes' ? replaceFix(at, near.nearest) : undefined;
      return diagnostic('unknown-id', place, { kind, ...near }, fix);
    });
