import { z } from 'zod';
import { mostIterations } from './bot-words';
import { gameId, modeId, packId, revisionId, taskId } from './models';

/** What the lab is asked and what it answers. */

export const mostGames = 10_000_000;
export const mostWorkers = 64;

export const botSpec = z.discriminatedUnion('bot', [
  z.strictObject({ bot: z.literal('random'), backOff: z.int().min(0).max(100).nullable() }),
  z.strictObject({ bot: z.literal('greedy') }),
  z.strictObject({ bot: z.literal('ismcts'), iterations: z.int().min(1).max(mostIterations) }),
]);

/** One for each seat: a game says how many that are (`wrong-bots`). */
export const bots = z.array(botSpec).min(1).max(6);

/** Seeds stay whole numbers to the last pair. */
const seed = z
  .int()
  .min(0)
  .max(Number.MAX_SAFE_INTEGER - mostGames);

export const simulationRequest = z.strictObject({
  game: gameId,
  /** Only for games that have some; left out, the fullest of them. */
  mode: modeId.optional(),
  /** Left out: the pack that ships with the game. */
  pack: packId.optional(),
  revision: revisionId.optional(),
  /** Options that differ from what the rules of the pack say. */
  options: z.record(z.string().max(60), z.union([z.boolean(), z.string().max(60)])).default({}),
  bots,
  /** Each seed is played once for each rotation of the bots over the seats: a multiple of their number. */
  games: z.int().min(1).max(mostGames),
  seed,
  /** Left out: one for each core. */
  workers: z.int().min(1).max(mostWorkers).optional(),
  task: taskId.optional(),
});

const whole = z.int().min(0);

/** A part of a whole, and where the true one lies with 95 % certainty. */
export const share = z.object({
  /** A win that several share counts for each of them in part. */
  count: z.number().min(0),
  of: whole,
  rate: z.number(),
  low: z.number(),
  high: z.number(),
});
export type Share = z.infer<typeof share>;

/** A median lies half-way between the two in the middle, where there are two. */
export const spread = z.object({ mean: z.number(), median: z.number(), p95: whole, max: whole });
export type Spread = z.infer<typeof spread>;

const loops = z.object({
  count: whole,
  /** Cards and bonuses that had a part in it, in how many matches. */
  cards: z.array(z.object({ id: z.string(), count: whole })),
  /** The first few, to be played again. */
  first: z.array(z.object({ seed: whole, rotation: whole, budget: z.string(), cards: z.array(z.string()) })),
});

/** What is said of every game. */
const commonFigures = z.object({
  games: whole,
  /** Those that came to their end: shares of matches and their lengths are of these alone. */
  finished: whole,
  /** Ended because texts set each other off without end. */
  loops,
  /** Matches won, by bot in the order asked for and by seat. */
  bots: z.array(share),
  seats: z.array(share),
  decisions: whole,
});
export type CommonFigures = z.infer<typeof commonFigures>;

const ygiosFigures = commonFigures.extend({
  /** Stopped after as many rounds as the rules allow a simulation. */
  unfinished: whole,
  /** By whoever opened the first round. */
  openerWonTimeline: share,
  rounds: whole,
  openerWonRound: share,
  swept: share,
  ends: z.array(share.extend({ end: z.string() })),
  roundsPerTimeline: spread,
  playsPerRound: spread,
  /** Plays from a hand. */
  cards: z.array(z.object({ id: z.string(), up: whole, down: whole })),
});
export type YgiosFigures = z.infer<typeof ygiosFigures>;

const governingFigures = commonFigures.extend({
  firstPlayerWon: share,
  /** Duels that nobody won. */
  draws: share,
  /** Turns of a duel, those of both players. */
  turns: spread,
  /** Plays from a hand. */
  cards: z.array(z.object({ id: z.string(), played: whole })),
});
export type GoverningFigures = z.infer<typeof governingFigures>;

/** Everything that is needed to make it again is in it; nothing that differs from run to run is. */
const reportHead = z.object({
  pack: packId,
  revision: revisionId,
  options: z.record(z.string(), z.union([z.boolean(), z.string()])),
  bots,
  seeds: z.object({ first: whole, last: whole }),
});
export type ReportHead = z.infer<typeof reportHead>;

export const ygiosReport = reportHead.extend({
  game: z.literal('ygios'),
  mode: modeId,
  /** Where a match is stopped. */
  mostRounds: whole,
  figures: ygiosFigures,
});
export type YgiosReport = z.infer<typeof ygiosReport>;

export const governingReport = reportHead.extend({ game: z.literal('governing'), figures: governingFigures });
export type GoverningReport = z.infer<typeof governingReport>;

export const simulationReport = z.discriminatedUnion('game', [ygiosReport, governingReport]);
export type SimulationReport = z.infer<typeof simulationReport>;
