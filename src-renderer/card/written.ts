import { isDrawn, type Face } from '@shared/face/index';
import type { Fit } from '@shared/geometry/fit';
import type { Layer, Template, WrittenLayer } from '@shared/language/definitions/template';

/** A layer whose text has to be fitted. */
export const isWritten = (layer: Layer): layer is WrittenLayer => 'size' in layer;

export interface DrawnLayer {
  /** Its number in the template. */
  readonly at: number;
  readonly layer: Layer;
}

/** What is drawn of a card, from back to front. Layers that name an unknown field are left out. */
export const drawnLayers = (template: Template, face: Face): DrawnLayer[] =>
  template.layers.flatMap((layer, at) => (isDrawn(layer, face) ? [{ at, layer }] : []));

/** How a box of a card was filled. */
export interface FittedBox {
  readonly box: string;
  readonly fit: Fit;
}
