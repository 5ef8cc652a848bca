import { z } from 'zod';
import { whole } from '@shared/language/definitions/parts';
import { shortList } from '@shared/language/scenario/frame';
import { bySeat, ids, objectName, seat } from './position';
import { drawnGame, invalidCodes, objectPlaces, turnSteps } from './words';

const number = whole(-1_000_000, 1_000_000);
const cards = bySeat(z.union([ids, number]));
const names = shortList(objectName);
/** `sp B -3`; several in a list of their own happened at the same moment. */
const eventText = z.string().max(300, 'bad-text 300');
const events = shortList(z.union([eventText, shortList(eventText)]));

const objectLook = z.strictObject({
  in: z.enum(objectPlaces).optional(),
  card: z.string().optional(),
  owner: seat.optional(),
  controller: seat.optional(),
  exhausted: z.boolean().optional(),
  settled: z.boolean().optional(),
  pe: number.optional(),
  sp: number.optional(),
  maxSp: number.optional(),
  encore: number.optional(),
  attached: objectName.nullable().optional(),
});
export type ObjectLook = z.infer<typeof objectLook>;

const remembered = z.strictObject({
  pe: number.optional(),
  sp: number.optional(),
  maxSp: number.optional(),
  encore: number.optional(),
});

/** What must be true at a moment. Only the keys present are compared. */
export const lookSchema = z.strictObject({
  objects: z.record(z.string(), objectLook).optional(),
  hosts: bySeat(number).optional(),
  ap: bySeat(number).optional(),
  drawCost: bySeat(number).optional(),
  refreshCost: bySeat(number).optional(),
  /** How many objects in play each player owns. */
  owned: bySeat(number).optional(),
  /** Cards by id, or only how many; the order of a book counts. */
  hand: cards.optional(),
  book: cards.optional(),
  couch: cards.optional(),
  turn: number.optional(),
  active: seat.optional(),
  step: z.enum(turnSteps).optional(),
  winner: z
    .enum([...seat.options, drawnGame])
    .nullable()
    .optional(),
  /** What waits, the top first. */
  pile: names.optional(),
  /** What an effect asking now would be told. */
  remembered: z.record(z.string(), remembered).optional(),
  events: events.optional(),
  noEvents: events.optional(),
});
export type GoverningLook = z.infer<typeof lookSchema>;

/** At the end it may also be that the cards or the position are refused. */
export const endSchema = lookSchema.extend({
  invalid: z.strictObject({ at: z.string().max(300, 'bad-text 300'), code: z.enum(invalidCodes) }).optional(),
});
export type GoverningEnd = z.infer<typeof endSchema>;
