import { z } from 'zod';
import type { ValidDefinition } from '@shared/language/definitions/index';
import { namesSchema } from '@shared/language/names';
import { gameId, packId, packPath, revisionId } from './models';

/** What a screen needs to draw cards: definitions that have passed their schemas, not their texts. */

export const facesWanted = z.strictObject({
  pack: packId,
  revision: revisionId.optional(),
  /** Left out: every definition that is shown as a card. */
  paths: z.array(packPath).max(1000).optional(),
  /** False: whoever asks has what is around them, and is spared a second copy. */
  around: z.boolean().optional(),
});

const checked = z.custom<ValidDefinition>();

export const facesFound = z.object({
  revision: revisionId,
  game: gameId,
  names: namesSchema,
  /** What was asked for, in the order of lists; a path that leads nowhere, or to a broken file, is left out. */
  cards: z.array(z.object({ definition: checked, hash: z.string() })),
  /** What cards need around them: templates, and the definitions whose names and looks they use. */
  around: z.array(z.object({ definition: checked, hash: z.string() })),
});
export type FacesFound = z.infer<typeof facesFound>;
export type FoundFace = FacesFound['cards'][number];
