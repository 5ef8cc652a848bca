import { readFace, readNumber, type CardFace } from './card-face';
import { namesSchema, type Names } from './names';
import { parsePackPath, type Kind } from './pack-format';
import { parseTolerantly } from './parse-tolerantly';

/** What a list shows of a definition. */
export interface Summary {
  readonly kind: Kind;
  readonly id: string;
  readonly names: Names | null;
  readonly number: number | null;
  /** Zone or type of card. */
  readonly group: string | null;
  readonly face: CardFace | null;
  /** Every text in the document, for search: names, words of effects, notes. */
  readonly texts: readonly string[];
}

const longestGroup = 60;

/**
 * Reads a definition for listing. It never refuses: half-written documents are listed too, and whatever
 * they lack is null. A path that is no definition's gives null.
 */
export function summarise(path: string, source: string): Summary | null {
  const place = parsePackPath(path);
  if (place?.is !== 'definition') return null;
  const value = parseTolerantly(source);
  const face = readFace((key) => field(value, key));
  return {
    kind: place.kind,
    id: place.id,
    names: readNames(field(value, 'names')) ?? readOneName(field(value, 'name')),
    number: readNumber(field(value, 'devotion')) ?? readNumber(face?.ap),
    group: readGroup(field(value, 'home')) ?? face?.type ?? null,
    face,
    texts: readTexts(value),
  };
}

function field(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

function readNames(value: unknown): Names | null {
  const names = namesSchema.safeParse(value);
  return names.success ? names.data : null;
}

/** One name for all languages, as the rules' own card lists write it. */
function readOneName(value: unknown): Names | null {
  return readNames({ en: value, ja: value, uk: value });
}

function readGroup(value: unknown): string | null {
  if (typeof value !== 'string' || value === '' || value.length > longestGroup) return null;
  // A lone surrogate can't be stored as UTF-8: a filter on it would never match what came back.
  return /\p{Surrogate}/u.test(value) ? null : value;
}

/** A list of its own instead of recursion: a deeply nested document must not end the process. */
function readTexts(root: unknown): string[] {
  const texts: string[] = [];
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) {
      for (const item of Object.values(value).reverse()) waiting.push(item);
    }
  }
  return texts;
}
