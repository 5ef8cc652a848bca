import { z } from 'zod';
import { idLength, idPattern, manifestPath, scenarioFolder } from './document-paths';
import { games } from '@shared/games/index';
import { kindFolders, kinds, type Kind } from './kinds';
import { lineText, namesSchema } from './names';
import { orderSchemaOf } from './pack-order';

export { definedAs, games, kindsOf, type Game } from '@shared/games/index';
export { kindFolders, kinds, type Kind } from './kinds';
export { packLimits } from './pack-limits';
export {
  definitionPath,
  idLength,
  idPattern,
  manifestPath,
  scenarioFolder,
  scenarioPath,
} from './document-paths';

/** Version of the pack format: of the files in a folder and, with it, of the `.heartdeck` archive. */
export const packFormat = 1;

export const idSchema = z.string().max(idLength, 'bad-id').regex(idPattern, 'bad-id');

/** What every pack says of itself. The messages are diagnostic codes: see shape-diagnostics.ts. Made anew: it lists the games. */
export const manifestSchema = () =>
  z.strictObject({
    format: z.literal(packFormat, `unknown-format ${packFormat} pack`),
    game: z.enum(games(), 'unknown-game'),
    names: namesSchema,
    authors: lineText(200).optional(),
    order: orderSchemaOf(idSchema).optional(),
  });
export type Manifest = z.infer<ReturnType<typeof manifestSchema>>;

export const assetFolder = 'art';
export const assetTypes = ['png', 'jpg', 'jpeg', 'webp', 'svg'] as const;
export type AssetType = (typeof assetTypes)[number];

export type PackPath =
  | { readonly is: 'manifest' }
  | { readonly is: 'scenarios'; readonly id: string }
  | { readonly is: 'definition'; readonly kind: Kind; readonly id: string }
  | { readonly is: 'asset'; readonly name: string; readonly type: AssetType };

/** The only paths a pack may hold. Anything else, `..` and absolute paths included, gives null. */
export function parsePackPath(path: string): PackPath | null {
  if (path === manifestPath) return { is: 'manifest' };
  const parts = path.split('/');
  const [folder, file] = parts;
  if (parts.length !== 2 || !folder || !file) return null;
  const dot = file.lastIndexOf('.');
  const id = file.slice(0, dot);
  const extension = file.slice(dot + 1);
  // Without the schema: asked of every path of a pack after each pause in typing.
  if (dot < 1 || id.length > idLength || !idPattern.test(id)) return null;
  if (folder === assetFolder) {
    const type = assetTypes.find((known) => known === extension);
    return type ? { is: 'asset', name: id, type } : null;
  }
  if (folder === scenarioFolder) return extension === 'json' ? { is: 'scenarios', id } : null;
  const kind = kinds.find((known) => kindFolders[known] === folder);
  return kind && extension === 'json' ? { is: 'definition', kind, id } : null;
}
