import { z } from 'zod';
import { idSchema } from '@shared/language/pack-format';
import { face, ids } from './position';

/** An answer alone, as lists of answers write it: a card or a zone, yes or no, several cards, a play. */
export const entrySchema = z.union([
  z.string().max(60, 'bad-text 60'),
  z.boolean(),
  ids,
  z.strictObject({ play: idSchema, face, zone: idSchema }),
]);
export type Entry = z.infer<typeof entrySchema>;
