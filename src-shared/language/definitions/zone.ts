import { z } from 'zod';
import { namesSchema } from '../names';
import { named, needsOneName } from './parts';
import { pictured } from './printed';

/** Colours and shapes are words of the theme, so that no screen has to know a zone by its id. */
export const zoneTones = ['home', 'town', 'school'] as const;
export type ZoneTone = (typeof zoneTones)[number];
export const zoneMarks = ['house', 'lantern', 'book'] as const;
export type ZoneMark = (typeof zoneMarks)[number];

export const zoneSchema = z
  .strictObject({
    ...named,
    /** Who stands for the zone. */
    girl: namesSchema.optional(),
    look: z.strictObject({ tone: z.enum(zoneTones), mark: z.enum(zoneMarks) }),
    ...pictured,
  })
  .superRefine(needsOneName);
export type Zone = z.infer<typeof zoneSchema>;
