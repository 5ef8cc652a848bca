import { diagnostic, shown, type Diagnostic } from './diagnostics';
import {
  assetFolder,
  assetTypes,
  idPattern,
  kindFolders,
  kinds,
  kindsOf,
  packLimits,
  parsePackPath,
  scenarioFolder,
  type Game,
} from './pack-format';

/** What people and their tools keep beside a pack; neither read nor removed. */
const keptBeside: readonly string[] = [
  '.git',
  '.gitattributes',
  '.gitignore',
  '.github',
  '.editorconfig',
  '.idea',
  '.vscode',
  'LICENSE',
  'LICENSE.md',
  'README.md',
];
/** What file managers drop into every folder. */
const litter: readonly string[] = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];

/** Is this path, relative to the pack's folder, no part of the pack and no mistake either? */
export function isBesidePack(path: string): boolean {
  const parts = path.split('/');
  const [top] = parts;
  const name = parts[parts.length - 1];
  return (top !== undefined && keptBeside.includes(top)) || (name !== undefined && litter.includes(name));
}
export const isLitter = (name: string): boolean => litter.includes(name);

/** Every folder that some pack may have. */
export const packFolders: readonly string[] = [
  ...kinds.map((kind) => kindFolders[kind]),
  scenarioFolder,
  assetFolder,
];

/** The folders of a pack of this game; of no known game, all there are. */
export const foldersOf = (game: Game | undefined): readonly string[] =>
  game === undefined
    ? packFolders
    : [...kindsOf(game).map((kind) => kindFolders[kind]), scenarioFolder, assetFolder];

/** A file in a folder that only packs of other games have. */
export const strangeFolder = (path: string, game: Game | undefined): Diagnostic => {
  const file = shownPath(path);
  return diagnostic('unknown-file', { file }, { path: file, folders: foldersOf(game) });
};

/** A path as it is shown: never a way to write elsewhere, never a trick on the eye. */
export const shownPath = (path: string): string => (path === '' ? '""' : shown(path, 120));

const plainPart = /^[a-z0-9_.-]*[a-z0-9_-]$/;
/** In the right folder and of the right type: then it is the name that is wrong. */
const rightPlace = new RegExp(
  `^(?:(?:${[...Object.values(kindFolders), scenarioFolder].join('|')})/[^/]*\\.json|${assetFolder}/[^/]*\\.(?:${assetTypes.join('|')}))$`,
);

/** Why a pack may not hold a file of this path, or null if it may. */
export function pathProblem(path: string, game?: Game): Diagnostic | null {
  if (parsePackPath(path)) return null;
  const file = shownPath(path);
  const harmless = path.split('/').every((part) => {
    const stem = part.split('.')[0] ?? '';
    return part.length <= 80 && plainPart.test(part) && (stem === '' || idPattern.test(stem));
  });
  return harmless && !rightPlace.test(path)
    ? strangeFolder(path, game)
    : diagnostic('bad-path', { file }, { path: file });
}

/** The most bytes a file of this path may have. */
export const sizeLimit = (path: string): number =>
  parsePackPath(path)?.is === 'asset' ? packLimits.assetBytes : packLimits.documentBytes;

/** Some disks don't tell these apart, so a pack may hold only one of them. */
export const foldPath = (path: string): string => path.normalize('NFC').toLowerCase();
