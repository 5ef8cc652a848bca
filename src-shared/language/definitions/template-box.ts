import { languages, type Language } from '@shared/util/languages';
import type { Layer } from './template';

/** In millimetres from the corner of the cut. */
export interface LayerBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where a layer stands in a language. */
export function boxIn(layer: Layer, language: Language): LayerBox {
  const change = layer.in?.[language];
  return {
    x: change?.x ?? layer.x,
    y: change?.y ?? layer.y,
    w: change?.w ?? layer.w,
    h: change?.h ?? layer.h,
  };
}

/** The room that a layer takes in a language, turned as it is. */
function boundsIn(layer: Layer, language: Language): LayerBox {
  const { x, y, w, h } = boxIn(layer, language);
  const angle = ((layer.turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const wide = w * cos + h * sin;
  const high = w * sin + h * cos;
  return { x: x + (w - wide) / 2, y: y + (h - high) / 2, w: wide, h: high };
}

/** In every language. */
export const boundsOf = (layer: Layer): LayerBox[] => languages.map((language) => boundsIn(layer, language));

/** In square millimetres, where it is largest. */
export const areaOf = (layer: Layer): number =>
  Math.max(
    ...languages.map((language) => {
      const { w, h } = boxIn(layer, language);
      return w * h;
    }),
  );
