import { z } from 'zod';
import { named, needsOneName } from '../definitions/parts';
import { furreKeys, lasting } from './card';

/** What steps put into play: like a card, but nobody pays for it and it is in no list. */
export const tokenSchema = z
  .union([
    z.strictObject({ ...named, type: z.literal('furre'), ...furreKeys, ...lasting }),
    z.strictObject({ ...named, type: z.literal('treat'), ...lasting }),
    z.strictObject({ ...named, type: z.literal('haven'), ...lasting }),
  ])
  .superRefine(needsOneName);
export type Token = z.infer<typeof tokenSchema>;
