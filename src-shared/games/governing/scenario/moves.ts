import { z } from 'zod';
import { whole } from '@shared/language/definitions/parts';
import { longestList } from '../effects/ranges';
import { idSchema } from '@shared/language/pack-format';
import { codeNeedsRefused, shortList, stepExtras } from '@shared/language/scenario/frame';
import { lookSchema } from './look';
import { objectName, seat } from './position';
import { refusalCodes, type SeatLetter } from './words';

const yes = z.literal(true);
const names = shortList(objectName);
const oneOrMore = z.union([objectName, names]);

/** An answer alone, as lists of answers write it: an object, a skill, a seat or a card, yes or no. */
export const entrySchema = z.union([objectName, z.boolean()]);
export type GoverningEntry = z.infer<typeof entrySchema>;

export const extras = stepExtras(entrySchema, refusalCodes);
const move = <K extends z.ZodRawShape>(keys: K) =>
  z.strictObject({ by: seat, ...keys, ...extras }).superRefine(codeNeedsRefused);

/** One step of a scenario: a look, or a move with what must be offered at that moment. */
export const stepSchema = z.union([
  move({
    play: idSchema,
    on: oneOrMore.optional(),
    // Any number: that a fraction or a number below 0 is refused is what scenarios are about.
    x: z.number().optional(),
    as: objectName.optional(),
  }),
  move({
    activate: objectName,
    on: oneOrMore.optional(),
    as: objectName.optional(),
    // Which of its activated skills, counted from 1; only an object that has several needs it.
    skill: whole(1, longestList).optional(),
  }),
  move({ swing: objectName, at: objectName }),
  move({ draw: yes }),
  move({ end: yes }),
  move({ pass: yes }),
  move({ stepIn: z.union([objectName, z.literal(false)]) }),
  move({ refresh: z.boolean() }),
  move({ target: oneOrMore }),
  move({ order: names }),
  move({ pick: objectName }),
  move({ may: z.boolean() }),
  move({ discard: idSchema }),
  move({ mulligan: z.boolean() }),
  z.strictObject({ expect: lookSchema }),
]);

/** Part of a move that is chosen in steps: only matches store these. Its other parts are written as moves. */
export const partSchema = z.union([
  z.strictObject({ by: seat, swing: objectName }),
  z.strictObject({ by: seat, x: z.int().nonnegative() }),
  z.strictObject({ by: seat, further: yes }),
]);

/** Of a refused move an answer may be neither yes nor no. */
type AnyAnswer = { readonly by: SeatLetter; readonly refused: true } & Extras &
  (
    | { readonly refresh: boolean | null }
    | { readonly may: boolean | null }
    | { readonly mulligan: boolean | null }
  );
type Extras = Partial<{ readonly [K in 'code' | 'offered' | 'notOffered']: z.infer<(typeof extras)[K]> }>;

export type GoverningStep = z.infer<typeof stepSchema> | AnyAnswer;
export type GoverningMove = Exclude<GoverningStep, { expect: unknown }>;
