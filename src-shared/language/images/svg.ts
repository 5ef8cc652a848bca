import { CopyCount } from './svg-copies';
import { scanXml, type XmlAttribute } from './xml';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/**
 * Elements that draw, or hold what draws. Not here: what runs code, brings another language in or fetches
 * (`script`, `foreignObject`, `handler`, `listener`, `font-face-uri`, …), and whatever is thought of tomorrow.
 */
const svgElements = words(`
  a animate animateMotion animateTransform circle clipPath defs desc ellipse filter g image line linearGradient
  marker mask metadata mpath path pattern polygon polyline radialGradient rect set stop style svg switch symbol
  text textPath title tspan use view
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  flowDiv flowPara flowRegion flowRoot flowSpan font font-face font-face-name font-face-src glyph hatch hatchpath
  hkern mesh meshgradient meshpatch meshrow missing-glyph solidcolor vkern
`);

const animations = words('animate animateMotion animateTransform set');
/** The only elements that may carry a picture inside them. */
const pictureElements = words('image feImage');

const svgNamespace = 'http://www.w3.org/2000/svg';

/** What drawing programs note for themselves: no program acts upon it. */
const inertNamespaces: ReadonlySet<string> = new Set([
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/1.1/',
]);

/**
 * Browsers pass over some of these in the middle of a word: `java⇥script:` is `javascript:`. Only for finding
 * what is forbidden: a text is not harmless because of what is left when something is taken out.
 */
const squeezed = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, '');

/** A reference to a part of the same file. */
const isOwnPart = (link: string): boolean => /^[\t\n\r ]*#/.test(link);

const runsCode = (squeezedText: string): boolean => /(?:java|vb|live)script:/i.test(squeezedText);

/**
 * Style sheets, `style` and the attributes that are read as CSS: anything that fetches or runs. An escape can
 * spell every one of these words in letters nobody sees, and drawings need none, so all are refused.
 */
function unsafeCss(text: string): boolean {
  const plain = squeezed(text);
  return (
    plain.includes('\\') ||
    runsCode(plain) ||
    /@import|expression\(|image-set\(|\bsrc\(|image\(["']|-moz-binding|behavior:/i.test(plain) ||
    /url\((?!["']?#)/i.test(plain) ||
    /url\((?![\t\n\r ]*["']?[\t\n\r ]*#)/i.test(text)
  );
}

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
