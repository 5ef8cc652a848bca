import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { withSpans } from '@shared/language/edit/text-spans';
import { removalOf } from '@shared/language/edit/remove-part';
import type { PlainValue } from '@shared/language/fixes';
import { breakOf, indentAt } from '@shared/language/edit/lines';
import type { Way } from '../types';
import { withPart } from './insert-part';
import { writtenIn } from './written';

export const treeOf = (text: string): Node | undefined => parseTree(text, [], { allowTrailingComma: true });

export const nodeAt = (root: Node | undefined, way: Way): Node | undefined =>
  root && (way.length === 0 ? root : findNodeAtLocation(root, [...way]));

const isObject = (value: PlainValue): value is { [key: string]: PlainValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keysOf = (node: Node): string[] =>
  (node.children ?? []).map((property) => String(property.children?.[0]?.value));

/**
 * The text with this value at a place. Only what differs is touched: a value inside that stays keeps its letters,
 * and its comments. `order` says where a new key belongs among the others.
 */
export function withValue(text: string, way: Way, value: PlainValue, order: readonly string[] = []): string {
  const root = treeOf(text);
  const node = nodeAt(root, way);
  if (!root) return text;
  if (!node) return withNew(text, root, way, value, order);
  if (node.type === 'object' && isObject(value)) return withKeys(text, way, node, value);
  if (node.type === 'array' && Array.isArray(value)) return withEntries(text, way, node, value);
  if (node.type !== 'object' && node.type !== 'array' && node.value === value) return text;
  const lines = { nl: breakOf(text), indent: indentAt(text, node.offset), step: '  ' };
  return withSpans(text, [
    { from: node.offset, to: node.offset + node.length, put: writtenIn(value, lines) },
  ]);
}

function withKeys(text: string, way: Way, node: Node, value: { [key: string]: PlainValue }): string {
  const wanted = Object.keys(value);
  const there = keysOf(node);
  // Those to come first: an object that is emptied and filled again would lose its lines.
  const set = Object.entries(value).reduce(
    (changed, [key, part]) => withValue(changed, [...way, key], part, wanted),
    text,
  );
  return there
    .filter((key) => !wanted.includes(key))
    .reduce((changed, key) => withoutPart(changed, [...way, key]), set);
}

function withEntries(text: string, way: Way, node: Node, value: readonly PlainValue[]): string {
  const set = value.reduce<string>((changed, part, index) => withValue(changed, [...way, index], part), text);
  const extra = Math.max(0, (node.children?.length ?? 0) - value.length);
  return Array.from({ length: extra }).reduce<string>(
    (changed) => withoutPart(changed, [...way, value.length]),
    set,
  );
}

function withNew(text: string, root: Node, way: Way, value: PlainValue, order: readonly string[]): string {
  const key = way.at(-1);
  const around = way.slice(0, -1);
  const whole = nodeAt(root, around);
  if (key === undefined) return text;
  if (!whole) return withNew(text, root, around, typeof key === 'number' ? [value] : { [key]: value }, []);
  if (typeof key === 'number')
    return whole.type === 'array' ? withPart(text, whole, key, { key: null, value }) : text;
  if (whole.type !== 'object') return text;
  return withPart(text, whole, placeFor(key, keysOf(whole), order), { key, value });
}

/** Behind the nearest key that comes before it in the order; without one, before those that come after it. */
function placeFor(key: string, there: readonly string[], order: readonly string[]): number {
  const own = order.indexOf(key);
  if (own < 0) return there.length;
  const before = order
    .slice(0, own)
    .filter((known) => there.includes(known))
    .at(-1);
  if (before !== undefined) return there.indexOf(before) + 1;
  const after = there.findIndex((known) => order.indexOf(known) > own);
  return after < 0 ? there.length : after;
}

/** The text without a key or an entry. Comments beside it stay: they may speak of something else. */
export function withoutPart(text: string, way: Way): string {
  const node = nodeAt(treeOf(text), way);
  if (!node?.parent) return text;
  return withSpans(text, removalOf(text, node.parent.type === 'property' ? node.parent : node));
}
