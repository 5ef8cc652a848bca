import type { ValidDefinition } from './definitions/index';
import { diagnostic, type Diagnostic, type DiagnosticPlace } from './diagnostics';
import { zoneReferences } from '@shared/games/ygios/effects/zone-references';
import type { FindingPath } from './finding';
import { replaceFix } from './fixes';
import { tokenReferences } from '@shared/games/governing/effects/walk';
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

const named =
  (kind: Kind) =>
  (id: string, at: FindingPath, words: readonly string[] = []): NamedDefinition => ({ kind, id, at, words });
const zone = named('zone');
const token = named('token');

/** Kinds that other definitions may name. */
export const namedKinds: readonly Kind[] = ['zone', 'token'];

export function referencesOf(definition: ValidDefinition): NamedDefinition[] {
  switch (definition.kind) {
    case 'token':
      return tokenReferences(definition.value).map(({ id, at }) => token(id, at));
    case 'card':
      if (definition.game === 'governing')
        return tokenReferences(definition.value).map(({ id, at }) => token(id, at));
      return [
        zone(definition.value.home, ['home']),
        ...zoneReferences(definition).map(({ id, at, words }) => zone(id, at, words)),
      ];
    case 'bonus':
      return zoneReferences(definition).map(({ id, at, words }) => zone(id, at, words));
    case 'rules':
      return definition.game === 'ygios'
        ? definition.value.row.map((id, index) => zone(id, ['row', index]))
        : [];
    case 'zone':
    case 'template':
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
      const near = likeness(id, [...idsOf(kind), ...words]);
      const fix = near.near === 'no' ? undefined : replaceFix(at, near.nearest);
      return diagnostic('unknown-id', place, { kind, ...near }, fix);
    });
