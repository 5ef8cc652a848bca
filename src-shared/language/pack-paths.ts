import { diagnostic, shown, type Diagnostic } from './diagnostics';
import {
  assetFolder,
  assetTypes,
  idPattern,
  kindFolders,
  kinds,
  packLimits,
  parsePackPath,
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

export const packFolders: readonly string[] = [...kinds.map((kind) => kindFolders[kind]), assetFolder];

/** A path as it is shown: never a way to write elsewhere, never a trick on the eye. */
export const shownPath = (path: string): string => (path === '' ? '""' : shown(path, 120));

const plainPart = /^[a-z0-9_.-]*[a-z0-9_-]$/;
/** In the right folder and of the right type: then it is the name that is wrong. */
const rightPlace = new RegExp(
  `^(?:(?:${Object.values(kindFolders).join('|')})/[^/]*\\.json|${assetFolder}/[^/]*\\.(?:${assetTypes.join('|')}))$`,
);

/** Why a pack may not hold a file of this path, or null if it may. */
export function pathProblem(path: string): Diagnostic | null {
  if (parsePackPath(path)) return null;
  const file = shownPath(path);
  const harmless = path.split('/').every((part) => {
    const stem = part.split('.')[0] ?? '';
    return part.length <= 80 && plainPart.test(part) && (stem === '' || idPattern.test(stem));
  });
  return harmless && !rightPlace.test(path)
    ? diagnostic('unknown-file', { file }, { path: file, folders: packFolders })
    : diagnostic('bad-path', { file }, { path: file });
}

/** The most bytes a file of this path may have. */
export const sizeLimit = (path: string): number =>
  parsePackPath(path)?.is === 'asset' ? packLimits.assetBytes : packLimits.documentBytes;

/** Some disks don't tell these apart, so a pack may hold only one of them. */
export const foldPath = (path: string): string => path.normalize('NFC').toLowerCase();
