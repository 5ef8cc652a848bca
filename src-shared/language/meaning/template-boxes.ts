import { languages, type Language } from '@shared/util/languages';
import type { Layer, Template } from '../definitions/template';
import { boundsOf, boxIn, type LayerBox } from '../definitions/template-box';
import { finding, type Finding, type FindingPath } from '../finding';
import type { Fix } from '../fixes';

/** Where a layer stands on the card: some of it may be lost, or all of it. */
export function boxFindings(template: Template, layer: Layer, at: FindingPath): Finding[] {
  const { size, safe, bleed } = template;
  const paper = { x: -bleed, y: -bleed, w: size.w + 2 * bleed, h: size.h + 2 * bleed };
  const kept = { x: safe, y: safe, w: size.w - 2 * safe, h: size.h - 2 * safe };
  const boxes = boundsOf(layer);
  const move = movingInside(layer, at, kept);
  if (boxes.some((box) => isApart(box, paper))) return [finding('off-card', at, {}, move)];
  // What is read must not be cut off by a knife that slips; shapes and pictures may run over the edge.
  if (layer.layer === 'shape' || layer.layer === 'art') return [];
  return boxes.some((box) => !isWithin(box, kept)) ? [finding('outside-safe', at, { safe }, move)] : [];
}

const slack = 0.001;

const isWithin = (box: LayerBox, outer: LayerBox): boolean =>
  box.x >= outer.x - slack &&
  box.y >= outer.y - slack &&
  box.x + box.w <= outer.x + outer.w + slack &&
  box.y + box.h <= outer.y + outer.h + slack;

const isApart = (box: LayerBox, outer: LayerBox): boolean =>
  box.x >= outer.x + outer.w ||
  box.y >= outer.y + outer.h ||
  box.x + box.w <= outer.x ||
  box.y + box.h <= outer.y;

/** No longer than what is there, and no further out. */
function moved(from: number, length: number, start: number, room: number): [from: number, length: number] {
  const fitting = Math.min(length, room);
  return [Math.min(Math.max(from, start), start + room - fitting), fitting];
}

type GivenBox = { readonly [K in keyof LayerBox]?: number | undefined };

const differs = (given: number | undefined, value: number): boolean =>
  given !== undefined && Math.abs(given - value) > slack;

/** Hundredths of a millimetre: sums of decimals have long tails. */
const short = (value: number): number => Math.round(value * 100) / 100;

function movingInside(layer: Layer, at: FindingPath, kept: LayerBox): Fix | undefined {
  if (kept.w <= 0 || kept.h <= 0) return undefined;
  const places: (readonly [FindingPath, Language | null])[] = [
    [at, null],
    ...languages.flatMap((language) =>
      layer.in?.[language] ? [[[...at, 'in', language], language] as const] : [],
    ),
  ];
  const edits = places.flatMap(([place, language]) => {
    const box = language === null ? layer : boxIn(layer, language);
    const [x, w] = moved(box.x, box.w, kept.x, kept.w);
    const [y, h] = moved(box.y, box.h, kept.y, kept.h);
    const given: GivenBox | undefined = language === null ? layer : layer.in?.[language];
    return (['x', 'y', 'w', 'h'] as const).flatMap((key) => {
      const value = short({ x, y, w, h }[key]);
      return differs(given?.[key], value) ? [{ at: [...place, key], set: value }] : [];
    });
  });
  return edits.length > 0 ? { title: 'move-inside', data: {}, edits } : undefined;
}
