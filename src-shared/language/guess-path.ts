import { decodeText } from './decode-text';
import { definedGames, firstGame, type DefinedGame, type Game } from '@shared/games/index';
import { languageOf } from '@shared/games/languages';
import type { Kind } from './kinds';
import { definitionPath, idSchema, manifestPath, parsePackPath } from './pack-format';
import { packFolders } from './pack-paths';
import { parseDocument } from './parse-document';

/** What a single file is, for somebody who holds it without its pack. */
export type Guess =
  | { readonly is: 'part'; readonly path: string; readonly game: Game }
  | { readonly is: 'scenarios' }
  | { readonly is: 'unknown'; readonly folders: readonly string[] };

/** Keys that tell the kind. The words of the first game come last: where nothing tells the game, it is that one. */
const tellingKeys = (): readonly (readonly [key: string, kind: Kind, game: DefinedGame])[] => [
  ['layers', 'template', firstGame],
  ...definedGames()
    .toReversed()
    .flatMap((game) => languageOf(game).tellingKeys.map(([key, kind]) => [key, kind, game] as const)),
];

/** The path that the file has in its pack: by the folder it lies in, or else by what it says of itself. */
export function guessPackPath(fileName: string, folder: string, bytes: Uint8Array): Guess {
  const inFolder = packFolders.includes(folder);
  const unknown: Guess = { is: 'unknown', folders: packFolders };
  if (fileName === manifestPath && !inFolder) return { is: 'part', path: manifestPath, game: firstGame };
  const said = fileName.endsWith('.json') ? guessFromText(fileName, bytes) : unknown;
  // A file of scenarios is one wherever it lies: the folder of a pack's own is called the same.
  if (!inFolder || said.is === 'scenarios') return said;
  return { is: 'part', path: `${folder}/${fileName}`, game: said.is === 'part' ? said.game : firstGame };
}

function guessFromText(fileName: string, bytes: Uint8Array): Guess {
  const unknown: Guess = { is: 'unknown', folders: packFolders };
  const text = decodeText(fileName, bytes);
  const document = text.ok ? parseDocument(fileName, text.value) : null;
  // Whatever it is, it is no JSON; the check of any kind says where.
  if (!document?.ok) return { is: 'part', path: definitionPath('card', 'x'), game: firstGame };
  const value = document.value.value;
  if (typeof value !== 'object' || value === null) return unknown;
  const has = (key: string): boolean => Object.hasOwn(value, key);
  if (has('scenarios')) return { is: 'scenarios' };
  if (has('format') && has('game')) return { is: 'part', path: manifestPath, game: firstGame };
  const [, kind, game = firstGame] = tellingKeys().find(([key]) => has(key)) ?? [];
  if (!kind) return unknown;
  // A loose file need not be named after its id: then only the id can tell the path.
  const id: unknown = has('id') ? Reflect.get(value, 'id') : undefined;
  const named = fileName.slice(0, -'.json'.length);
  const own = idSchema.safeParse(id);
  const path = definitionPath(kind, own.success ? own.data : idSchema.safeParse(named).success ? named : 'x');
  return parsePackPath(path) ? { is: 'part', path, game } : unknown;
}
