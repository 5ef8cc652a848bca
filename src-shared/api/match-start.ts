import { z } from 'zod';
import { languages } from '@shared/util/languages';
import { botSpec } from './lab';
import { modeId, packId, packPath, revisionId } from './models';

/** What a match is begun with, and what there is to choose before. */

export const matchId = z.string().min(1).max(100);
export const whole = z.int().min(0);
export const seat = whole.max(7);

/**
 * What a person is called. A stranger's text: no line breaks and no signs that turn the direction of what is around
 * it (those that join letters and emoji may stay). Left out: the seat's letter is all there is.
 */
const name = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^(?:[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|[\u200c\u200d])+$/u)
  .optional();
/** Who sits there. */
export const player = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('human'), name }),
  z.strictObject({ is: z.literal('bot'), bot: botSpec, name }),
]);
export type Player = z.infer<typeof player>;

/** What a match begins with. */
export const matchStart = z.discriminatedUnion('is', [
  /** Left out: a seed that nobody can guess. */
  z.strictObject({ is: z.literal('dealt'), seed: whole.optional() }),
  /**
   * Dealt so that seat 0 holds this card at the start (a Zone Bonus: it lies on the table; a token or anything that
   * is there in every match: any deal). Refused as `never-dealt` where no deal does that.
   */
  z.strictObject({ is: z.literal('holding'), path: packPath }),
  /** As a scenario begins, with its steps made up to the first that was not as it says. */
  z.strictObject({ is: z.literal('scenario'), file: packPath.nullable(), id: z.string().max(200) }),
  /**
   * Another match once more: its pack, mode and options, and its deal (which is not told, because a seed tells every
   * card) or a new one. Players without a name are called as they were there. The same deal is refused as
   * `cards-closed` while that match is played with closed cards.
   */
  z.strictObject({
    is: z.literal('again'),
    match: matchId,
    deal: z.enum(['same', 'new']).default('same'),
  }),
  /** Another match as it stood after so many answers, to be played on. As above, also where cards are closed. */
  z.strictObject({ is: z.literal('branch'), match: matchId, at: whole }),
]);
export type MatchStart = z.infer<typeof matchStart>;
export type MatchStartGiven = z.input<typeof matchStart>;

export const matchToBegin = z.strictObject({
  pack: packId,
  /** Left out: the newest. */
  revision: revisionId.optional(),
  mode: modeId.optional(),
  options: z.record(z.string().max(60), z.union([z.boolean(), z.string().max(60)])).default({}),
  start: matchStart,
  /** One for each seat: a game says how many that are (`wrong-players`). */
  players: z.array(player).min(1).max(8),
  /** A designer may look at every card, and takes back freely. */
  designer: z.boolean().default(false),
  /** Whose eyes the answer is for; null is refused as `cards-closed` where cards are closed. */
  seat: seat.nullable().default(0),
  language: z.enum(languages),
});

/** The options of a pack's rules in plain words, as they are offered before a match. */
export const optionsWanted = z.strictObject({
  pack: packId,
  revision: revisionId.optional(),
  mode: modeId.optional(),
  language: z.enum(languages),
});
export const optionValue = z.union([z.boolean(), z.string().max(60)]);
const offeredOption = z.object({
  name: z.string(),
  /** What is decided, and what each value means, in words of the pack's game. */
  title: z.string(),
  values: z.array(z.object({ value: optionValue, text: z.string() })),
  default: optionValue,
  /** A ruling about these definitions; empty: about the whole game. */
  about: z.array(packPath),
});
export type OfferedOption = z.infer<typeof offeredOption>;
export const offeredOptions = z.array(offeredOption);
