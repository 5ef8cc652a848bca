import { z } from 'zod';
import { whole } from '@shared/language/definitions/parts';
import { relationOf } from '@shared/language/effects/grammar';
import { mostTargets } from './ranges';
import { identities, refs, selectableTypes, standingRefs } from './words';

const keys = { type: z.enum(selectableTypes).optional(), ...relationOf(identities) } as const;

/** Which things in play: those for which everything given holds. */
export const selectorSchema = z.strictObject(keys);
export type Selector = z.infer<typeof selectorSchema>;

/** What is named when a card is played or a skill goes off: exactly `n` different ones. */
export const targetSchema = z.strictObject({ ...keys, n: whole(1, mostTargets).optional() });
export type Target = z.infer<typeof targetSchema>;

export const refSchema = z.enum(refs);

/** Everything that a step acts on at once. */
export const thingsSchema = z.union([refSchema, selectorSchema]);
/** Everything that a standing rule is about. */
export const standingThingsSchema = z.union([z.enum(standingRefs), selectorSchema]);

/** Every match, or one that is chosen. */
export const all = { all: thingsSchema } as const;
export const pick = { pick: selectorSchema } as const;
export type Which = { readonly all: z.infer<typeof thingsSchema> } | { readonly pick: Selector };
