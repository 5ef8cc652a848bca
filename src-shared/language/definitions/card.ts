import { z } from 'zod';
import { idSchema } from '../pack-format';
import { effectParts } from './effect-data';
import { named, needsOneName, whole } from './parts';

export const largestDevotion = 99;
export const limits = ['round'] as const;

export const cardSchema = z
  .strictObject({
    ...named,
    /** The zone where it counts in full. */
    home: idSchema,
    devotion: whole(0, largestDevotion),
    /** How often its ability may fire. */
    limit: z.enum(limits).optional(),
    /** What happens when it is revealed. */
    fire: effectParts.optional(),
    /** What must be true, and what must be done, to have it face-up. */
    needs: effectParts.optional(),
    pay: effectParts.optional(),
    /** What holds as long as it is active. */
    while: effectParts.optional(),
  })
  .superRefine(needsOneName);
export type Card = z.infer<typeof cardSchema>;
