import { z } from 'zod';
import { named, needsOneName } from '@shared/language/definitions/parts';
import { printed } from '@shared/language/definitions/printed';
import { furreKeys, lasting } from './card';

/** What steps put into play: like a card, but nobody pays for it and it is in no list. */
export const tokenSchema = z
  .union([
    z.strictObject({ ...named, type: z.literal('furre'), ...furreKeys, ...lasting, ...printed }),
    z.strictObject({ ...named, type: z.literal('treat'), ...lasting, ...printed }),
    z.strictObject({ ...named, type: z.literal('haven'), ...lasting, ...printed }),
  ])
  .superRefine(needsOneName);
export type Token = z.infer<typeof tokenSchema>;
