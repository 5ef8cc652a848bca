import { z } from 'zod';
import { namesSchema } from '@shared/language/names';
import { idSchema } from '@shared/language/pack-format';
import { listOf } from '@shared/language/definitions/parts';

export const rulingLimits = { rulings: 50, choices: 10, patches: 20 } as const;

/** Options are named as the rules name them: `lookAtMeFlip`. */
const optionName = z.string().regex(/^[a-z][A-Za-z0-9]{0,59}$/, 'bad-option');
const optionValue = z.union([optionName, z.boolean()]);

/** The way to a part of a definition: `needs.0.count.of`. */
const patchPath = z
  .string()
  .regex(/^[a-z][A-Za-z]{0,39}(?:\.(?:[a-z][A-Za-z]{0,39}|\d{1,2})){0,9}$/, 'bad-place');

/** Anything at all: whether it makes sense there is seen when the patched definition is checked. */
const anyValue = z.custom<unknown>((value) => value !== undefined, 'missing set');

const set = { at: patchPath, set: anyValue } as const;
const remove = { at: patchPath, remove: z.literal(true) } as const;

/** One change of a definition's data. */
export const patchSchema = z.union([
  z.strictObject({ card: idSchema, ...set }),
  z.strictObject({ card: idSchema, ...remove }),
  z.strictObject({ bonus: idSchema, ...set }),
  z.strictObject({ bonus: idSchema, ...remove }),
]);
export type Patch = z.infer<typeof patchSchema>;

const choiceSchema = z.strictObject({
  value: optionValue,
  names: namesSchema.optional(),
  patches: listOf(patchSchema, rulingLimits.patches).optional(),
});

/** An open question about single cards; each answer is a set of patches of their data. */
export const rulingSchema = z.strictObject({
  id: optionName,
  names: namesSchema,
  default: optionValue,
  choices: listOf(choiceSchema, rulingLimits.choices).min(2, 'too-short 2'),
});
export type Ruling = z.infer<typeof rulingSchema>;
