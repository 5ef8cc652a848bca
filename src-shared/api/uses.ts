import { z } from 'zod';
import { namesSchema } from '@shared/language/names';
import { kinds } from '@shared/language/pack-format';
import { packId, packPath } from './models';
import { scenarioTitle } from './scenarios';

/** Who speaks of a definition: open questions about it, definitions that name it, scenarios that play it. */

export const usesWanted = z.strictObject({ pack: packId, path: packPath });

const choice = z.object({
  value: z.union([z.string(), z.boolean()]),
  /** null: it is called after its value. */
  names: namesSchema.nullable(),
  isDefault: z.boolean(),
  /** Does this answer change the definition that was asked about? */
  changes: z.boolean(),
});

export const usesFound = z.object({
  rulings: z.array(z.object({ id: z.string(), names: namesSchema, choices: z.array(choice) })),
  definitions: z.array(
    z.object({ path: packPath, kind: z.enum(kinds), id: z.string(), names: namesSchema.nullable() }),
  ),
  /** There are more than are listed. */
  more: z.boolean(),
  /** Of those that ship with the game. */
  scenarios: z.array(z.object({ id: z.string(), title: scenarioTitle })),
  /** Of the pack's own, with the file they stand in. */
  ownScenarios: z.array(z.object({ file: packPath, id: z.string(), title: z.string() })),
});
export type UsesFound = z.infer<typeof usesFound>;
