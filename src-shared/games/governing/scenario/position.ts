import { z } from 'zod';
import { whole } from '@shared/language/definitions/parts';
import { change, largest } from '../effects/ranges';
import { changeableStats, durations } from '../effects/words';
import { idSchema } from '@shared/language/pack-format';
import { lineText } from '@shared/language/names';
import { scenarioLimits, shortList } from '@shared/language/scenario/frame';
import { positionSteps, seatLetters } from './words';

export const seat = z.enum(seatLetters);
export const ids = shortList(idSchema);
/** What a scenario calls an object. What a name may hold is looked at in names.ts. */
export const objectName = lineText(80);

/** Something for each seat; what is not given is empty or zero. */
export const bySeat = <T extends z.ZodType>(item: T) =>
  z.strictObject({ A: item.optional(), B: item.optional(), C: item.optional(), D: item.optional() });

const amount = whole(0, largest);

const modifier = z.strictObject({
  add: z.enum(changeableStats),
  n: change,
  until: z.enum(durations).optional(),
});

const objectSchema = z.strictObject({
  card: idSchema,
  owner: seat,
  controller: seat.optional(),
  exhausted: z.boolean().optional(),
  settled: z.boolean().optional(),
  /** Left out: as much as it can have. */
  sp: amount.optional(),
  encore: amount.optional(),
  /** The name of the wearer. */
  attached: objectName.optional(),
  mods: shortList(modifier).optional(),
  /** So many alike, called `crowd-1`, `crowd-2` and so on. */
  count: whole(1, scenarioLimits.list).optional(),
});
export type GivenObject = z.infer<typeof objectSchema>;

/** A position at rest: what a scenario begins with, what heads a trace, what “save” writes. */
export const positionSchema = z.strictObject({
  players: whole(2, 4).optional(),
  turn: whole(1, 1_000_000).optional(),
  active: seat.optional(),
  step: z.enum(positionSteps).optional(),
  hosts: bySeat(amount).optional(),
  ap: bySeat(amount).optional(),
  hand: bySeat(ids).optional(),
  /** The top card first. */
  book: bySeat(ids).optional(),
  couch: bySeat(ids).optional(),
  /** By name, in the order in which they came into play. */
  objects: z.record(z.string(), objectSchema).optional(),
  quiet: amount.optional(),
});
export type GoverningGiven = z.infer<typeof positionSchema>;
