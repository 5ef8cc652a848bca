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

export const boxesOf = (layer: Layer): LayerBox[] => languages.map((language) => boxIn(layer, language));
