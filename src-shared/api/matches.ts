import { z } from 'zod';
import { games } from '@shared/language/pack-format';
import { modes } from '@shared/language/modes';
import { languages } from '@shared/util/languages';
import { mostIterations, usualIterations } from './bot-words';
import { botSpec } from './lab';
import { packId, packPath, revisionId, taskId } from './models';

/**
 * Matches, as a screen sees them. The engine stays in the main process: a screen is told what one seat may see, in
 * words of the user's language, and answers questions by the number of the answer. Nothing here belongs to one game:
 * a board made for a game is drawn from the same parts.
 */

export const matchId = z.string().min(1).max(100);
const whole = z.int().min(0);
const seat = whole.max(7);

/** Who sits there. */
export const player = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('human') }),
  z.strictObject({ is: z.literal('bot'), bot: botSpec }),
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
]);
export type MatchStart = z.infer<typeof matchStart>;

export const matchToBegin = z.strictObject({
  pack: packId,
  /** Left out: the newest. */
  revision: revisionId.optional(),
  mode: z.enum(modes).optional(),
  options: z.record(z.string().max(60), z.union([z.boolean(), z.string().max(60)])).default({}),
  start: matchStart,
  /** One for each seat: a game says how many that are (`wrong-players`). */
  players: z.array(player).min(1).max(8),
  /** Whose eyes the answer is for. */
  seat: seat.nullable().default(0),
  language: z.enum(languages),
});

/** `seat` null: everything is seen, by a designer, who may answer for every human. */
export const matchWanted = z.strictObject({
  match: matchId,
  seat: seat.nullable(),
  language: z.enum(languages),
});

export const answerGiven = matchWanted.extend({
  /** How many answers the caller has seen: two windows can't both answer one question. */
  number: whole,
  /** The place of the answer among those of the question. */
  answer: whole,
});
/**
 * Back to the last question that a human of that seat (null: any human) answered; the answers since are gone.
 * `number`: how many may stay at most, so the number of answers that the screen has seen does.
 */
export const matchUndone = matchWanted.extend({ number: whole });

/** What a bot would do in place of the human who is asked (`not-asked`), knowing what he knows. */
export const hintWanted = z.strictObject({
  match: matchId,
  /** null: for a designer, in place of whoever is asked. */
  seat: seat.nullable(),
  language: z.enum(languages).optional(),
  number: whole,
  iterations: z.int().min(1).max(mostIterations).default(usualIterations),
  task: taskId.optional(),
});
export const hint = z.object({
  /** The best first. `share`: how much of its thought went into it; all of them make 1. */
  answers: z.array(
    z.object({
      /** Its place among the answers of the question. */
      answer: whole,
      share: z.number().min(0).max(1),
      /** What comes of it: -1, a loss, to 1, a win; null: it was not tried. */
      worth: z.number().min(-1).max(1).nullable(),
    }),
  ),
  iterations: whole,
});
export type Hint = z.infer<typeof hint>;

/** A card as it lies there. */
export const seenCard = z.object({
  /** Tells it from all others while it lies there; null: one among many, such as in a pile. */
  handle: z.string().nullable(),
  /** Its definition in the pack; null: this seat does not know which it is. */
  path: packPath.nullable(),
  name: z.string(),
  faceDown: z.boolean(),
  /** Lies sideways. */
  turned: z.boolean(),
  owner: seat.nullable(),
  /** Short, in words: “fired”, “Devotion 5 (+1)”, “Lock 2”. */
  marks: z.array(z.string()),
  /** The answers that are about this card, by their places. */
  answers: z.array(whole),
});
export type SeenCard = z.infer<typeof seenCard>;

/**
 * `bonus`: the Zone Bonus that lies at the Zone `of`. `row`: cards that lie open beside each other, such as the side
 * of a player or cards drawn aside. `queue`: what waits to be carried out, the next one first.
 */
export const placeKinds = ['hand', 'zone', 'bonus', 'pile', 'discard', 'row', 'queue'] as const;
/** Somewhere cards lie: a hand, a Zone, a pile. Cards that are not seen are counted; they may be missing from `cards`. */
export const seenPlace = z.object({
  id: z.string(),
  is: z.enum(placeKinds),
  name: z.string(),
  /** The definition it is one of, such as a Zone. */
  path: packPath.nullable(),
  /** The place that it belongs to. */
  of: z.string().nullable(),
  owner: seat.nullable(),
  /** Cards in it, seen or not. */
  count: whole,
  cards: z.array(seenCard),
  /** Short, in words: control, totals, locks. */
  marks: z.array(z.string()),
  /** The answers that are about this place. */
  answers: z.array(whole),
});
export type SeenPlace = z.infer<typeof seenPlace>;

export const seenAnswer = z.object({
  /** A whole phrase: “Play Cook Your Favorite Meal at School, face-up”. */
  text: z.string(),
  /** What it is about, for pictures: cards by path, places by id. */
  cards: z.array(packPath),
  places: z.array(z.string()),
});
export type SeenAnswer = z.infer<typeof seenAnswer>;

export const seenMatch = z.object({
  match: matchId,
  game: z.enum(games),
  pack: packId,
  revision: revisionId,
  mode: z.enum(modes).nullable(),
  /** Only for who sees everything: it tells every card. */
  seed: z.number().nullable(),
  /** How many answers were given so far. */
  answers: whole,
  /** Begun from a scenario: whoever opened it has read every card there, and no secret is left to keep. */
  isPosition: z.boolean(),
  players: z.array(player.and(z.object({ name: z.string(), figures: z.array(z.string()) }))),
  /** Where the match stands: “Round 2, turn of Player 1”. */
  headline: z.string(),
  places: z.array(seenPlace),
  /**
   * null: the match is over. Quick bots answer within the call, up to a bound: if a bot is asked here, the match goes
   * on with the next `matches.see`, for which `match.changed` asks.
   */
  question: z
    .object({
      seat,
      /** In words: what is asked, and whose text asks. */
      prompt: z.string(),
      source: packPath.nullable(),
      /** null: another seat is asked, or a bot. */
      answers: z.array(seenAnswer).nullable(),
    })
    .nullable(),
  /** In words; null: it goes on. */
  outcome: z.string().nullable(),
  /** What happened so far, in words, oldest first, as this seat may know it. */
  log: z.array(z.object({ text: z.string(), cards: z.array(packPath) })),
  canUndo: z.boolean(),
  /** A bot is at work: `match.changed` tells when it has answered. Undo, `matches.leave` and closing make it stop. */
  thinking: z.boolean(),
});
export type SeenMatch = z.infer<typeof seenMatch>;

/** The newest first. */
export const matchesListed = z.array(
  z.object({
    match: matchId,
    game: z.enum(games),
    pack: packId,
    revision: revisionId,
    mode: z.enum(modes).nullable(),
    players: z.array(player),
    begunAt: z.number(),
    answers: whole,
    over: z.boolean(),
  }),
);
