import { z } from 'zod';
import { languages } from '@shared/util/languages';
import { mostIterations, usualIterations } from './bot-words';
import { matchId, optionValue, player, seat, whole } from './match-start';
import { gameId, modeId, packId, packPath, revisionId, taskId } from './models';

/**
 * Matches, as a screen sees them. The engine stays in the main process: a screen is told what one seat may see, in
 * words of the user's language, and answers questions by the number of the answer. Nothing here belongs to one game:
 * a board made for a game is drawn from the same parts.
 */

/** `seat` null: everything is seen, by a designer, who may answer for every human; refused unless `mayOpen`. */
export const matchWanted = z.strictObject({
  match: matchId,
  seat: seat.nullable(),
  language: z.enum(languages),
});
/** As it stood after so many answers, for a replay; left out: as it stands. */
export const matchToSee = matchWanted.extend({ at: whole.optional() });

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
export const matchUndone = matchWanted.extend({
  number: whole,
  /** Everybody in `undo.asks` has agreed. */
  consent: z.boolean().default(false),
});
/** What was taken back last is given again; `number` as for an answer. */
export const matchRedone = matchWanted.extend({ number: whole });

/**
 * Something short that is told of a card, a place or a player: “Devotion 5 (+1)”, “Locked for B: 2 turns”. A board
 * made for a game finds it by `is` and shows `n`; every other table shows the text.
 */
export const seenMark = z.object({
  /** The game's own word, such as `devotion`, `control`, `lock`, `points`, `pe`. */
  is: z.string(),
  text: z.string(),
  /** The number in it, and what it is measured against (“12 of 30”); null: there is none. */
  n: z.int().nullable(),
  of: z.int().nullable(),
  /** The seat it is about, where that is not whose card or place it is. */
  seat: seat.nullable(),
  /** What `matches.explain` is to be asked for its terms; null: it says everything itself. */
  ask: z.string().max(200).nullable(),
});
export type SeenMark = z.infer<typeof seenMark>;

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
  marks: z.array(seenMark),
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
  marks: z.array(seenMark),
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
  /** The side that its card will show; left out: nothing is laid, or it is not chosen. */
  face: z.enum(['up', 'down']).optional(),
});
export type SeenAnswer = z.infer<typeof seenAnswer>;

/** What a number is made of: its terms from the first to the last, each with what it adds up to. */
export const explained = z.object({
  title: z.string(),
  /** What comes out, as it is shown. */
  total: z.string().nullable(),
  lines: z.array(
    z.object({
      text: z.string(),
      /** What this line gives or makes of the number: “6”, “+2”, “→ 3”. */
      amount: z.string().nullable(),
      cards: z.array(packPath),
      /** A part of the line before it that has none. */
      inner: z.boolean(),
    }),
  ),
  /** Pages of help about it. */
  rules: z.array(z.string()),
});
export type Explained = z.infer<typeof explained>;
export const numberAsked = matchToSee.extend({ ask: z.string().max(200) });

/** Why a card can't go to a place, or can't be chosen at all (`place` null): one sentence a reason. */
export const moveAsked = matchWanted.extend({
  card: z.string().max(200),
  place: z.string().max(200).nullable(),
  /** The very card there that it was aimed at, by its handle; null: the place itself. */
  on: z.string().max(200).nullable().default(null),
});
export const moveExplained = z.object({ reasons: z.array(z.string()), rules: z.array(z.string()) });
export type MoveExplained = z.infer<typeof moveExplained>;

/** What happened, for the eye: what an animation follows. Cards by their handles as they lie afterwards. */
export const seenEvent = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('move'),
    /** null: this seat does not know which card it is. */
    path: packPath.nullable(),
    handle: z.string().nullable(),
    from: z.string().nullable(),
    to: z.string().nullable(),
    faceDown: z.boolean(),
    /** So many cards at once, such as a deal. */
    count: whole,
  }),
  z.object({ is: z.literal('flip'), handle: z.string(), place: z.string(), faceDown: z.boolean() }),
  /** A text is carried out, a card is struck, a Zone is locked: whatever the eye should be led to. */
  z.object({ is: z.literal('mark'), handle: z.string().nullable(), place: z.string().nullable() }),
  z.object({ is: z.literal('score'), seat, n: z.int() }),
]);
export type SeenEvent = z.infer<typeof seenEvent>;

export const seenLine = z.object({
  text: z.string(),
  cards: z.array(packPath),
  /** How many answers had been given when it happened: where a replay finds it. */
  at: whole,
  events: z.array(seenEvent),
  /** At the end of a round: how its points came about. */
  summary: explained.nullable(),
});
export type SeenLine = z.infer<typeof seenLine>;

export const seenMatch = z.object({
  match: matchId,
  game: gameId,
  pack: packId,
  revision: revisionId,
  mode: modeId.nullable(),
  /** The rules it is played with, by name: everybody at the table knows them. */
  options: z.record(z.string(), optionValue),
  /** Only for who sees everything: it tells every card. */
  seed: z.number().nullable(),
  /** How many answers were given up to what is shown, and in all: more than that in a replay, which asks nothing. */
  answers: whole,
  total: whole,
  designer: z.boolean(),
  /** Whether seat null may look: nothing is hidden from who asks, or nothing is left to hide. */
  mayOpen: z.boolean(),
  /** Begun from a scenario: whoever opened it has read every card there, and no secret is left to keep. */
  isPosition: z.boolean(),
  players: z.array(player.and(z.object({ name: z.string(), figures: z.array(seenMark) }))),
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
  log: z.array(seenLine),
  /**
   * Taking back the last answer of whoever looks; null: there is none. `asks`: the seats of other people whose
   * consent it needs, because something hidden was seen or rolled since, or because they have answered.
   */
  undo: z.object({ to: whole, asks: z.array(seat) }).nullable(),
  canRedo: z.boolean(),
  /** A bot is at work: `match.changed` tells when it has answered. Undo, `matches.leave` and closing make it stop. */
  thinking: z.boolean(),
});
export type SeenMatch = z.infer<typeof seenMatch>;

/** The newest first. */
export const matchesListed = z.array(
  z.object({
    match: matchId,
    game: gameId,
    pack: packId,
    revision: revisionId,
    mode: modeId.nullable(),
    players: z.array(player),
    designer: z.boolean(),
    begunAt: z.number(),
    answers: whole,
    over: z.boolean(),
    /** Whose decision it waits for; null: it is over, or not known before it is opened. */
    asked: seat.nullable(),
  }),
);
