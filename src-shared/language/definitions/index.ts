import type { z } from 'zod';
import type { Kind } from '../pack-format';
import { bonusSchema } from './bonus';
import { cardSchema } from './card';
import { rulesSchema } from './rules';
import { zoneSchema } from './zone';

/** What a document of each kind must look like. A kind without a schema does not compile. */
export const definitionSchemas = {
  card: cardSchema,
  bonus: bonusSchema,
  zone: zoneSchema,
  rules: rulesSchema,
} as const satisfies Readonly<Record<Kind, z.ZodType>>;

export type DefinitionOf<K extends Kind> = z.infer<(typeof definitionSchemas)[K]>;

/** A document that has passed its schema and sits where its id says. */
export type ValidDefinition = {
  [K in Kind]: {
    readonly kind: K;
    readonly id: string;
    readonly path: string;
    readonly value: DefinitionOf<K>;
  };
}[Kind];
