import type { Size } from '@shared/geometry/sheets/model';
import type { Layer, Template } from '@shared/language/definitions/template';
import { boxIn, type LayerBox } from '@shared/language/definitions/template-box';
import { languages } from '@shared/util/languages';

/** Decimals of millimetres don't add up exactly. */
const slack = 1e-6;

/** Cards are laid out in tenths, and a browser rounds what lies between to the nearer one: that may be inwards. */
const outwards = (length: number): number => Math.ceil(length * 10 - slack) / 10;

/**
 * The template with its ground drawn further: a layer that reaches the end of the template's own bleed goes on to
 * the end of what is printed. A shop that asks for more bleed than the designer gave, or a card cut a little larger
 * than it was designed, gets colour and pattern there instead of a white rim. Everything that is read stays put.
 *
 * `by`: how far beyond the cut of the template it is printed, in millimetres of the template.
 */
export function withReach(template: Template, by: Size): Template {
  const { size, bleed } = template;
  if (by.w <= bleed + slack && by.h <= bleed + slack) return template;
  const left = Math.max(outwards(by.w), bleed);
  const top = Math.max(outwards(by.h), bleed);
  const grown = (layer: Layer): Layer => {
    // Turned, its edges are not where its box says; a picture or a text would be stretched, not gone on with.
    if (layer.layer !== 'shape' || layer.turn) return layer;
    const further = ({ x, y, w, h }: LayerBox): LayerBox => {
      const ends = { x: x + w, y: y + h };
      const from = { x: x <= -bleed + slack ? -left : x, y: y <= -bleed + slack ? -top : y };
      const to = {
        x: ends.x >= size.w + bleed - slack ? size.w + left : ends.x,
        y: ends.y >= size.h + bleed - slack ? size.h + top : ends.y,
      };
      return { x: from.x, y: from.y, w: to.x - from.x, h: to.y - from.y };
    };
    // A language that says only its height would keep it, and begin further up.
    const changes = languages.flatMap((language) => {
      const change = layer.in?.[language];
      return change ? [[language, { ...change, ...further(boxIn(layer, language)) }] as const] : [];
    });
    return {
      ...layer,
      ...further(layer),
      ...(changes.length > 0 ? { in: Object.fromEntries(changes) } : {}),
    };
  };
  return { ...template, layers: template.layers.map(grown) };
}
