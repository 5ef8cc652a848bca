import { zoneWordDocs } from '@shared/language/json-schema/zone-word-docs';
import { namingAt as definitionNaming } from '@shared/language/json-schema/naming';
import { isId } from '@shared/language/json-schema/read';
import type { Game } from '@shared/language/kinds';
import { scenarioNaming } from './scenario-naming';
import type { DocumentKind } from '@shared/language/json-schema/document-schemas';
import type { Slot } from './shapes';
import type { Naming, Way } from './way';

export type { Naming, Way } from './way';

/** Which definitions may be named at this place; null where none is. */
export function namingAt(game: Game, kind: DocumentKind, way: Way, slot: Slot): Naming | null {
  if (typeof way[0] !== 'string' || !slot.forms.some(isId)) return null;
  if (kind === 'scenarios') return scenarioNaming(game, way);
  const naming = definitionNaming(game, kind, way);
  return (
    naming && { kind: naming.kind, words: naming.words.map((word) => ({ word, says: zoneWordDocs[word] })) }
  );
}
