import { z } from 'zod';
import { idSchema } from '../pack-format';
import { faces, identities, others, whos } from './words';

export const whoSchema = z.enum(whos);
export const faceSchema = z.enum(faces);

/** A zone's id or one of `zoneWords`. That the id exists is the pack's matter: see references.ts. */
const zoneName = idSchema;

export const zonesSchema = z.union([zoneName, z.strictObject({ beside: zoneName })]);
export type Zones = z.infer<typeof zonesSchema>;

/** Which cards on the board: those for which everything given holds. */
export const cardsSchema = z.strictObject({
  of: whoSchema.optional(),
  face: faceSchema.optional(),
  home: idSchema.optional(),
  in: zonesSchema.optional(),
  is: z.enum(identities).optional(),
  not: z.enum(others).optional(),
});
export type Cards = z.infer<typeof cardsSchema>;
