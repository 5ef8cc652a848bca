import { createHash } from 'node:crypto';
import { isPaintLine, isPathLine, PlainNumbers } from './plain-numbers';

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
  /** The shapes by hash. */
  readonly shapes: ReadonlyMap<string, string>;
}

/**
 * The pattern of a zone is on every card of that zone, a heart is on all of them: Chromium writes each out anew, and
 * they are nine tenths of the file. Here every such path is kept once. Colour and place are set before it is drawn,
 * outside, so one shape serves them all.
 */
export function shareShapes(contents: readonly Content[]): Shared {
  const cut = contents.map(partsOf);
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
        if (part.is === 'text' || (counts.get(part.hash) ?? 0) < 2) return part.text;
        shapes.set(part.hash, part.text);
        const name = uses.get(part.hash) ?? `Hd${uses.size}`;
        uses.set(part.hash, name);
        return `/${name} Do`;
      })
      .join('\n');
    return { text, uses };
  });
  return { texts, shapes };
}

function partsOf({ text: content, isPage }: Content): Part[] {
  const numbers = new PlainNumbers(isPage);
  const parts: Part[] = [];
  let other: string[] = [];
  let path: string[] = [];
  const endPath = (): void => {
    other.push(...path);
    path = [];
  };
  for (const line of content.split('\n').map((one) => numbers.next(one))) {
    if (isPathLine(line)) {
      path.push(line);
      continue;
    }
    if (path.length > 0 && isPaintLine(line)) {
      const text = [...path, line].join('\n');
      if (text.length >= leastLength) {
        if (other.length > 0) parts.push({ is: 'text', text: other.join('\n') });
        parts.push({ is: 'shape', text, hash: createHash('sha1').update(text).digest('base64') });
        [other, path] = [[], []];
        continue;
      }
    }
    endPath();
    other.push(line);
  }
  endPath();
  if (other.length > 0) parts.push({ is: 'text', text: other.join('\n') });
  return parts;
}
