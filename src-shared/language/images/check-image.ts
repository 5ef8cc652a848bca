import { decodeText } from '../decode-text';
import { diagnostic, shown, type Diagnostic } from '../diagnostics';
import type { AssetType } from '../pack-format';
import { packLimits } from '../pack-limits';
import { measureImage } from './image-size';
import { rasterTypeOf, type RasterType } from './image-type';
import { checkSvg } from './svg';

const contentOf: Readonly<Record<Exclude<AssetType, 'svg'>, RasterType>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
};

/** A picture must be what its name says: a browser decides by the content, other programs by the name. */
export const checkImage = (file: string, type: AssetType, bytes: Uint8Array): Diagnostic | null =>
  type === 'svg' ? checkDrawing(file, bytes) : checkRaster(file, contentOf[type], bytes);

function checkRaster(file: string, type: RasterType, bytes: Uint8Array): Diagnostic | null {
  const named = { type: type === 'webp' ? 'WebP' : type.toUpperCase() };
  if (rasterTypeOf(bytes) !== type) return diagnostic('bad-image', { file }, named);
  const size = measureImage(type, bytes);
  if (size.is !== 'whole') return diagnostic(size.is === 'cut' ? 'image-cut' : 'bad-image', { file }, named);
  const { width, height } = size;
  const { imageSide: side, imageMegapixels: megapixels } = packLimits;
  return Math.max(width, height) > side || width * height > megapixels * 1_000_000
    ? diagnostic('image-too-large', { file }, { width, height, side, megapixels })
    : null;
}

function checkDrawing(file: string, bytes: Uint8Array): Diagnostic | null {
  const text = decodeText(file, bytes);
  if (!text.ok) return text.error;
  const verdict = checkSvg(text.value);
  if (verdict.is === 'fine') return null;
  if (verdict.is === 'too-much') return diagnostic('svg-too-much', { file }, {});
  return verdict.is === 'unsafe'
    ? diagnostic('unsafe-svg', { file }, { found: shown(verdict.found) })
    : diagnostic('bad-image', { file }, { type: 'SVG' });
}
