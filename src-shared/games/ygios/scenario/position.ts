import { z } from 'zod';
import { whole } from '@shared/language/definitions/parts';
import { faces } from '../effects/words';
import { idSchema } from '@shared/language/pack-format';
import { shortList } from '@shared/language/scenario/frame';
import { ygiosFacts } from '../facts';
import { lockStarts, positionPhases, seatLetters } from './words';

export const seat = z.enum(seatLetters);
export const face = z.enum(faces);
export const ids = shortList(idSchema);

/** Something for each seat; what is not given is empty or zero. */
export const bySeat = <T extends z.ZodType>(item: T) =>
  z.strictObject({ A: item.optional(), B: item.optional() });

const points = whole(-1000, 1_000_000);

export const boardCard = z.strictObject({
  card: idSchema,
  owner: seat,
  zone: idSchema,
  face,
  /** Only on a card whose persistent ability did not fire when it was last turned up. */
  fired: z.literal(false).optional(),
  linkedTo: idSchema.optional(),
  gain: whole(-10_000, 10_000).optional(),
});

export const positionLock = z.strictObject({
  side: seat,
  zone: idSchema,
  /** Turns of that side it still covers, the turn in progress included. */
  turns: whole(1, 1000),
  source: idSchema,
  from: z.enum(lockStarts).optional(),
});

/** A position at rest: what a scenario begins with, what heads a round of a trace, what "save" writes. */
export const positionSchema = z.strictObject({
  mode: z.enum(ygiosFacts.modes).optional(),
  phase: z.enum(positionPhases).optional(),
  row: ids.optional(),
  /** Zone by zone: which bonus lies on it. */
  bonuses: z.record(z.string(), idSchema).optional(),
  first: seat.optional(),
  turn: seat.optional(),
  playout: z.boolean().optional(),
  score: bySeat(points).optional(),
  hand: bySeat(ids).optional(),
  sculpted: bySeat(ids).optional(),
  pile: ids.optional(),
  discard: ids.optional(),
  board: shortList(boardCard).optional(),
  locks: shortList(positionLock).optional(),
  spent: ids.optional(),
});
export type Position = z.infer<typeof positionSchema>;
