import type { Bracket, Comment, Item, Layout, Value } from './read-layout';

const step = '  ';

/** The text of a document in the one style that documents are saved in. */
export function printLayout({ before, breaks, value, after }: Layout): string {
  const said = `${printBefore(before, '', breaks)}${printValue(value, '')}`;
  const ending = after.map((comment) => {
    if (comment.breaks === 0) return ` ${comment.text}`;
    return `${comment.breaks > 1 ? '\n\n' : '\n'}${comment.text}`;
  });
  return `${said}${ending.join('')}\n`;
}

function printValue(value: Value, indent: string): string {
  if (typeof value === 'string') return value;
  return value.isBroken ? printBroken(value, indent) : printFlat(value, indent);
}

const closeOf = ({ open }: Bracket): string => (open === '{' ? '}' : ']');

function printFlat(bracket: Bracket, indent: string): string {
  const { open, items } = bracket;
  if (items.length === 0) return `${open}${closeOf(bracket)}`;
  const said = items.map(
    (item) => printItem(item, indent) + item.behind.map(({ text }) => ` ${text}`).join(''),
  );
  const gap = open === '{' ? ' ' : '';
  return `${open}${gap}${said.join(', ')}${gap}${closeOf(bracket)}`;
}

function printBroken(bracket: Bracket, indent: string): string {
  const inner = indent + step;
  const lines = bracket.items.map((item, index) => {
    const isLast = index === bracket.items.length - 1;
    const behind = printBehind(item.behind, inner);
    const gap = gapBefore(item, bracket.items[index - 1], inner);
    return `${gap}${printItem(item, inner)}${isLast ? '' : ','}${behind}`;
  });
  const rest = bracket.rest.map(({ text, breaks }, index) => {
    const isFirst = index === 0 && bracket.items.length === 0;
    return `\n${breaks > 1 && !isFirst ? '\n' : ''}${inner}${text}`;
  });
  const opening = bracket.opening.map(({ text }) => ` ${text}`);
  return [bracket.open, ...opening, ...lines, ...rest, `\n${indent}${closeOf(bracket)}`].join('');
}

const isLarge = ({ value, before, behind }: Item): boolean =>
  (typeof value !== 'string' && value.isBroken) || before.length > 0 || behind.length > 0;

/** Small items that shared a line still do, such as the measures of a layer. */
function gapBefore(item: Item, last: Item | undefined, indent: string): string {
  const { breaks } = item.before[0] ?? item;
  if (last && breaks === 0 && !isLarge(last) && !isLarge(item)) return ' ';
  return `${last && breaks > 1 ? '\n\n' : '\n'}${indent}`;
}

function printItem({ before, key, afterKey, value, breaks }: Item, indent: string): string {
  const said = `${printBefore(before, indent, breaks)}${key === null ? '' : `${key}: `}`;
  return said + printBefore(afterKey, indent + step, 0) + printValue(value, indent);
}

/** Comments at the end of a line; behind one that ends the line, the next has its own. */
const printBehind = (comments: readonly Comment[], indent: string): string =>
  comments
    .map(({ text }, index) => (comments[index - 1]?.isLine ? `\n${indent}${text}` : ` ${text}`))
    .join('');

/** Comments, each on its own line or before what follows on the same one. */
const printBefore = (comments: readonly Comment[], indent: string, breaks: number): string =>
  comments
    .map(({ text, isLine }, index) => {
      const next = comments[index + 1]?.breaks ?? breaks;
      if (!isLine && next === 0) return `${text} `;
      return `${text}${next > 1 ? '\n\n' : '\n'}${indent}`;
    })
    .join('');
