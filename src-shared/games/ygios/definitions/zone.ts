import { z } from 'zod';
import { namesSchema, nameText } from '@shared/language/names';
import { zoneMarks, zoneTones, type ZoneMark, type ZoneTone } from '@shared/language/definitions/look-words';
import { named, needsOneName } from '@shared/language/definitions/parts';
import { pictured } from '@shared/language/definitions/printed';

export { zoneMarks, zoneTones, type ZoneMark, type ZoneTone };

/**
 * The Ukrainian name as it stands inside a sentence. Which forms a name has can't be guessed from the name: without
 * them a text says “зона” in the right case and leaves the name as it is.
 */
const ukrainianCasesSchema = z.strictObject({
  genitive: nameText,
  accusative: nameText,
  instrumental: nameText,
  locative: nameText,
});
export type UkrainianCases = z.infer<typeof ukrainianCasesSchema>;

export const zoneSchema = z
  .strictObject({
    ...named,
    /** Who stands for the zone. */
    girl: namesSchema.optional(),
    ukrainianCases: ukrainianCasesSchema.optional(),
    look: z.strictObject({ tone: z.enum(zoneTones), mark: z.enum(zoneMarks) }),
    ...pictured,
  })
  .superRefine(needsOneName);
export type Zone = z.infer<typeof zoneSchema>;
