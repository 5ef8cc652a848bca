import { createScanner, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { err, ok, type Result } from '@shared/util/result';
import { DiagnosticList, diagnostic, shown, type Diagnostic } from './diagnostics';
import { removalOf } from './edit/remove-part';
import type { Fix } from './fixes';
import { packLimits } from './pack-format';
import { createLineIndex, type SourcePlace } from './source-places';
import { findTroubles } from './syntax/find-troubles';

export type DocumentPath = readonly PropertyKey[];

/** A parsed document that still knows where each of its parts stands. */
export interface SourceDocument {
  readonly value: unknown;
  /** Where the value at this path begins; of a path that is not there, its nearest parent. */
  place(path: DocumentPath): SourcePlace;
  /** Where the key itself stands, for complaints about the key. */
  keyPlace(path: DocumentPath): SourcePlace;
}

/** JSON with comments and trailing commas. Never throws, however hostile the text. */
export function parseDocument(file: string, text: string): Result<SourceDocument, Diagnostic[]> {
  const placeAt = createLineIndex(text);
  const deep = firstTooDeep(text);
  if (deep !== null)
    return err([diagnostic('too-deep', { file, ...placeAt(deep) }, { max: packLimits.depth })]);

  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  if (errors.length > 0) return err(findTroubles(file, text, placeAt));
  const problems = new DiagnosticList();
  if (!root) {
    return err([
      diagnostic('bad-json', { file, line: 1, column: 1 }, { detail: 'value', found: '', to: '' }),
    ]);
  }

  const value = valueOf(root, [], (key, node, path) => {
    const place = { file, at: path.join('.'), ...placeAt(node.offset) };
    const fix = removal(text, node, key);
    problems.add(
      key === '__proto__'
        ? diagnostic('unknown-key', place, { found: key, nearest: '', near: 'no' }, fix)
        : diagnostic('twice', place, { found: shown(key) }, fix),
    );
  });
  if (!problems.empty) return err(problems.items);
  return ok({
    value,
    place: (path) => placeAt(nodeAt(root, path).node.offset),
    keyPlace: (path) => {
      const { node, whole } = nodeAt(root, path);
      return placeAt(whole && node.parent?.type === 'property' ? node.parent.offset : node.offset);
    },
  });
}

/**
 * The offset where nesting passes the limit. The tree builder calls itself for each level and would overflow
 * the stack, so this is asked first. A closing bracket of the wrong kind does not count as closing: the
 * builder, too, skips it and goes on inside.
 */
function firstTooDeep(text: string): number | null {
  const scanner = createScanner(text, true);
  const open: string[] = [];
  for (;;) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    if (offset >= text.length) return null;
    const char = text[offset];
    if (char === '{' || char === '[') {
      open.push(char === '{' ? '}' : ']');
      if (open.length > packLimits.depth) return offset;
    } else if (char !== undefined && char === open[open.length - 1]) open.pop();
  }
}

/** By its place: a path leads to the first of two keys that are the same. */
const removal = (text: string, { parent }: Node, key: string): Fix | undefined =>
  parent && { title: 'remove', data: { found: shown(key) }, edits: removalOf(text, parent) };

/** Plain values of a tree no deeper than the limit. Refused keys are told and left out. */
function valueOf(
  node: Node,
  path: readonly (string | number)[],
  refuseKey: (key: string, node: Node, path: readonly (string | number)[]) => void,
): unknown {
  const children = node.children ?? [];
  if (node.type === 'array')
    return children.map((child, index) => valueOf(child, [...path, index], refuseKey));
  if (node.type !== 'object') return node.value as unknown;
  const entries = new Map<string, unknown>();
  for (const property of children) {
    const [keyNode, valueNode] = property.children ?? [];
    if (!keyNode || !valueNode) continue;
    const key = String(keyNode.value);
    const here = [...path, key];
    if (key === '__proto__' || entries.has(key)) refuseKey(key, keyNode, here);
    else entries.set(key, valueOf(valueNode, here, refuseKey));
  }
  return Object.fromEntries(entries);
}

function nodeAt(root: Node, path: DocumentPath): { node: Node; whole: boolean } {
  let node = root;
  for (const step of path) {
    const next =
      node.type === 'array'
        ? node.children?.[Number(step)]
        : node.children?.find((property) => property.children?.[0]?.value === step)?.children?.[1];
    if (!next) return { node, whole: false };
    node = next;
  }
  return { node, whole: true };
}
