import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256Hex } from './sha256';

const nodes = (text: string): string => createHash('sha256').update(text).digest('hex');

// The closing bit and the length need a block of their own from 56 bytes on.
const lengths = [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 1000, 70_000];
it.each(lengths)('is what Node says of a text of %i bytes', (length) => {
  const text = Array.from({ length }, (_, i) => String.fromCharCode(32 + ((i * 7 + length) % 95))).join('');
  expect(sha256Hex(text)).toBe(nodes(text));
});

it.each(['фігурка', '想い', '💌 a', '\ud800'])('is of the text in UTF-8: %s', (text) => {
  expect(sha256Hex(text)).toBe(nodes(text));
});
