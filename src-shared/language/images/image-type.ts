/** What a picture is, told by its content: names lie, and a browser goes by the content too. */
export const rasterTypes = ['png', 'jpeg', 'webp'] as const;
export type RasterType = (typeof rasterTypes)[number];

export const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

export const ascii = (text: string): number[] => Array.from(text, (char) => char.charCodeAt(0));

const signatures: Readonly<Record<RasterType, (bytes: Uint8Array) => boolean>> = {
  png: (bytes) =>
    startsWith(bytes, [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]) &&
    startsWith(bytes, ascii('IHDR'), 12),
  jpeg: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  webp: (bytes) => startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBPVP8'), 8),
};

export const rasterTypeOf = (bytes: Uint8Array): RasterType | null =>
  rasterTypes.find((type) => signatures[type](bytes)) ?? null;

/** Might this be drawn text? Whether it is a picture, and a harmless one, its reader says. */
export const looksLikeText = (bytes: Uint8Array): boolean => /^\s*</.test(latin(bytes.subarray(0, 64)));

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
