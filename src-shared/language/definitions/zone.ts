import { z } from 'zod';
import { namesSchema, nameText } from '../names';
import { named, needsOneName } from './parts';

/** Colours and shapes are words of the theme, so that no screen has to know a zone by its id. */
export const zoneTones = ['home', 'town', 'school'] as const;
export type ZoneTone = (typeof zoneTones)[number];
export const zoneMarks = ['house', 'lantern', 'book'] as const;
export type ZoneMark = (typeof zoneMarks)[number];

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
  })
  .superRefine(needsOneName);
export type Zone = z.infer<typeof zoneSchema>;
