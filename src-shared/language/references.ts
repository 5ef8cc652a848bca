import { diagnostic, type Diagnostic, type DiagnosticPlace } from './diagnostics';
import type { FindingPath } from './finding';
import { replaceFix } from './fixes';
import type { Kind } from './kinds';
import { likeness } from './nearest';

/** A definition named by another one, and where it is named in the document. */
export interface NamedDefinition {
  readonly kind: Kind;
  readonly id: string;
  readonly at: FindingPath;
  /** What may stand there instead of an id. */
  readonly words: readonly string[];
}

/** The same, with its place in the text. */
export interface Reference extends NamedDefinition {
  readonly place: DiagnosticPlace;
}

export const namedAs =
  (kind: Kind) =>
  (id: string, at: FindingPath, words: readonly string[] = []): NamedDefinition => ({ kind, id, at, words });

/** Kinds that other definitions may name. */
export const namedKinds: readonly Kind[] = ['zone', 'token'];

/** The references that lead nowhere, given the ids there are. */
export const brokenReferences = (
  references: readonly Reference[],
  idsOf: (kind: Kind) => ReadonlySet<string>,
): Diagnostic[] =>
  references
    .filter(({ kind, id }) => !idsOf(kind).has(id))
    .map(({ kind, id, at, words, place }) => {
      const near = likeness(id, [...idsOf(kind), ...words]);
      const fix = near.near === 'no' ? undefined : replaceFix(at, near.nearest);
      return diagnostic('unknown-id', place, { kind, ...near }, fix);
    });
