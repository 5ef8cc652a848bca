import { z } from 'zod';
import { diagnosticSchema } from '@shared/language/diagnostics';
import { kinds } from '@shared/language/kinds';
import { namesSchema } from '@shared/language/names';
import { packId, packPath, revisionId, revisionSummary } from './models';

/** What the Edit screen asks for: text that is typed and not saved yet, and what is wrong in the whole pack. */

/** Four times what a document may have: a draft may be wrong in its size, too. In UTF-16 units. */
export const mostDraftLength = 1024 * 1024;
export const mostDrafts = 500;

export const draft = z.object({
  path: packPath,
  /** The revision it was typed on. */
  base: revisionId,
  source: z.string(),
  changedAt: z.number(),
});
export type Draft = z.infer<typeof draft>;

export const draftsOf = z.strictObject({ pack: packId });
export const draftToKeep = z.strictObject({
  pack: packId,
  path: packPath,
  base: revisionId,
  /** Any text, right or wrong. The store refuses one that is too long with a sentence of its own. */
  source: z.string().max(mostDraftLength * 16),
});
/** `kept` is false when the text says what is saved already: then there is no draft. */
export const draftKept = z.object({ kept: z.boolean() });
export const draftToDrop = z.strictObject({ pack: packId, path: packPath });
export const draftDropped = z.object({ found: z.boolean() });

/** As many as anybody reads; the rest is a number. */
export const mostProblems = 300;

export const problemsWanted = z.strictObject({
  pack: packId,
  /** True: as the pack would be with every draft saved. */
  withDrafts: z.boolean(),
});
export const problemsFound = z.object({
  /** The newest revision, which the files without a draft are of. */
  revision: revisionId,
  /** By file, then by place: errors and warnings as they come. */
  problems: z.array(diagnosticSchema),
  /** How many there are, listed or not. */
  errors: z.number(),
  warnings: z.number(),
  /** Which files have any, with how many errors and warnings: marks in lists need all of them. */
  files: z.array(z.object({ path: packPath, errors: z.number(), warnings: z.number() })),
});
export type ProblemsFound = z.infer<typeof problemsFound>;

export const idToRename = z.strictObject({
  pack: packId,
  base: revisionId,
  path: packPath,
  /** The new id. */
  id: z.string().max(200),
});
export const renamedDefinition = z.object({
  revision: revisionSummary,
  /** Where it lies now. */
  path: packPath,
  /** The documents that were changed, by the paths they had before. */
  touched: z.array(packPath),
});
export type RenamedDefinition = z.infer<typeof renamedDefinition>;

/** An id that no definition of this kind has, saved or typed: the wish itself or one like it. */
export const freeIdWanted = z.strictObject({
  pack: packId,
  kind: z.enum(kinds),
  wish: z.string().max(200),
});
export const freeIdFound = z.object({ id: z.string() });

export const definitionToCreate = z.strictObject({
  pack: packId,
  base: revisionId,
  path: packPath,
  source: z.string(),
});
export const definitionToDuplicate = z.strictObject({
  pack: packId,
  base: revisionId,
  path: packPath,
  /** Left out: a free one like the original's. */
  id: z.string().max(200).optional(),
  /** Left out: those of the original. */
  names: namesSchema.optional(),
  /** What is copied: its text as it is typed. Left out: what is saved. */
  source: z.string().optional(),
});
export const createdDefinition = z.object({ revision: revisionSummary, path: packPath });
export type CreatedDefinition = z.infer<typeof createdDefinition>;
export const duplicatedDefinition = createdDefinition.extend({
  /** Typed text that has mistakes can't be saved: the copy is one of what is saved, and this is still to be typed in it. */
  unsaved: z.string().nullable(),
});
export type DuplicatedDefinition = z.infer<typeof duplicatedDefinition>;

export const definitionToMove = z.strictObject({
  pack: packId,
  base: revisionId,
  path: packPath,
  /** How many places within its group: up is negative. It stops at the ends. */
  by: z.int().min(-20_000).max(20_000),
});

/** Any document of a pack as it was written: definitions, and what the pack says of itself. */
export const documentWanted = z.strictObject({
  pack: packId,
  path: packPath,
  revision: revisionId.optional(),
});
export const documentFound = z.object({ revision: revisionId, source: z.string() });

/** All of them as they are saved: a table over a whole pack would else ask a thousand times. */
export const documentsOf = z.strictObject({ pack: packId });
export const documentsFound = z.object({
  revision: revisionId,
  documents: z.array(z.object({ path: packPath, source: z.string() })),
});

/** Those that are no definitions: what the pack says of itself, and its scenarios. */
export const otherDocuments = z.object({
  documents: z.array(z.object({ path: packPath, hash: z.string() })),
});

/** Against the pack it was copied from, as that was then. */
export const changesWanted = z.strictObject({ pack: packId });
export const changeKinds = ['added', 'changed', 'removed'] as const;
export type ChangeKind = (typeof changeKinds)[number];
export const changesFound = z.object({
  /** null: the pack is no copy, and there is nothing to compare with. */
  origin: packId.nullable(),
  /** In the order of paths; pictures too. */
  changes: z.array(z.object({ path: packPath, is: z.enum(changeKinds) })),
});
export type ChangesFound = z.infer<typeof changesFound>;

export const originalWanted = z.strictObject({ pack: packId, path: packPath });
/** null: it was not there, or the pack is no copy. */
export const originalFound = z.object({ source: z.string().nullable() });
