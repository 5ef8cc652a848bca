import { ownPart, type Drawn, type PackFaces, type PrintedDefinition } from '@shared/face/index';
import type { Style } from '@shared/language/definitions/template-words';
import type { Language } from '@shared/util/languages';
import { inStyle } from './frugal';
import type { Printable } from './model';
import { ownKey } from './printables';

/** What is printed on one thing. */
export interface Sides {
  readonly front: Drawn;
  readonly back: Drawn | null;
}

const known = new WeakMap<PackFaces, Map<string, Sides | null>>();

/** null: no template draws it. The same object every time: whatever shows it need not draw it anew. */
export function sidesOf(
  faces: PackFaces,
  printable: Printable,
  language: Language,
  style: Style,
): Sides | null {
  const ofPack = known.get(faces) ?? new Map<string, Sides | null>();
  known.set(faces, ofPack);
  const name = `${language} ${style} ${printable.key}`;
  const found = ofPack.get(name);
  if (found !== undefined) return found;
  const sides = drawSides(faces, printable, language, style);
  ofPack.set(name, sides);
  return sides;
}

function drawSides(
  faces: PackFaces,
  { key, group }: Printable,
  language: Language,
  style: Style,
): Sides | null {
  const definition = faces.cards.find(({ path }) => path === key);
  if (definition) return sidesOfDefinition(faces, definition, language, style);
  const front = faces.owns(language, style).find(({ template }) => {
    const part = ownPart(template);
    return part !== null && ownKey(part.own) === key;
  });
  if (!front) return null;
  // Tokens and mats are seen from above only.
  const back = group === 'own' ? backLike(faces, front, language, style) : null;
  return { front: inStyle(front, style), back: back && inStyle(back, style) };
}

function sidesOfDefinition(
  faces: PackFaces,
  definition: PrintedDefinition,
  language: Language,
  style: Style,
): Sides | null {
  const front = faces.draw(definition, language, style);
  if (!front) return null;
  const back = faces.draw(definition, language, style, 'back');
  return { front: inStyle(front, style), back: back && inStyle(back, style) };
}

/** A card that is no definition's lies among the others: it has the back of the first one of its size. */
function backLike(faces: PackFaces, { template }: Drawn, language: Language, style: Style): Drawn | null {
  for (const definition of faces.cards) {
    const back = faces.draw(definition, language, style, 'back');
    const size = back?.template.size;
    if (size?.w === template.size.w && size.h === template.size.h) return back;
  }
  return null;
}
