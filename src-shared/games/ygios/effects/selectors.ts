import { z } from 'zod';
import { idSchema } from '@shared/language/pack-format';
import { relationOf } from '@shared/language/effects/grammar';
import { faces, identities } from './words';

export const faceSchema = z.enum(faces);

/** A zone's id or one of `zoneWords`. That the id exists is the pack's matter: see references.ts. */
const zoneName = idSchema;

export const zonesSchema = z.union([zoneName, z.strictObject({ beside: zoneName })]);
export type Zones = z.infer<typeof zonesSchema>;

/** Which cards on the board: those for which everything given holds. */
const { of, is, not } = relationOf(identities);
export const cardsSchema = z.strictObject({
  of,
  face: faceSchema.optional(),
  home: idSchema.optional(),
  in: zonesSchema.optional(),
  is,
  not,
});
export type Cards = z.infer<typeof cardsSchema>;
