import { z } from 'zod';
import { others, whos } from './words';

/**
 * What every game's effects are made of, said once: a step is a verb with who acts and whether he may decline, a
 * standing rule is a word with its keys, and a description says whose things it means and whether the speaking one
 * is among them. A game brings its words; it does not bring a grammar of its own.
 */

const yes = z.literal(true);

/** Who acts and decides, and whether that player may decline. Games differ in whom they can name. */
export const frameOf = <const W extends readonly [string, ...string[]]>(actors: W) =>
  ({ who: z.enum(actors).optional(), may: yes.optional() }) as const;

/** One step of a text: a verb and its keys. A mistake here is a mistake in every game that knows the verb. */
export const stepsWith =
  <F extends z.ZodRawShape>(frame: F) =>
  <V extends string, K extends z.ZodRawShape>(verb: V, keys: K) =>
    z.strictObject({ do: z.literal(verb), ...frame, ...keys });

/** Something that holds for as long as its card is there. */
export const ruleForm = <W extends string, K extends z.ZodRawShape>(word: W, keys: K) =>
  z.strictObject({ rule: z.literal(word), ...keys });

/** Whose things a description means, and whether the one that speaks is meant. */
export const relationOf = <const I extends readonly [string, ...string[]]>(identities: I) =>
  ({
    of: z.enum(whos).optional(),
    is: z.enum(identities).optional(),
    not: z.enum(others).optional(),
  }) as const;
