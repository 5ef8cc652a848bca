import { z } from 'zod';
import { matchId, whole } from './match-start';
import { packId, packPath, revisionId } from './models';

/** Matches and positions that leave the table: as a file, and as a scenario. */

/** In characters. A longer text is no match: nobody plays so long. */
export const matchFileLength = 4_000_000;

/** A match as a file: the seed and every choice, with the pack's revision by name. */
export const matchFile = z.object({ fileName: z.string(), text: z.string() });
export const matchToImport = z.strictObject({
  fileName: z.string().max(200),
  text: z.string().max(matchFileLength),
  /** So many choices and no more: the part of a file that is right. */
  upTo: whole.optional(),
});

/** A position as a scenario: the last point at which nothing was half carried out, and the steps since. */
export const scenarioWanted = z.strictObject({
  match: matchId,
  at: whole.optional(),
  title: z.string().max(200),
});
export const scenarioMade = z.object({ id: z.string(), fileName: z.string(), text: z.string() });
export const scenarioToKeep = scenarioWanted.extend({ pack: packId });
export const scenarioKept = z.object({ pack: packId, path: packPath, id: z.string(), revision: revisionId });
