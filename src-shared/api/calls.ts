import { z } from 'zod';
import { kinds } from '@shared/language/kinds';
import { namesSchema } from '@shared/language/names';
import {
  assetContent,
  assetsOf,
  assetSummary,
  assetToDelete,
  newAsset,
  oneAsset,
  storedAsset,
} from './assets';
import { compareReport, compareRequest } from './compare';
import {
  changesFound,
  changesWanted,
  createdDefinition,
  definitionToCreate,
  definitionToDuplicate,
  definitionToMove,
  documentFound,
  documentsFound,
  documentsOf,
  documentWanted,
  otherDocuments,
  draft,
  draftDropped,
  draftKept,
  draftsOf,
  draftToDrop,
  draftToKeep,
  duplicatedDefinition,
  freeIdFound,
  freeIdWanted,
  idToRename,
  originalFound,
  originalWanted,
  problemsFound,
  problemsWanted,
  renamedDefinition,
} from './editing';
import { facesFound, facesWanted } from './faces';
import { languages } from '@shared/util/languages';
import { failureSchema } from './failures';
import { foundIcon, iconSearch, iconsFound, iconsWanted } from './icons';
import { simulationReport, simulationRequest } from './lab';
import {
  matchFile,
  matchToImport,
  scenarioKept,
  scenarioMade,
  scenarioToKeep,
  scenarioWanted,
} from './match-files';
import { matchId, matchToBegin, offeredOptions, optionsWanted } from './match-start';
import {
  answerGiven,
  explained,
  hint,
  hintWanted,
  matchesListed,
  matchRedone,
  matchToSee,
  matchUndone,
  moveAsked,
  moveExplained,
  numberAsked,
  seenMatch,
} from './matches';
import {
  bytes,
  definitionFilter,
  definitionSummary,
  fileChange,
  hostKinds,
  importedPack,
  menuModel,
  packId,
  packPath,
  packSummary,
  revisionId,
  revisionMessage,
  revisionSummary,
  savedRevision,
  settingsSchema,
  taskId,
} from './models';
import { changedFound, changedWanted, engineFound, exported, exportWanted } from './print';
import {
  packScenarios,
  packScenariosWanted,
  scenarioRequest,
  scenarioRun,
  shippedScenarios,
  validateArchiveRequest,
  validated,
  validateFileRequest,
  validateFolderRequest,
} from './scenarios';
import { tryOutReport, tryOutRequest } from './try-out';
import { usesFound, usesWanted } from './uses';

const call = <P extends z.ZodType, R extends z.ZodType>(params: P, result: R) => ({ params, result });
const none = z.strictObject({});
/** Long work carries a task id chosen by the caller: progress comes as events, `tasks.cancel` ends it. */
const task = taskId.optional();

/** The contract: every call a renderer may make, with what goes in and what comes out. */
export const calls = {
  'app.info': call(
    none,
    z.object({
      version: z.string(),
      host: z.enum(hostKinds),
      dataDir: z.string(),
      canChooseFolder: z.boolean(),
      /** Set when the library could not be opened: the screen then offers the way back. */
      trouble: failureSchema.nullable(),
    }),
  ),
  'tasks.cancel': call(z.strictObject({ task: taskId }), z.object({ found: z.boolean() })),

  'settings.get': call(none, settingsSchema),
  'settings.set': call(settingsSchema.partial(), settingsSchema),

  'host.chooseFolder': call(none, z.object({ folder: z.string().nullable() })),
  'host.setMenu': call(z.strictObject({ menu: menuModel }), none),

  'recovery.backups': call(
    none,
    z.array(z.object({ file: z.string(), time: z.number(), bytes: z.number(), version: z.number() })),
  ),
  /** Opens the library again: the disk has room now, the other program was closed. */
  'recovery.retry': call(none, none),
  'recovery.restoreBackup': call(
    z.strictObject({ file: z.string().max(200) }),
    z.object({ aside: z.string() }),
  ),
  'recovery.startFresh': call(none, z.object({ aside: z.string() })),

  'packs.list': call(none, z.array(packSummary)),
  'packs.fork': call(z.strictObject({ pack: packId, names: namesSchema }), packSummary),
  /** Only the names given are changed: two windows may each mend another language. */
  'packs.rename': call(z.strictObject({ pack: packId, names: namesSchema.partial() }), packSummary),
  'packs.delete': call(z.strictObject({ pack: packId }), packSummary),
  'packs.undelete': call(z.strictObject({ pack: packId }), packSummary),
  'packs.history': call(
    z.strictObject({ pack: packId, path: packPath.optional() }),
    z.array(revisionSummary),
  ),
  'packs.compare': call(
    z.strictObject({ pack: packId, from: revisionId, to: revisionId }),
    z.array(fileChange),
  ),
  /** What differs from the pack that this one was copied from, as it was then. */
  'packs.changes': call(changesWanted, changesFound),
  'packs.import': call(z.strictObject({ fileName: z.string().max(200), bytes, task }), importedPack),
  'packs.importFolder': call(
    z.strictObject({
      folderName: z.string().max(200),
      files: z.array(z.strictObject({ path: z.string().max(400), bytes })).max(20_001),
      task,
    }),
    importedPack,
  ),
  'packs.export': call(
    z.strictObject({ pack: packId, revision: revisionId.optional(), task }),
    z.object({ fileName: z.string(), bytes }),
  ),
  'packs.exportFolder': call(
    z.strictObject({
      pack: packId,
      revision: revisionId.optional(),
      folder: z.string().min(1).max(1000),
      task,
    }),
    z.object({ folder: z.string(), files: z.number() }),
  ),

  'definitions.find': call(
    z.strictObject({
      pack: packId,
      filter: definitionFilter,
      offset: z.int().min(0),
      limit: z.int().min(1).max(500),
    }),
    z.object({
      total: z.number(),
      rows: z.array(definitionSummary),
      /** How many definitions the text matches for each kind and group, whatever filter is set on them. */
      kindCounts: z.record(z.string(), z.number()),
      groupCounts: z.record(z.string(), z.number()),
    }),
  ),
  'definitions.get': call(
    z.strictObject({ pack: packId, path: packPath, revision: revisionId.optional() }),
    z.object({ revision: revisionId, source: z.string(), summary: definitionSummary }),
  ),
  'definitions.save': call(
    z.strictObject({
      pack: packId,
      /** The revision the change was made on: another change since then is not overwritten in silence. */
      base: revisionId,
      changes: z
        .array(z.strictObject({ path: packPath, source: z.string().nullable() }))
        .min(1)
        .max(20_000),
      message: revisionMessage,
      /** Pictures that only the changed documents showed, and show no longer, go too. */
      dropPictures: z.boolean().optional(),
    }),
    savedRevision,
  ),
  'definitions.rename': call(
    z.strictObject({ pack: packId, path: packPath, names: namesSchema.partial() }),
    revisionSummary,
  ),
  'definitions.delete': call(z.strictObject({ pack: packId, path: packPath }), revisionSummary),
  'definitions.restore': call(
    z.strictObject({
      pack: packId,
      path: packPath,
      revision: revisionId,
      /** For an undo: refused as `stale-base` if this file was changed after that revision. */
      unlessChangedSince: revisionId.optional(),
    }),
    revisionSummary,
  ),

  /** Another id, everywhere it is named: refused if it is bad or taken, or if text in its way is not saved. */
  'definitions.renameId': call(idToRename, renamedDefinition),
  'definitions.freeId': call(freeIdWanted, freeIdFound),
  /** A new document where there is none yet. */
  'definitions.create': call(definitionToCreate, createdDefinition),
  'definitions.duplicate': call(definitionToDuplicate, duplicatedDefinition),
  /** The document as it was in the pack that this one was copied from. */
  'definitions.original': call(originalWanted, originalFound),
  /** Another place in lists, kept in pack.json. */
  'definitions.move': call(definitionToMove, revisionSummary),
  /** Bots play with it as it is typed, for a bounded time: endless texts, a card that can’t or won’t be played. */
  'definitions.tryOut': call(tryOutRequest, tryOutReport),
  'documents.get': call(documentWanted, documentFound),
  'documents.ofPack': call(documentsOf, documentsFound),
  'documents.others': call(documentsOf, otherDocuments),

  /** Text that was typed and not saved: what is answered with `kept` is there after a crash. */
  'drafts.list': call(draftsOf, z.array(draft)),
  'drafts.put': call(draftToKeep, draftKept),
  'drafts.drop': call(draftToDrop, draftDropped),

  /** What is wrong in a whole pack, all files, saved or as they are being typed. */
  'problems.of': call(problemsWanted, problemsFound),

  /** Cards of a pack, ready to be drawn. */
  'faces.get': call(facesWanted, facesFound),
  /** What draws for print here; null: nothing does, and only the browser's own dialog is left. */
  'print.engine': call(none, engineFound),
  /** What looks otherwise than it did at an earlier revision. */
  'print.changed': call(changedWanted, changedFound),
  /** A PDF, pictures, or sheets for a virtual table. Nothing is written unless all of it can be. */
  'print.export': call(exportWanted, exported),
  /** The words on everything that bears some, made from what it does. */
  'texts.ofPack': call(
    z.strictObject({ pack: packId, revision: revisionId.optional(), language: z.enum(languages) }),
    /** `head`: type, cost and numbers in a line. */
    z.array(
      z.object({ kind: z.enum(kinds), id: z.string(), name: z.string(), head: z.string(), text: z.string() }),
    ),
  ),

  'uses.of': call(usesWanted, usesFound),

  /** A file that is wrong is refused whole as `scenario-refused`. */
  'scenarios.run': call(scenarioRequest, scenarioRun),
  'scenarios.shipped': call(none, shippedScenarios),
  /** Run against the pack as it is typed. */
  'scenarios.ofPack': call(packScenariosWanted, packScenarios),

  /** What is wrong with files that are not in the library: nothing is stored. */
  'validate.folder': call(validateFolderRequest, validated),
  'validate.archive': call(validateArchiveRequest, validated),
  'validate.file': call(validateFileRequest, validated),

  /** Lets bots play: as long as it takes, with progress and an end on request like all long work. */
  'lab.simulate': call(simulationRequest, simulationReport),
  /** The same seeds with two versions of a pack. */
  'lab.compare': call(compareRequest, compareReport),

  /** A match on the table: every answer is on disk before it counts. */
  'matches.begin': call(matchToBegin, seenMatch),
  'matches.see': call(matchToSee, seenMatch),
  'matches.answer': call(answerGiven, seenMatch),
  'matches.undo': call(matchUndone, seenMatch),
  'matches.redo': call(matchRedone, seenMatch),
  'matches.hint': call(hintWanted, hint),
  /** Nobody looks at it here any more: a bot that thinks stops, until somebody looks again. */
  'matches.leave': call(z.strictObject({ match: matchId }), none),
  'matches.list': call(none, matchesListed),
  'matches.options': call(optionsWanted, offeredOptions),
  /** What a number is made of; null: there is no such number any more. */
  'matches.explain': call(numberAsked, explained.nullable()),
  'matches.whyNot': call(moveAsked, moveExplained),
  'matches.export': call(z.strictObject({ match: matchId }), matchFile),
  'matches.import': call(matchToImport, z.object({ match: matchId, answers: z.number() })),
  'matches.scenario': call(scenarioWanted, scenarioMade),
  'matches.keepScenario': call(scenarioToKeep, scenarioKept),

  /** Outlines for pictures, from the icon library that comes with the application. */
  'icons.get': call(iconsWanted, z.object({ icons: z.array(foundIcon) })),
  'icons.find': call(iconSearch, iconsFound),

  'assets.list': call(assetsOf, z.array(assetSummary)),
  'assets.get': call(oneAsset, assetContent),
  /** A picture that is wrong is refused as `invalid-definition`, under the name it came with. */
  'assets.put': call(newAsset, storedAsset),
  'assets.delete': call(assetToDelete, revisionSummary),
} as const;

export type CallName = keyof typeof calls;
export type Params<N extends CallName> = z.input<(typeof calls)[N]['params']>;
export type ParsedParams<N extends CallName> = z.output<(typeof calls)[N]['params']>;
export type Answer<N extends CallName> = z.output<(typeof calls)[N]['result']>;

export const callNames = Object.keys(calls) as readonly CallName[];
