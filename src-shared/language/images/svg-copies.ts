import type { XmlAttribute } from './xml';

/** A part of a drawing that is named or names others; what does neither is only counted. */
interface Part {
  readonly id: string | null;
  elements: number;
  readonly copied: string[];
  readonly inside: Part[];
}

/** Beyond what is written itself. A browser copies ten thousand elements in a second; a million stop its window. */
const mostCopied = 20_000;
const deepest = 1000;

const reference = /url\(\s*["']?#([^"')\s]+)/g;

function partsNamed(element: string, { name, value }: XmlAttribute): string[] {
  if (/(?:^|:)href$/.test(name)) return element === 'use' ? [value.trim().slice(1)] : [];
  if (!value.includes('url(')) return [];
  return Array.from(value.matchAll(reference), ([, id = '']) => id);
}

/**
 * How much a drawing is once everything that it copies is copied: ten copies of ten copies of ten … are a few
 * hundred letters, and more elements than any machine can draw.
 */
export class CopyCount {
  readonly #open: Part[] = [];
  readonly #named = new Map<string, Part>();
  readonly #root: Part = { id: null, elements: 0, copied: [], inside: [] };
  #written = 0;
  #isDeep = false;

  begin(element: string, attributes: readonly XmlAttribute[]): void {
    if (this.#isDeep) return;
    const id = attributes.find(({ name }) => name === 'id')?.value ?? null;
    const copied = attributes.flatMap((attribute) => partsNamed(element, attribute));
    const part: Part = { id, elements: 1, copied, inside: [] };
    if (id !== null && !this.#named.has(id)) this.#named.set(id, part);
    this.#written++;
    if (this.#open.push(part) > deepest) this.#isDeep = true;
  }

  end(): void {
    if (this.#isDeep) return;
    const part = this.#open.pop();
    if (!part) return;
    const outer = this.#open.at(-1) ?? this.#root;
    const isPlain = part.id === null && part.copied.length === 0 && part.inside.length === 0;
    if (isPlain) outer.elements += part.elements;
    else outer.inside.push(part);
  }

  get isTooMuch(): boolean {
    return this.#isDeep || this.#sizeOf(this.#root, new Map(), 0) > this.#written + mostCopied;
  }

  /** A part that copies itself has no size; nor has a chain that is longer than anybody's drawing. */
  #sizeOf(part: Part, known: Map<Part, number>, depth: number): number {
    const found = known.get(part);
    if (found !== undefined) return found;
    if (depth > deepest) return Infinity;
    known.set(part, Infinity);
    const copied = part.copied.flatMap((id) => this.#named.get(id) ?? []);
    let size = part.elements;
    for (const one of part.inside) size += this.#sizeOf(one, known, depth + 1);
    for (const one of copied) size += this.#sizeOf(one, known, depth + 1);
    known.set(part, size);
    return size;
  }
}
