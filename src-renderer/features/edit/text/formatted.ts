import { applyEdits, format, parseTree, type Edit, type ParseError } from 'jsonc-parser';

const style = { insertSpaces: true, tabSize: 2, eol: '\n', keepLines: true } as const;

/**
 * As it is written down when saved: two spaces a level, one line end at the end. Where lines break is the
 * designer's matter. Broken text stays as it is.
 */
export function formatted(text: string): string {
  const errors: ParseError[] = [];
  parseTree(text, errors, { allowTrailingComma: true });
  if (errors.length > 0) return text;
  // The formatter would part a list from its brackets, [ 1 ]; shipped packs, and people, write [1].
  const padsList = ({ offset, length, content }: Edit): boolean =>
    content === ' ' && (text[offset - 1] === '[' || text[offset + length] === ']');
  const edits = format(text, undefined, style).filter((edit) => !padsList(edit));
  return `${applyEdits(text, edits).trimEnd()}\n`;
}
