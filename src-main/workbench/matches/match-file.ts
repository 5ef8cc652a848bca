import { z } from 'zod';
import { player } from '@shared/api/match-start';
import { gameId, modeId, packId, revisionId } from '@shared/api/models';
import { namesSchema } from '@shared/language/names';
import { scenarioStart } from './match-record';

/**
 * A match as a file: what it was begun with and every choice in the words of scenarios, so that it can be read, kept
 * in a repository, and played again by whoever has the pack.
 */
export const matchFormat = 'heartdeck-match';
export const matchVersion = 1;

/** More than any match that ends; a file can't make the engine play for ever. */
const mostChoices = 20_000;

export const matchDocument = z.strictObject({
  format: z.literal(matchFormat),
  version: z.literal(matchVersion),
  game: gameId,
  pack: z.strictObject({ id: packId, names: namesSchema }),
  /** What it was played with, as one hash: revisions have other names on other computers, contents do not. */
  content: revisionId,
  mode: modeId.optional(),
  options: z.record(z.string().max(60), z.union([z.boolean(), z.string().max(60)])),
  seed: z.int(),
  players: z.array(player).min(1).max(8),
  designer: z.boolean(),
  scenario: scenarioStart.optional(),
  /** Each is looked at when it is played. */
  choices: z.array(z.unknown()).max(mostChoices),
});
export type MatchDocument = z.infer<typeof matchDocument>;

/** For people: a choice on each line. */
export function writeMatch({ choices, ...head }: MatchDocument): string {
  const lines = choices.map((choice) => `\n    ${JSON.stringify(choice)}`);
  const begun = JSON.stringify(head, null, 2).slice(0, -'\n}'.length);
  return `${begun},\n  "choices": [${lines.join(',')}${lines.length > 0 ? '\n  ' : ''}]\n}\n`;
}
