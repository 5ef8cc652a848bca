import { applyEdits, modify, parseTree } from 'jsonc-parser';
import type { Art } from '../definitions/printed';
import { formattingOf } from '../edit-names';

/**
 * The document with another picture, or with none; everything else kept to the letter. A text whose root is not an
 * object comes back unchanged; validation says what is wrong with it.
 */
export function withArt(source: string, art: Art | null): string {
  if (parseTree(source, [], { allowTrailingComma: true })?.type !== 'object') return source;
  const options = { formattingOptions: formattingOf(source) };
  return applyEdits(source, modify(source, ['art'], art ?? undefined, options));
}
