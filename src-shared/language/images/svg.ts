import { isOwnPart, runsCode, squeezed, unsafeCss } from './css-safety';
import { CopyCount } from './svg-copies';
import { animations, inertNamespaces, pictureElements, svgElements, svgNamespace } from './svg-parts';
import { scanXml, type XmlAttribute } from './xml';

/**
 * SVG from strangers. It is only ever shown through `<img>`, where scripts don't run and nothing is fetched;
 * this refuses it at the door all the same, since a folder of files may be opened by other programs.
 */
export type SvgVerdict =
  | { readonly is: 'fine' }
  | { readonly is: 'not-svg' }
  /** More to draw, once its copies are made, than a browser can. */
  | { readonly is: 'too-much' }
  /** `found` names the part that can run code or reach outside the file, or that nobody knows. */
  | { readonly is: 'unsafe'; readonly found: string };

const linkAttributes: ReadonlySet<string> = new Set(['href', 'src', 'base']);
const ownPicture = /^data:image\/(?:png|jpeg|webp);base64,/i;
/** In another encoding the same bytes are other tags: the text that was checked would not be the one shown. */
const plainDeclaration =
  /^\s+version\s*=\s*(?:"1\.0"|'1\.0')(?:\s+encoding\s*=\s*(?:"utf-8"|'utf-8'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*$/i;

export function checkSvg(text: string): SvgVerdict {
  const reader = new SvgReader();
  const wellFormed = scanXml(text, reader);
  // Told first: a document type declares entities, and what they stand for can't be checked.
  const found = reader.found;
  if (found !== null) return { is: 'unsafe', found };
  if (wellFormed && reader.isTooMuch) return { is: 'too-much' };
  return wellFormed && reader.isSvg ? { is: 'fine' } : { is: 'not-svg' };
}

class SvgReader {
  #root: 'none' | 'svg' | 'other' = 'none';
  #unsafe: string | null = null;
  #rootHasNamespace = false;
  /** What a prefix means: the same throughout the document, or the document is refused. */
  readonly #namespaces = new Map<string, string>();
  /** Comments, CDATA and references cut a style sheet into pieces; a browser reads them as one. */
  readonly #styles: string[] = [];
  readonly #copies = new CopyCount();

  get isSvg(): boolean {
    return this.#root === 'svg' && this.#rootHasNamespace;
  }
  get found(): string | null {
    if (this.#root === 'other') return null;
    return this.#unsafe ?? (unsafeCss(this.#styles.join('')) ? '<style>' : null);
  }

  get isTooMuch(): boolean {
    return this.#copies.isTooMuch;
  }

  onDoctype(): void {
    this.#blame('<!DOCTYPE>');
  }
  onDeclaration(content: string): void {
    if (!plainDeclaration.test(content)) this.#blame(`<?xml${content}?>`);
  }
  onInstruction(name: string): void {
    this.#blame(`<?${name}?>`);
  }
  onText(content: string, parent: string): void {
    if (parent === 'style') this.#styles.push(content);
  }

  onEnd(): void {
    this.#copies.end();
  }

  onElement(name: string, attributes: readonly XmlAttribute[], parent: string | undefined): void {
    this.#copies.begin(name, attributes);
    if (this.#root === 'none') {
      this.#root = local(name) === 'svg' ? 'svg' : 'other';
      this.#rootHasNamespace = attributes.some(({ name }) => name === 'xmlns');
    }
    for (const attribute of attributes) if (!this.#declare(attribute)) this.#blame(attribute.name);
    const inert = this.#isInert(name);
    // A browser leaves elements inside a style sheet out of it, and so joins what stands around them.
    if (parent === 'style' || !(inert || svgElements.has(name))) this.#blame(`<${name}>`);
    for (const attribute of attributes) {
      if (isDeclaration(attribute.name)) continue;
      if (inert ? leadsAway(name, attribute) : isUnsafe(name, attribute)) this.#blame(attribute.name);
    }
  }

  /** False when the declaration makes unprefixed names something else than SVG, or a prefix two things. */
  #declare({ name, value }: XmlAttribute): boolean {
    if (name === 'xmlns') return value === svgNamespace;
    if (!isDeclaration(name)) return true;
    const prefix = name.slice('xmlns:'.length);
    const known = this.#namespaces.get(prefix);
    this.#namespaces.set(prefix, value);
    return known === undefined || known === value;
  }

  #isInert(name: string): boolean {
    const [prefix = '', , ...more] = name.split(':');
    return name.includes(':') && more.length === 0 && inertNamespaces.has(this.#namespaces.get(prefix) ?? '');
  }

  #blame(found: string): void {
    this.#unsafe ??= found;
  }
}

const local = (name: string): string => name.slice(name.lastIndexOf(':') + 1).toLowerCase();
const isDeclaration = (name: string): boolean => name === 'xmlns' || name.startsWith('xmlns:');

/** A link out of this file, by whatever prefix. */
function leadsAway(element: string, { name, value }: XmlAttribute): boolean {
  const plain = squeezed(value);
  if (!linkAttributes.has(local(name))) return runsCode(plain);
  return !isOwnPart(value) && !(pictureElements.has(element) && ownPicture.test(value.trim()));
}

function isUnsafe(element: string, attribute: XmlAttribute): boolean {
  const { name, value } = attribute;
  const plain = local(name);
  if (plain.startsWith('on') || leadsAway(element, attribute)) return true;
  // An animation could turn a harmless link into another one later.
  if (animations.has(element) && plain === 'attributename') {
    const animated = local(squeezed(value));
    return linkAttributes.has(animated) || animated.startsWith('on') || animated === 'style';
  }
  // Only names without a prefix are read as CSS; others hold the file names of the program that drew it.
  return !name.includes(':') && unsafeCss(value);
}
