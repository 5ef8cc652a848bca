import { z } from 'zod';
import { enterList, ruleList, scoreList } from '../effects/index';
import { named, needsOneName } from '@shared/language/definitions/parts';
import { printed } from '@shared/language/definitions/printed';

/** Lies on a zone and changes what happens there. */
export const bonusSchema = z
  .strictObject({
    ...named,
    while: ruleList.optional(),
    /** What happens to a card that enters the zone. */
    enter: enterList.optional(),
    /** What it is worth at the end of a round. */
    score: scoreList.optional(),
    ...printed,
  })
  .superRefine(needsOneName);
export type Bonus = z.infer<typeof bonusSchema>;
