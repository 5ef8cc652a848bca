import { z } from 'zod';
import { effectParts } from './effect-data';
import { named, needsOneName } from './parts';

/** Lies on a zone and changes what happens there. */
export const bonusSchema = z
  .strictObject({
    ...named,
    while: effectParts.optional(),
    /** What happens to a card that enters the zone. */
    enter: effectParts.optional(),
    /** What it is worth at the end of a round. */
    score: effectParts.optional(),
  })
  .superRefine(needsOneName);
export type Bonus = z.infer<typeof bonusSchema>;
