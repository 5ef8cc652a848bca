import { applyEdits, createScanner, findNodeAtLocation, modify, parseTree, type Node } from 'jsonc-parser';
import { formattingOf } from './edit-names';
import type { Fix } from './fixes';

/**
 * The document with a fix made, everything else kept to the letter: comments, order, spacing. The parser's own way
 * to change a document takes comments beside a removed key along and formats what stands around it.
 */
export const applyFix = (source: string, { edits }: Fix): string =>
  edits.reduce((text, edit) => {
    if ('rename' in edit) return renameKey(text, edit.at, edit.rename);
    return 'set' in edit ? withValue(text, edit.at, edit.set) : without(text, edit.at);
  }, source);

type Way = (string | number)[];

function nodeAt(source: string, at: Way): Node | undefined {
  const root = parseTree(source, [], { allowTrailingComma: true });
  return root && findNodeAtLocation(root, at);
}

const endOf = ({ offset, length }: Node): number => offset + length;

/** Only the key's own letters change: its value may hold comments. */
function renameKey(source: string, at: Way, name: string): string {
  const key = nodeAt(source, at)?.parent?.children?.[0];
  if (!key) return source;
  return source.slice(0, key.offset) + JSON.stringify(name) + source.slice(endOf(key));
}

function withValue(source: string, at: Way, value: string | number | boolean): string {
  const written = JSON.stringify(value);
  const node = nodeAt(source, at);
  if (node) return source.slice(0, node.offset) + written + source.slice(endOf(node));
  const key = at.at(-1);
  const last = nodeAt(source, at.slice(0, -1))?.children?.at(-1);
  if (typeof key !== 'string' || last?.type !== 'property') {
    return applyEdits(source, modify(source, at, value, { formattingOptions: formattingOf(source) }));
  }
  // beneath the last key if that stands on a line of its own, otherwise beside it
  const before = /(?:^|\n)([\t ]*)$/.exec(source.slice(0, last.offset));
  const space = before ? `\n${before[1] ?? ''}` : ' ';
  return `${source.slice(0, endOf(last))},${space}${JSON.stringify(key)}: ${written}${source.slice(endOf(last))}`;
}

function without(source: string, at: Way): string {
  const value = nodeAt(source, at);
  const node = value?.parent?.type === 'property' ? value.parent : value;
  const siblings = node?.parent?.children;
  if (!node || !siblings) return source;
  const before = siblings[siblings.indexOf(node) - 1];
  const comma = commaAfter(source, endOf(node)) ?? (before && commaAfter(source, endOf(before)));
  const cuts = [placeOf(source, node, comma)];
  if (comma !== undefined && comma !== endOf(node)) cuts.push({ from: comma, to: comma + 1 });
  return cuts
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to }) => text.slice(0, from) + text.slice(to), source);
}

/** Where the comma behind a part stands, comments passed over. */
function commaAfter(source: string, from: number): number | undefined {
  const scanner = createScanner(source, true);
  scanner.setPosition(from);
  scanner.scan();
  return source[scanner.getTokenOffset()] === ',' ? scanner.getTokenOffset() : undefined;
}

/** A part with its comma and the space before it; all of its lines, if it has them for itself. */
function placeOf(source: string, node: Node, comma: number | undefined): { from: number; to: number } {
  const to = comma === endOf(node) ? comma + 1 : endOf(node);
  const start = /[\t ]*$/.exec(source.slice(0, node.offset))?.index ?? node.offset;
  const begins = start === 0 || source[start - 1] === '\n';
  const rest = /^[\t ]*\r?\n/.exec(source.slice(to))?.[0];
  if (begins && rest !== undefined) return { from: start, to: to + rest.length };
  return { from: begins ? node.offset : start, to };
}
