import { scanXml, type XmlAttribute } from './xml';

/**
 * SVG from strangers. It is only ever shown through `<img>`, where scripts don't run and nothing is fetched;
 * this refuses it at the door all the same, since a folder of files may be opened by other programs.
 */
export type SvgVerdict =
  | { readonly is: 'fine' }
  | { readonly is: 'not-svg' }
  /** `found` names the part that can run code or reach outside the file. */
  | { readonly is: 'unsafe'; readonly found: string };

const forbiddenElements: ReadonlySet<string> = new Set([
  'script',
  'foreignobject',
  'handler',
  'listener',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
]);
const linkAttributes: ReadonlySet<string> = new Set(['href', 'src', 'base']);
const animations: ReadonlySet<string> = new Set(['animate', 'set', 'animatetransform', 'animatemotion']);
const ownPicture = /^data:image\/(?:png|jpeg|webp);base64,/i;

const local = (name: string): string => name.slice(name.lastIndexOf(':') + 1).toLowerCase();

export function checkSvg(text: string): SvgVerdict {
  let root: string | null = null;
  let unsafe: string | null = null;
  const blame = (found: string): void => {
    unsafe ??= found;
  };
  const wellFormed = scanXml(text, {
    onDoctype: () => blame('<!DOCTYPE>'),
    onInstruction: (name) => blame(`<?${name}?>`),
    onElement: (name, attributes) => {
      root ??= name;
      if (forbiddenElements.has(local(name))) blame(`<${name}>`);
      for (const attribute of attributes) {
        if (isUnsafeAttribute(name, attribute)) blame(attribute.name);
      }
    },
    onText: (content, parent) => {
      if (local(parent) === 'style' && reachesOutside(content)) blame(`<${parent}>`);
    },
  });
  // Told first: a document type declares entities, and what they stand for can't be checked.
  if (unsafe !== null) return { is: 'unsafe', found: unsafe };
  return wellFormed && root !== null && local(root) === 'svg' ? { is: 'fine' } : { is: 'not-svg' };
}

function isUnsafeAttribute(element: string, { name, value }: XmlAttribute): boolean {
  const plain = local(name);
  if (name === 'xmlns' || name.startsWith('xmlns:')) return false;
  if (plain.startsWith('on')) return true;
  if (linkAttributes.has(plain)) return !value.trim().startsWith('#') && !ownPicture.test(value.trim());
  // An animation could turn a harmless link into another one later.
  if (animations.has(local(element)) && plain === 'attributename')
    return linkAttributes.has(local(value.trim()));
  return reachesOutside(value);
}

/** In style sheets and attributes: `url(…)` of anything but a part of this file, imports, and escapes that hide them. */
function reachesOutside(text: string): boolean {
  if (/@import|javascript:|expression\s*\(|image-set\s*\(/i.test(text)) return true;
  if (/url/i.test(text) && text.includes('\\')) return true;
  for (const match of text.matchAll(/url\s*\(\s*["']?\s*([^)]{0,60})/gi)) {
    const target = match[1] ?? '';
    if (!target.startsWith('#') && !ownPicture.test(target)) return true;
  }
  return false;
}
