import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../resources/icons');

/** The sizes that Linux desktops, Windows and macOS ask for; the packager makes its own formats from them. */
test.each([16, 24, 32, 48, 64, 128, 256, 512, 1024])(
  'the icon of %i pixels is a picture of that size',
  (size) => {
    const bytes = readFileSync(join(folder, `${size}x${size}.png`));
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size, size]);
  },
);
