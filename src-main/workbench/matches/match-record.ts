import { z } from 'zod';
import { player, type Player } from '@shared/api/match-start';
import { modeId } from '@shared/api/models';

/**
 * A match that began with a position keeps the scenario itself, as a document that holds nothing else: the file it
 * was in may change or go, and the match is still the same.
 */
export const scenarioStart = z.strictObject({ file: z.string(), text: z.string() });
export type ScenarioStart = z.infer<typeof scenarioStart>;

/** What a match was begun with, beside its revision and seed. Older ones have no players: everybody was human. */
export const recorded = z.strictObject({
  mode: modeId.optional(),
  options: z.record(z.string(), z.union([z.string(), z.boolean()])),
  players: z.array(player).optional(),
  scenario: scenarioStart.optional(),
  designer: z.boolean().optional(),
  /** Kept beside the answers by whoever writes them, so that a list need not play every match to its end. */
  over: z.boolean().optional(),
});
export type Recorded = z.infer<typeof recorded>;

const human: Player = { is: 'human' };
export const playersOf = (given: readonly Player[] | undefined, seats: number): readonly Player[] =>
  given ?? Array.from({ length: seats }, () => human);
