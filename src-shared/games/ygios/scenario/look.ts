import { z } from 'zod';
import { whole } from '@shared/language/definitions/parts';
import { shortList } from '@shared/language/scenario/frame';
import { entrySchema } from './entries';
import { boardCard, bySeat, ids, positionLock, seat } from './position';
import { questionWords, roundEnds } from './words';

const number = whole(-1_000_000, 1_000_000);

/** What must be true at a moment. Only the keys present are compared. */
export const lookSchema = z.strictObject({
  board: shortList(boardCard).optional(),
  devotion: z.record(z.string(), bySeat(number)).optional(),
  control: z.record(z.string(), seat).optional(),
  hand: bySeat(ids).optional(),
  sculpted: bySeat(ids).optional(),
  score: bySeat(number).optional(),
  pile: ids.optional(),
  /** Drawn by the text being resolved and not yet placed. */
  aside: ids.optional(),
  discard: ids.optional(),
  spent: ids.optional(),
  locks: shortList(positionLock).optional(),
  turn: seat.nullable().optional(),
  playout: z.boolean().optional(),
  asks: z
    .strictObject({ by: seat.optional(), for: z.enum(questionWords).optional() })
    .nullable()
    .optional(),
  value: z.record(z.string(), number).optional(),
  legal: shortList(entrySchema).optional(),
  round: z
    .strictObject({
      end: z.enum(roundEnds).optional(),
      winner: seat.optional(),
      points: bySeat(number).optional(),
      nextFirst: seat.optional(),
    })
    .nullable()
    .optional(),
  timeline: seat.nullable().optional(),
});
export type Look = z.infer<typeof lookSchema>;
