import { z } from 'zod';
import { diagnosticSchema } from '@shared/language/diagnostics';
import { idSchema, kinds, packLimits } from '@shared/language/pack-format';
import { bytes, gameId, packId, packPath, revisionId } from './models';

/** What is asked about scenarios and about files that are to be checked, and what is answered. */

const fileName = z.string().min(1).max(1000);

/** Of what ships, in each language; of a pack's own, as it is written, in whatever language that is. */
export const scenarioTitle = z.union([
  z.string(),
  z.object({ en: z.string(), ja: z.string(), uk: z.string() }),
]);
export type ScenarioTitle = z.infer<typeof scenarioTitle>;

/** By the id of a scenario: its title in the languages that the file of scenarios has no room for. */
export const translatedTitles = z.record(z.string(), z.strictObject({ ja: z.string(), uk: z.string() }));
export type TranslatedTitles = z.infer<typeof translatedTitles>;

export const scenarioRequest = z.strictObject({
  fileName,
  bytes,
  /** Left out: the pack that ships with the game of the file. */
  pack: packId.optional(),
  revision: revisionId.optional(),
});

/**
 * The first thing that was not as the scenario says: where in the scenario, and the data of its sentence, which is
 * `scenario.difference.<code>` in src-shared/i18n.
 */
export const scenarioDifference = z.object({
  code: z.string(),
  at: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()).readonly()])),
  /** Of a refused move: the key of the sentence that says why, and the kernel's rules behind it, by their ids. */
  reason: z.string().nullable(),
  rules: z.array(z.string()).readonly(),
  /** Of a faulty scenario: what is wrong with it, where in the file. */
  diagnostic: diagnosticSchema.nullable(),
});
export type ScenarioDifference = z.infer<typeof scenarioDifference>;

export const scenarioRun = z.object({
  pack: packId,
  revision: revisionId,
  passed: z.number(),
  failed: z.number(),
  scenarios: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** null: it passed. */
      difference: scenarioDifference.nullable(),
    }),
  ),
});
export type ScenarioRun = z.infer<typeof scenarioRun>;

/**
 * Scenarios beside a pack: its own, and those that ship with its game. With the path of a definition only those that
 * speak of it, with that of a file of scenarios only those in it.
 */
export const packScenariosWanted = z.strictObject({ pack: packId, path: packPath.optional() });
export const packScenarios = z.object({
  /** The newest revision, which drafts lie on. */
  head: revisionId,
  scenarios: z.array(
    z.object({
      /** The file of the pack it stands in; null: it ships with the game. */
      file: packPath.nullable(),
      id: z.string(),
      title: scenarioTitle,
      /** null: it passed, with everything that is typed in place. */
      difference: scenarioDifference.nullable(),
      /** In its file, as it is typed: what differs, or else the scenario; null: it ships with the game. */
      place: z.object({ line: z.number(), column: z.number() }).nullable(),
    }),
  ),
  passed: z.number(),
  failed: z.number(),
  /** Of files that can't be read at all. */
  diagnostics: z.array(diagnosticSchema),
});
export type PackScenarios = z.infer<typeof packScenarios>;

/** The files that ship with the application, one a game. */
export const shippedScenarios = z.array(
  z.object({ fileName, game: gameId, bytes, titles: translatedTitles }),
);

export const validateFolderRequest = z.strictObject({
  folderName: fileName,
  files: z.array(z.strictObject({ path: z.string().max(400), bytes })).max(20_001),
});
export const validateArchiveRequest = z.strictObject({ fileName, bytes });
/** A single file: what it is follows from the folder it lies in, or from what it says. */
export const validateFileRequest = z.strictObject({
  fileName,
  folder: z.string().max(400),
  bytes,
  /** The pack that the file belongs to; left out, nobody knows what else there is in it. */
  around: z
    .strictObject({
      /** Left out: it can't be read, and what the file says has to tell. */
      game: gameId.optional(),
      /** What other definitions may name. */
      ids: z.partialRecord(z.enum(kinds), z.array(idSchema).max(packLimits.files)),
    })
    .optional(),
});

export const validated = z.object({ diagnostics: z.array(diagnosticSchema) });
