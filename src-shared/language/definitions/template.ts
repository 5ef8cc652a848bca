import { z } from 'zod';
import { lineText } from '../names';
import { idSchema } from '../pack-format';
import { listOf, named, needsOneName, whole } from './parts';
import { artSchema } from './printed';
import type { FieldTable } from './template-fields';
import { aligns, fits, inks, ownForms, places, shapes, styles, tones } from './template-words';

/** Version of the format of templates. A newer one is refused rather than drawn half. */
export const templateVersion = 1;

/** Lengths in millimetres may have decimals, unlike everything that is played with. */
const measure = (min: number, max: number) => {
  const message = `out-of-measure ${min} ${max}`;
  return z.number(message).min(min, message).max(max, message);
};
const side = measure(-20, 420);
const length = measure(0.1, 420);
const typeSize = measure(0.8, 80);
const leading = measure(0.8, 3);

/**
 * Words whose lists are not the schema's: a name that is not in them is a warning with the nearest one, and the
 * rest of the card is drawn.
 */
const word = z.string().max(60, 'bad-id');

const box = { x: side, y: side, w: length, h: length } as const;
const adjusted = z.strictObject({
  x: side.optional(),
  y: side.optional(),
  w: length.optional(),
  h: length.optional(),
  size: typeSize.optional(),
  least: typeSize.optional(),
  leading: leading.optional(),
  lines: whole(1, 40).optional(),
});
const byLanguage = z.strictObject({
  en: adjusted.optional(),
  ja: adjusted.optional(),
  uk: adjusted.optional(),
});
const frame = {
  ...box,
  /** What diagnostics call it. */
  name: idSchema.optional(),
  /** Drawn only where this field has something to show. */
  when: word.optional(),
  /** And only where this one has nothing. */
  unless: word.optional(),
  /** In degrees, clockwise, about its middle. */
  turn: whole(-180, 180).optional(),
  in: byLanguage.optional(),
} as const;

const written = {
  font: word.optional(),
  size: typeSize,
  least: typeSize.optional(),
  leading: leading.optional(),
  lines: whole(1, 40).optional(),
  align: z.enum(aligns).optional(),
  place: z.enum(places).optional(),
  ink: z.enum(inks).optional(),
  bold: z.literal(true).optional(),
  slant: z.literal(true).optional(),
  fit: z.enum(fits).optional(),
} as const;

const ownText = lineText(400);
export const ownWordsSchema = z.strictObject({ en: ownText, ja: ownText, uk: ownText });

const drawn = {
  fill: z.enum(inks).optional(),
  line: z.enum(inks).optional(),
  thick: measure(0.05, 10).optional(),
  corner: measure(0, 50).optional(),
} as const;

const layerForms = [
  z.strictObject({ layer: z.literal('text'), field: word, ...frame, ...written }),
  z.strictObject({ layer: z.literal('text'), words: ownWordsSchema, ...frame, ...written }),
  z.strictObject({ layer: z.literal('rules'), field: word, ...frame, ...written }),
  z.strictObject({ layer: z.literal('number'), field: word, ...frame, ...written }),
  z.strictObject({ layer: z.literal('keywords'), field: word, ...frame, ...written }),
  z.strictObject({ layer: z.literal('art'), field: word, ...frame, ...drawn }),
  z.strictObject({ layer: z.literal('art'), art: artSchema, ...frame, ...drawn }),
  z.strictObject({ layer: z.literal('icon'), field: word, ...frame, ink: z.enum(inks).optional() }),
  z.strictObject({ layer: z.literal('icon'), icon: word, ...frame, ink: z.enum(inks).optional() }),
  z.strictObject({ layer: z.literal('shape'), shape: z.enum(shapes), ...frame, ...drawn }),
  z.strictObject({
    layer: z.literal('pips'),
    field: word,
    icon: word,
    ...frame,
    ink: z.enum(inks).optional(),
  }),
] as const;
export const layerSchema = z.union(layerForms);
export type Layer = z.infer<typeof layerSchema>;

/** More of one token lie on no table. */
const mostOwn = 99;

/** What a template draws: definitions, the backs of cards, or a card that is no definition's. */
const own = z.strictObject({
  own: idSchema,
  /** Without it: a card. */
  as: z.enum(ownForms).optional(),
  /** How many a table needs, all players together. How many of a definition there are is said by the rules. */
  copies: whole(1, mostOwn).optional(),
});
type OptionalWord = z.ZodOptional<z.ZodEnum<Readonly<Record<string, string>>>>;

function drawsWhat({ kinds, types }: FieldTable) {
  const kind = z.enum(Object.keys(kinds));
  // Without types there is no such key: one that is written is a mistake, and told.
  const ofType =
    types.length > 0 ? { type: z.enum(types).optional() } : ({} as { readonly type: OptionalWord });
  return z.union([
    z.strictObject({ kind, ...ofType }),
    z.strictObject({ side: z.literal('back'), kind: kind.optional() }),
    own,
  ]);
}

/** The schema of a game's templates, which draw what the table says. */
export const templateSchema = (table: FieldTable) =>
  z
    .strictObject({
      ...named,
      version: z.literal(templateVersion, `unknown-format ${templateVersion} template`),
      for: drawsWhat(table),
      style: z.enum(styles),
      /** Of the card as it is cut, in millimetres. */
      size: z.strictObject({ w: measure(10, 420), h: measure(10, 420) }),
      /** What is cut off around it. */
      bleed: measure(0, 10),
      /** How far from the cut everything that is read must stay. */
      safe: measure(0, 20),
      corner: measure(0, 30),
      /** Colour and pattern, where what is drawn has none of its own. */
      tone: z.enum(tones).optional(),
      layers: listOf(layerSchema, 80),
    })
    .superRefine(needsOneName);

export type Template = z.infer<ReturnType<typeof templateSchema>>;
export type WrittenLayer = Extract<Layer, { size: number }>;
