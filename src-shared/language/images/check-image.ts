import { decodeText } from '../decode-text';
import { diagnostic, shown, type Diagnostic } from '../diagnostics';
import type { AssetType } from '../pack-format';
import { checkSvg } from './svg';

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string): number[] => Array.from(text, (char) => char.charCodeAt(0));
const jpeg = (bytes: Uint8Array): boolean => startsWith(bytes, [0xff, 0xd8, 0xff]);

/** A picture must be what its name says: a browser decides by the content, other programs by the name. */
const looksLike: Readonly<Record<Exclude<AssetType, 'svg'>, (bytes: Uint8Array) => boolean>> = {
  png: (bytes) =>
    startsWith(bytes, [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]) &&
    startsWith(bytes, ascii('IHDR'), 12),
  jpg: jpeg,
  jpeg,
  webp: (bytes) => startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBPVP8'), 8),
};

export function checkImage(file: string, type: AssetType, bytes: Uint8Array): Diagnostic | null {
  if (type !== 'svg') {
    return looksLike[type](bytes) ? null : diagnostic('bad-image', { file }, { type: type.toUpperCase() });
  }
  const text = decodeText(file, bytes);
  if (!text.ok) return text.error;
  const verdict = checkSvg(text.value);
  if (verdict.is === 'fine') return null;
  return verdict.is === 'unsafe'
    ? diagnostic('unsafe-svg', { file }, { found: shown(verdict.found) })
    : diagnostic('bad-image', { file }, { type: 'SVG' });
}
