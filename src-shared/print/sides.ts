import type { Drawn, PackFaces, PrintedDefinition } from '@shared/face/index';
import type { Style } from '@shared/language/definitions/template-words';
import type { Language } from '@shared/util/languages';
import { frugal } from './frugal';
import type { Printable } from './model';

/** What is printed on one thing. */
export interface Sides {
  readonly front: Drawn;
  readonly back: Drawn | null;
}

/** null: no template draws it. */
export function sidesOf(
  faces: PackFaces,
  { key, group }: Printable,
  language: Language,
  style: Style,
): Sides | null {
  const definition = faces.cards.find(({ path }) => path === key);
  if (definition) return sidesOfDefinition(faces, definition, language, style);
  const front = faces
    .owns(language, style)
    .find(({ template }) => 'own' in template.for && `own/${template.for.own}` === key);
  if (!front) return null;
  // Tokens and mats are seen from above only.
  const back = group === 'own' ? backLike(faces, front, language, style) : null;
  return inStyle(front, back, style);
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
  return inStyle(front, back, style);
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

const inStyle = (front: Drawn, back: Drawn | null, style: Style): Sides => ({
  front: styled(front, style),
  back: back && styled(back, style),
});

/** A pack without templates for low ink is printed with its own ones, made frugal. */
const styled = (drawn: Drawn, style: Style): Drawn =>
  style === 'low-ink' && drawn.template.style !== 'low-ink'
    ? { ...drawn, template: frugal(drawn.template) }
    : drawn;
