import { namingAt as definitionNaming } from '@shared/language/json-schema/naming';
import { isId } from '@shared/language/json-schema/read';
import type { Game } from '@shared/games/index';
import { languageOf } from '@shared/games/languages';
import type { DocumentKind } from '@shared/language/json-schema/document-schemas';
import type { Naming, Way } from '@shared/language/naming';
import type { Slot } from './shapes';

/** Which definitions may be named at a place of a file of scenarios; null where none is. */
function scenarioNaming(game: Game, way: Way): Naming | null {
  const keys = way.filter((step) => typeof step === 'string');
  const key = keys.at(-1) ?? '';
  const around = keys.at(-2) ?? '';
  const { kindsByKey, nested } = languageOf(game).scenario;
  const asked = nested.includes(around) ? around : key;
  const kind = Object.hasOwn(kindsByKey, asked) ? kindsByKey[asked] : undefined;
  return kind ? { kind, words: [] } : null;
}

export type { Naming, Way } from '@shared/language/naming';

/** Which definitions may be named at this place; null where none is. */
export function namingAt(game: Game, kind: DocumentKind, way: Way, slot: Slot): Naming | null {
  if (typeof way[0] !== 'string' || !slot.forms.some(isId)) return null;
  if (kind === 'scenarios') return scenarioNaming(game, way);
  return definitionNaming(game, kind, way);
}
