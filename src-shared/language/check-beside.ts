import type { Game } from '@shared/games/index';
import { languageOf } from '@shared/games/languages';
import { checkFile } from './check-file';
import type { ValidDefinition } from './definitions/index';
import { isError, type Diagnostic } from './diagnostics';
import { placedIn } from './meaning/placed-in';
import { definitionPath, type Kind } from './pack-format';

/**
 * The errors in one definition beside those that it speaks of, for a save that has not the whole pack at hand. Files
 * that are wrong by themselves are not judged: they were there before, and somebody else tells of them.
 */
export function checkBeside(
  game: Game,
  path: string,
  bytes: Uint8Array,
  bytesOf: (kind: Kind, id: string) => Uint8Array | null,
  has: (kind: Kind, id: string) => boolean,
): Diagnostic[] {
  const definition = definitionIn(game, path, bytes);
  if (!definition) return [];
  const find = (kind: Kind, id: string): ValidDefinition | null => {
    const found = bytesOf(kind, id);
    return found && definitionIn(game, definitionPath(kind, id), found);
  };
  const findings = languageOf(game).besideOthers(definition, { find, has });
  return placedIn(new Map([[path, bytes]]), path, findings).filter(isError);
}

function definitionIn(game: Game, path: string, bytes: Uint8Array): ValidDefinition | null {
  const checked = checkFile(path, bytes, game);
  return checked.ok && checked.value.is === 'definition' ? checked.value.definition : null;
}
