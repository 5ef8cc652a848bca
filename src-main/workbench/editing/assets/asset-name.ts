import { looksLikeText, rasterTypeOf } from '@shared/language/images/image-type';
import { assetFolder, idLength, idSchema, type AssetType } from '@shared/language/pack-format';

/** By content: a browser goes by it too, and a wrong ending is a slip that need not be refused. */
export function assetTypeOf(bytes: Uint8Array): AssetType | null {
  const raster = rasterTypeOf(bytes);
  if (raster !== null) return raster === 'jpeg' ? 'jpg' : raster;
  return looksLikeText(bytes) ? 'svg' : null;
}

const nameless = 'picture';
/** Room for a number behind it. */
const longestStem = idLength - 6;

/** A name of the pack from the name of a file: `Обкладинка 1.PNG` and `表紙.png` have to become something, too. */
export function stemOf(fileName: string): string {
  const name = fileName.split(/[\\/]/).pop() ?? '';
  const stem = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestStem)
    .replace(/^-|-$/g, '');
  return idSchema.safeParse(stem).success ? stem : stem === '' ? nameless : `${nameless}-${stem}`;
}

/** The first path with this stem that is free, or that holds this very picture already. */
export function pathFor(stem: string, type: AssetType, isFree: (path: string) => boolean): string {
  for (let number = 1; ; number++) {
    const path = `${assetFolder}/${number === 1 ? stem : `${stem}-${number}`}.${type}`;
    if (isFree(path)) return path;
  }
}
