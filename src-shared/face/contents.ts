import type { Layer, Template } from '@shared/language/definitions/template';
import { layerTakes, neededFields } from '@shared/language/definitions/template-fields';
import type { Face, FieldValue } from './values';

const fieldIn = (face: Face, name: string): FieldValue | null =>
  Object.hasOwn(face.fields, name) ? (face.fields[name] ?? null) : null;

/** Is there something to show? A picture always is: without one of its own the mark is drawn. */
export const hasField = (face: Face, name: string): boolean => fieldIn(face, name) !== null;

const isHeldBack = ({ when, unless }: Layer, face: Face): boolean =>
  (when !== undefined && !hasField(face, when)) || (unless !== undefined && hasField(face, unless));

/** What a layer shows of a card; null where the field is empty, unknown, or nothing this layer can show. */
export function shownBy(layer: Layer, face: Face): FieldValue | null {
  if (!('field' in layer) || isHeldBack(layer, face)) return null;
  const value = fieldIn(face, layer.field);
  return value && layerTakes[layer.layer].includes(value.is) ? value : null;
}

/** Layers without a field are drawn on every card, unless they wait for one. */
export const isDrawn = (layer: Layer, face: Face): boolean =>
  'field' in layer ? shownBy(layer, face) !== null : !isHeldBack(layer, face);

/** What a template keeps from the players although the card has it. */
export function lacksOf(template: Template, face: Face): string[] {
  const drawn = template.layers.filter((layer) => isDrawn(layer, face));
  const shown = new Set(drawn.flatMap((layer) => ('field' in layer ? [layer.field] : [])));
  return neededFields.filter((field) => hasField(face, field) && !shown.has(field));
}

/** What diagnostics call a box. */
export const boxName = (layer: Layer): string => layer.name ?? ('field' in layer ? layer.field : layer.layer);
