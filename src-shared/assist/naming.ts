import { zoneWordDocs } from '@shared/games/ygios/docs/zone-word-docs';
import { namingAt as definitionNaming } from '@shared/language/json-schema/naming';
import { isId } from '@shared/language/json-schema/read';
import { type Game, definedAs, type DefinedGame } from '@shared/games/index';
import type { Kind } from '@shared/language/kinds';
import type { DocumentKind } from '@shared/language/json-schema/document-schemas';
import type { Slot } from './shapes';
import type { Naming, Way } from './way';

/** Whose ids stand under a key of a scenario, alone or in a list. What is not here names objects of the position. */
const kindsByKey: Readonly<Record<DefinedGame, Readonly<Record<string, Kind>>>> = {
  ygios: {
    play: 'card',
    pick: 'card',
    place: 'card',
    putUnder: 'card',
    discard: 'card',
    sculpt: 'card',
    sculpted: 'card',
    hand: 'card',
    pile: 'card',
    aside: 'card',
    card: 'card',
    linkedTo: 'card',
    source: 'card',
    spent: 'card',
    zone: 'zone',
    row: 'zone',
    bonuses: 'bonus',
  },
  governing: {
    play: 'card',
    discard: 'card',
    card: 'card',
    hand: 'card',
    book: 'card',
    couch: 'card',
    token: 'token',
  },
};

/** Keys under which ids lie one level deeper: by player, or by Zone. */
const nested: readonly string[] = ['hand', 'sculpted', 'book', 'couch', 'bonuses'];

/** Which definitions may be named at a place of a file of scenarios; null where none is. */
function scenarioNaming(game: Game, way: Way): Naming | null {
  const keys = way.filter((step) => typeof step === 'string');
  const key = keys.at(-1) ?? '';
  const around = keys.at(-2) ?? '';
  const asked = nested.includes(around) ? around : key;
  const known = kindsByKey[definedAs(game)];
  const kind = Object.hasOwn(known, asked) ? known[asked] : undefined;
  return kind ? { kind, words: [] } : null;
}

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
