import { parse } from 'jsonc-parser';
import type { Art } from '@shared/language/definitions/printed';

/**
 * The picture that a document's text names, for a screen that has only the text. It never refuses: of a document
 * that is half written as much is taken as can be shown, and validation says what is wrong with the rest.
 */
export function readArt(source: string): Art | null {
  const art = field(parse(source, [], { allowTrailingComma: true }), 'art');
  const image = text(field(art, 'image'));
  if (image !== null) {
    const fit = field(art, 'fit');
    return fit === 'cover' || fit === 'contain' ? { image, fit } : { image };
  }
  const icon = text(field(art, 'icon'));
  if (icon === null) return null;
  const around = field(art, 'with');
  const turn = field(art, 'turn');
  return {
    icon,
    with: Array.isArray(around) ? around.filter((name) => typeof name === 'string') : [],
    ...(typeof turn === 'number' ? { turn } : {}),
    ...(field(art, 'mirror') === true ? { mirror: true as const } : {}),
  };
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined;
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
