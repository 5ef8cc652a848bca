import { isDrawn, shownBy, type Drawn, type PackFaces } from '@shared/face/index';
import type { Layer } from '@shared/language/definitions/template';
import type { Style } from '@shared/language/definitions/template-words';
import type { Language } from '@shared/util/languages';
import { printablesOf } from './printables';
import { sidesOf, type Sides } from './sides';

/** The cards of a revision, and the contents of its pictures by path. */
export interface Drawable {
  readonly faces: PackFaces;
  readonly pictureHash: (path: string) => string | undefined;
}

/**
 * Keys of what looks otherwise than it did: whatever the reason, its own text, a name that it mentions, a template, a
 * picture. Compared is what is drawn and not what was edited: all cards of a zone are printed again when the zone gets
 * another name, and none when a number of the rules changes that stands on no card.
 */
export function changedBetween(
  before: Drawable,
  now: Drawable,
  languages: readonly Language[],
  style: Style,
): string[] {
  return printablesOf(now.faces, style)
    .filter((printable) =>
      languages.some((language) => {
        const look = ({ faces, pictureHash }: Drawable): string =>
          lookOf(sidesOf(faces, printable, language, style), pictureHash);
        return look(before) !== look(now);
      }),
    )
    .map(({ key }) => key);
}

const lookOf = (sides: Sides | null, pictureHash: Drawable['pictureHash']): string =>
  JSON.stringify(
    sides && [sideLook(sides.front, pictureHash), sides.back && sideLook(sides.back, pictureHash)],
  );

/** All that is seen on a side, and nothing of what is not: a template has parts that this card does not show. */
function sideLook({ face, template }: Drawn, pictureHash: Drawable['pictureHash']): unknown {
  const { layers, size, style, tone } = template;
  return [
    { size, style, tone, own: face.tone, mark: face.mark },
    layers
      .filter((layer) => isDrawn(layer, face))
      .map((layer) => {
        const value = shownBy(layer, face);
        const art = 'art' in layer ? layer.art : value?.is === 'art' ? value.art : null;
        return [
          layerLook(layer, face.language),
          value,
          art && 'image' in art ? pictureHash(art.image) : undefined,
        ];
      }),
  ];
}

/** In one language: the words and places of the others are not seen, nor is what diagnostics call it. */
function layerLook(layer: Layer, language: Language): unknown {
  const { in: changes, name: _name, ...rest } = layer;
  const words = 'words' in rest ? { words: rest.words[language] } : {};
  return { ...rest, ...words, ...changes?.[language] };
}
