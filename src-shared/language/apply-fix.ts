import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { additionTo, writtenValue } from './edit/add-part';
import { commaAfter, removalOf } from './edit/remove-part';
import { withSpans } from './edit/text-spans';
import { isSpan, type Fix, type PlacedEdit, type PlainValue, type Span } from './fixes';

/** The document with a fix made, everything else kept to the letter: comments, order, spacing. */
export function applyFix(source: string, { edits }: Fix): string {
  const spans = edits.filter(isSpan);
  const placed = edits.filter((edit): edit is PlacedEdit => !isSpan(edit));
  // Places in the text are those of the text as it was found: they come first, all at once.
  return placed.reduce((text, edit) => withSpans(text, spansOf(text, edit)), withSpans(source, spans));
}

function spansOf(text: string, edit: PlacedEdit): Span[] {
  const root = parseTree(text, [], { allowTrailingComma: true });
  if (!root) return [];
  if ('set' in edit) return settingOf(text, root, edit.at, edit.set);
  const node = findNodeAtLocation(root, edit.at);
  if (!node) return [];
  if ('rename' in edit) return renamingOf(node, edit.rename);
  if ('wrap' in edit) return wrappingOf(node);
  if ('unwrap' in edit) return unwrappingOf(text, node);
  return removalOf(text, node.parent?.type === 'property' ? node.parent : node);
}

const endOf = ({ offset, length }: Node): number => offset + length;
const over = (node: Node, put: string): Span => ({ from: node.offset, to: endOf(node), put });

function settingOf(text: string, root: Node, at: (string | number)[], value: PlainValue): Span[] {
  const there = at.length === 0 ? root : findNodeAtLocation(root, at);
  if (there) return [over(there, writtenValue(value))];
  const [key, way] = [at.at(-1), at.slice(0, -1)];
  const whole = way.length === 0 ? root : findNodeAtLocation(root, way);
  if (key === undefined || (whole && whole.type !== (typeof key === 'number' ? 'array' : 'object')))
    return [];
  if (!whole) return settingOf(text, root, way, typeof key === 'number' ? [value] : { [key]: value });
  const written = writtenValue(value);
  return additionTo(text, whole, typeof key === 'number' ? written : `${JSON.stringify(key)}: ${written}`);
}

/** Only the key's own letters change: its value may hold comments. */
function renamingOf(node: Node, name: string): Span[] {
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  return key ? [over(key, JSON.stringify(name))] : [];
}

const wrappingOf = (node: Node): Span[] => [
  { from: node.offset, to: node.offset, put: '[' },
  { from: endOf(node), to: endOf(node), put: ']' },
];

/** The brackets go, and a comma behind the only entry; comments between them stay. */
function unwrappingOf(text: string, node: Node): Span[] {
  const [only, ...others] = node.children ?? [];
  if (node.type !== 'array' || !only || others.length > 0) return [];
  const comma = commaAfter(text, endOf(only));
  const isInside = comma !== null && comma < endOf(node);
  return [
    { from: node.offset, to: node.offset + 1, put: '' },
    ...(isInside ? [{ from: comma, to: comma + 1, put: '' }] : []),
    { from: endOf(node) - 1, to: endOf(node), put: '' },
  ];
}
