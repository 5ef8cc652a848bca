import type { z } from 'zod';
import { governingSchemas } from './governing/schemas';
import type { DefinedGame, KindOf } from './index';
import { ygiosSchemas } from './ygios/schemas';

/**
 * What the documents of each game must look like. Apart from the rest of its language, because the types of
 * definitions come from here. A kind of a game without a schema does not compile.
 */
export const gameSchemas = {
  ygios: ygiosSchemas,
  governing: governingSchemas,
} as const satisfies { readonly [G in DefinedGame]: Readonly<Record<KindOf<G>, z.ZodType>> };
