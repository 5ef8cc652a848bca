import { z } from 'zod';
import { packLimits } from '@shared/language/pack-format';
import { bytes, packId, packPath, revisionId, revisionSummary } from './models';

/** The designer's own pictures: files of a pack, in its folder `art`. */

export const assetSummary = z.object({
  path: packPath,
  hash: z.string(),
  mime: z.string(),
  bytes: z.number(),
  /** In pixels; null for drawings, which have no size of their own. */
  size: z.object({ width: z.number(), height: z.number() }).nullable(),
});
export type AssetSummary = z.infer<typeof assetSummary>;

export const assetsOf = z.strictObject({ pack: packId, revision: revisionId.optional() });
export const oneAsset = z.strictObject({
  pack: packId,
  path: packPath,
  revision: revisionId.optional(),
  /** The hash of the picture that the caller has already: after most saves it is still the same one. */
  known: z.string().max(64).optional(),
});
/** `bytes` is null if the picture is the one that is known. */
export const assetContent = z.object({ hash: z.string(), mime: z.string(), bytes: bytes.nullable() });

export const newAsset = z.strictObject({
  pack: packId,
  /** As the designer's disk has it: the picture gets a name of the pack made from it. */
  fileName: z.string().min(1).max(400),
  bytes: bytes.refine(({ byteLength }) => byteLength <= packLimits.packBytes),
  /** A definition that shows the picture from now on, in the same revision. */
  onto: packPath.optional(),
  fit: z.enum(['cover', 'contain']).optional(),
});
export const storedAsset = z.object({ path: packPath, revision: revisionSummary });

export const assetToDelete = z.strictObject({ pack: packId, path: packPath });
