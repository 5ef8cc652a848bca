import { z } from 'zod';
import { needList, ruleList, stepList } from '../effects/index';
import { limits } from '../effects/words';
import { idSchema } from '@shared/language/pack-format';
import { named, needsOneName, whole } from '@shared/language/definitions/parts';
import { printed } from '@shared/language/definitions/printed';

export const largestDevotion = 99;

export const cardSchema = z
  .strictObject({
    ...named,
    /** The zone where it counts in full. */
    home: idSchema,
    devotion: whole(0, largestDevotion),
    /** How often its ability may fire. */
    limit: z.enum(limits).optional(),
    /** What happens when it is revealed. */
    fire: stepList.optional(),
    /** What must be true, and what must be done, to have it face-up. */
    needs: needList.optional(),
    pay: stepList.optional(),
    /** What holds as long as it is active. */
    while: ruleList.optional(),
    ...printed,
  })
  .superRefine(needsOneName);
export type Card = z.infer<typeof cardSchema>;
