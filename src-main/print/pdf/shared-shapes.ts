import { createHash } from 'node:crypto';
import { isPaintLine, isPathEnd, PlainNumbers } from './plain-numbers';

/** Shorter ones cost less where they stand than the place that would refer to them. */
const leastLength = 160;

/** A text of drawing operators, cut into what is the path of a shape and what is not. */
type Part =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'shape'; readonly text: string; readonly hash: string };

/** Drawing operators of a page, or of a part that pages show. */
export interface Content {
  readonly text: string;
  readonly isPage: boolean;
}

export interface Shared {
  /** The operators of each text, with names in place of the shapes that others draw too. */
  readonly texts: readonly { readonly text: string; readonly uses: ReadonlyMap<string, string> }[];
  /** The shapes by hash, those that were not known before. */
  readonly shapes: ReadonlyMap<string, string>;
}

/**
 * The pattern of a zone is on every card of that zone, a heart is on all of them: Chromium writes each out anew, and
 * they are nine tenths of the file. Here every such path is kept once. Colour and place are set before it is drawn,
 * outside, so one shape serves them all.
 *
 * `isKnown`: whether texts that came before have made a shape of it.
 */
export function shareShapes(contents: readonly Content[], isKnown: (hash: string) => boolean): Shared {
  const known: Known = new Map();
  const cut = contents.map((content) => partsOf(content, known));
  const counts = new Map<string, number>();
  for (const parts of cut) {
    // Within one text the second costs next to nothing: it is packed as “the same again”.
    const hashes = parts.flatMap((part) => (part.is === 'shape' ? [part.hash] : []));
    for (const hash of new Set(hashes)) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const shapes = new Map<string, string>();
  const texts = cut.map((parts) => {
    const uses = new Map<string, string>();
    const text = parts
      .map((part) => {
        if (part.is === 'text') return part.text;
        const known = isKnown(part.hash);
        if (!known && (counts.get(part.hash) ?? 0) < 2) return part.text;
        if (!known) shapes.set(part.hash, part.text);
        const name = uses.get(part.hash) ?? `Hd${uses.size}`;
        uses.set(part.hash, name);
        return `/${name} Do`;
      })
      .join('\n');
    return { text, uses };
  });
  return { texts, shapes };
}

/** What a path of that text is when it is drawn at that scale. */
type Known = Map<string, Part & { readonly is: 'shape' }>;

/**
 * A card has thousands of lines of pattern, and the next one the same: a path is looked at line by line when it is met
 * the first time, and is known by its whole text from then on.
 */
function partsOf({ text: content, isPage }: Content, known: Known): Part[] {
  const numbers = new PlainNumbers(isPage);
  const parts: Part[] = [];
  let other: string[] = [];
  /** Where the path began that is being read. */
  let path: number | null = null;
  const keep = (from: number, to: number): void => {
    for (const line of content.slice(from, to).split('\n')) other.push(numbers.next(line));
  };
  for (let from = 0; from < content.length;) {
    const end = content.indexOf('\n', from);
    const to = end < 0 ? content.length : end;
    if (isPathEnd(content, to)) path ??= from;
    else {
      const line = content.slice(from, to);
      const begin = path ?? from;
      if (path !== null && isPaintLine(line) && to - begin >= leastLength) {
        if (other.length > 0) parts.push({ is: 'text', text: other.join('\n') });
        parts.push(shapeOf(content.slice(begin, to), numbers, known));
        other = [];
      } else keep(begin, to);
      path = null;
    }
    from = to + 1;
  }
  if (path !== null) keep(path, content.length);
  if (other.length > 0) parts.push({ is: 'text', text: other.join('\n') });
  return parts;
}

function shapeOf(written: string, numbers: PlainNumbers, known: Known): Part & { readonly is: 'shape' } {
  const key = `${numbers.digits} ${written}`;
  const found = known.get(key);
  if (found) return found;
  const text = written
    .split('\n')
    .map((line) => numbers.next(line))
    .join('\n');
  const shape = { is: 'shape', text, hash: createHash('sha1').update(text).digest('base64') } as const;
  known.set(key, shape);
  return shape;
}
