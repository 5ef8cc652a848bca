import { z } from 'zod';
import { lineText } from '../names';
import { assetFolder, assetTypes, idLength, idPattern } from '../pack-format';
import { listOf, whole } from './parts';

/**
 * What a definition says of its looks and its words on paper. None of it changes how it plays: the engine never
 * reads these keys.
 */

/** A picture of the icon library, by its name there. That it exists is checked where the library is at hand. */
export const iconNameSchema = z.string().max(80, 'bad-icon').regex(idPattern, 'bad-icon');

const composed = z.strictObject({
  /** The large one in the middle. */
  icon: iconNameSchema,
  /** Small ones around it. */
  with: listOf(iconNameSchema, 3).optional(),
  /** In degrees, clockwise. */
  turn: whole(-180, 180).optional(),
  mirror: z.literal(true).optional(),
});

const longestAsset = assetFolder.length + idLength + '/.jpeg'.length;
const assetPath = z
  .string()
  .max(longestAsset, 'bad-asset')
  .regex(new RegExp(`^${assetFolder}/[a-z0-9]+(?:-[a-z0-9]+)*\\.(?:${assetTypes.join('|')})$`), 'bad-asset');

export const imageFits = ['cover', 'contain'] as const;

const ownImage = z.strictObject({
  /** A file of the pack: `art/cover.png`. That the pack has it is the pack's matter. */
  image: assetPath,
  /** Fill the window and lose the edges, or show all of it. */
  fit: z.enum(imageFits).optional(),
});

export const artSchema = z.union([composed, ownImage]);
export type Art = z.infer<typeof artSchema>;

/** Given in one language at least; the editor is told by a key that its schemas know. */
function inSomeLanguage<T extends z.ZodObject>(schema: T): T {
  return schema
    .refine((value) => Object.values(value).some((part) => part !== undefined), 'too-short 1')
    .meta({ minProperties: 1 });
}

/** A line is written in one language first; that the others are missing is a warning, and no reason to refuse it. */
const flavourText = lineText(160).optional();
export const flavourSchema = inSomeLanguage(
  z.strictObject({ en: flavourText, ja: flavourText, uk: flavourText }),
);
export type Flavour = z.infer<typeof flavourSchema>;

/**
 * Words that are printed instead of the ones made from the effects, and what they were written for. A paragraph
 * is an entry of the list: a line break inside a JSON text can't be read by anybody.
 */
const override = z
  .strictObject({
    says: listOf(lineText(400), 8).min(1, 'too-short 1'),
    /** The mark of the effects at that time. With another one, or none, nobody knows whether the words are right. */
    for: z
      .string()
      .regex(/^[0-9a-f]{12}$/, 'bad-mark')
      .optional(),
  })
  .optional();
export const overridesSchema = inSomeLanguage(z.strictObject({ en: override, ja: override, uk: override }));
export type Overrides = z.infer<typeof overridesSchema>;
export type Override = NonNullable<Overrides[keyof Overrides]>;

/** For everything that is shown as a card. */
export const pictured = { art: artSchema.optional(), flavour: flavourSchema.optional() } as const;

/** And for what has effects, and so words made from them. */
export const printed = { ...pictured, text: overridesSchema.optional() } as const;
