import { z } from 'zod';
import { namesSchema } from '../names';
import { zoneMarks, zoneTones, type ZoneMark, type ZoneTone } from './look-words';
import { named, needsOneName } from './parts';
import { pictured } from './printed';

export { zoneMarks, zoneTones, type ZoneMark, type ZoneTone };

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
