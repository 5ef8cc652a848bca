import type { Drawn } from '@shared/face/index';
import type { Layer, Template } from '@shared/language/definitions/template';
import { boxIn, type LayerBox } from '@shared/language/definitions/template-box';
import type { Ink, Style } from '@shared/language/definitions/template-words';
import { languages } from '@shared/util/languages';

type ShapeLayer = Extract<Layer, { readonly layer: 'shape' }>;
type Size = Template['size'];

/** What can be seen only on a coloured field: there is none any more. */
const pale: ReadonlySet<Ink> = new Set<Ink>(['sheet', 'paper', 'tone-soft', 'gold']);
/** A thin line of this colour is seen on white, but nobody reads by it. */
const unread: ReadonlySet<Ink> = new Set<Ink>([...pale, 'line']);

/** Thinner than this a filled shape is a line, and costs no more ink than its outline. */
const thinnest = 0.6;
/** A field that runs to the cut becomes a frame this far inside it, where no knife takes half of it away. */
const inset = 1.4;
const outline = 0.3;
const frame = 0.5;

const isThin = ({ w, h }: LayerBox): boolean => Math.min(w, h) <= thinnest;
const isCut = ({ x, y, w, h }: LayerBox, size: Size): boolean =>
  x < 0 || y < 0 || x + w > size.w || y + h > size.h;

/** What of a box lies inside the frame; null: nothing that could be seen. */
function within({ x, y, w, h }: LayerBox, size: Size): LayerBox | null {
  const [left, top] = [Math.max(x, inset), Math.max(y, inset)];
  const [right, bottom] = [Math.min(x + w, size.w - inset), Math.min(y + h, size.h - inset)];
  return right - left > thinnest && bottom - top > thinnest
    ? { x: left, y: top, w: short(right - left), h: short(bottom - top) }
    : null;
}

/** Hundredths of a millimetre: sums of decimals have long tails. */
const short = (value: number): number => Math.round(value * 100) / 100;

/** Lines that were seen against a colour take the colour themselves. */
const lineInk = (ink: Ink | undefined): Ink => (ink === undefined || pale.has(ink) ? 'tone' : ink);

function framed(shape: ShapeLayer, template: Template): ShapeLayer[] {
  const { size, corner } = template;
  const box = within(shape, size);
  if (!box) return [];
  const changes = languages.flatMap((language) => {
    const change = shape.in?.[language];
    return change ? [[language, { ...change, ...within(boxIn(shape, language), size) }] as const] : [];
  });
  const rounded = Math.max(0, shape.corner ?? short(corner - inset));
  const rim = { ...shape, ...box, fill: 'sheet', line: lineInk(shape.line), thick: frame } as const;
  return [
    {
      ...rim,
      ...(shape.shape === 'box' ? { corner: rounded } : {}),
      ...(changes.length > 0 ? { in: Object.fromEntries(changes) } : {}),
    },
  ];
}

function frugalShape(shape: ShapeLayer, template: Template): ShapeLayer[] {
  if (shape.shape === 'pattern') return [];
  if (shape.fill === undefined)
    return shape.line === undefined ? [] : [{ ...shape, line: lineInk(shape.line) }];
  if (isThin(shape)) return [{ ...shape, fill: lineInk(shape.fill) }];
  if (isCut(shape, template.size)) return framed(shape, template);
  // A sheet of paper on a coloured field needs no more than a hint of its edge; what was coloured itself, its colour.
  const bare = shape.fill === 'paper' || shape.fill === 'sheet' ? 'line' : 'tone';
  const line = shape.line === undefined ? bare : lineInk(shape.line);
  return [{ ...shape, fill: 'sheet', line, thick: shape.thick ?? outline }];
}

function frugalLayer(layer: Layer, template: Template): Layer[] {
  switch (layer.layer) {
    case 'shape':
      return frugalShape(layer, template);
    case 'art':
      return [layer.line === undefined ? layer : { ...layer, line: lineInk(layer.line) }];
    case 'icon':
    case 'pips':
      return [layer.ink && unread.has(layer.ink) ? { ...layer, ink: 'tone-deep' } : layer];
    default:
      return [layer.ink && unread.has(layer.ink) ? { ...layer, ink: 'ink' } : layer];
  }
}

/**
 * The template in low ink, for packs that have none: fields become outlines, patterns go, pictures are drawn grey,
 * and everything that was read on a colour is dark, because it now stands on white.
 */
export const frugal = (template: Template): Template => ({
  ...template,
  style: 'low-ink',
  layers: template.layers.flatMap((layer) => frugalLayer(layer, template)),
});

/** A side as it is printed in a style: where the pack has no template that saves ink, its own is made to. */
export const inStyle = (drawn: Drawn, style: Style): Drawn =>
  style === 'low-ink' && drawn.template.style !== 'low-ink'
    ? { ...drawn, template: frugal(drawn.template) }
    : drawn;
