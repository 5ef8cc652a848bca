import { z } from 'zod';
import { languages } from '@shared/util/languages';
import { diagnosticSchema } from '@shared/language/diagnostics';
import { isGame, modes, type Game, type Mode } from '@shared/games/index';
import { namesSchema } from '@shared/language/names';
import { kinds } from '@shared/language/pack-format';
import { menuNames } from './menus';
import { printChoices } from './print-settings';
import { editViews, layouts, motions, textSizes, themes } from './settings-words';

/** Values that cross the contract. Both sides derive their types from these. */

// Asked when something is parsed: a test adds a game to the registry while it runs.
export const gameId = z.custom<Game>(isGame);
export const modeId = z.custom<Mode>((mode) => modes().some((one) => one === mode));

export const packId = z.string().min(1).max(80);
export const revisionId = z.string().regex(/^[0-9a-f]{64}$/);
export const packPath = z.string().min(1).max(200);
export const taskId = z.string().min(1).max(80);

const paneSize = z.int().min(0).max(10_000).nullable();

/**
 * What earlier releases did not store is as `defaultSettings` says (src-main/library/stores/settings-store.ts). No
 * key has a default of its own: `settings.set` takes some of them, and a default would fill in and overwrite the rest.
 */
export const settingsSchema = z.strictObject({
  /** null: follow the system's language. */
  language: z.enum(languages).nullable(),
  theme: z.enum(themes),
  motion: z.enum(motions),
  textSize: z.union(textSizes.map((size) => z.literal(size))),
  layout: z.enum(layouts),
  /** The pack that was open last, shown again at the next start. */
  lastPack: packId.nullable(),
  /** Widths of the Edit screen's panes and the height of its problems, in pixels; null: as the window suggests. */
  editPanes: z.strictObject({
    list: paneSize,
    preview: paneSize,
    // Earlier releases stored none: without this their widths would be forgotten.
    problems: paneSize.default(null),
  }),
  editView: z.enum(editViews),
  /** The table: hints for who plays the first time, and those that were read; a last question before an answer. */
  play: z.strictObject({
    hints: z.boolean(),
    hintsRead: z.array(z.string().max(40)).max(100),
    confirm: z.boolean(),
    /** Log and details beside the table; folded away otherwise. */
    panel: z.boolean(),
  }),
  /** What was chosen for the last match, offered again for the next one; null: none was begun yet. */
  lastMatch: z
    .strictObject({
      pack: packId,
      mode: modeId.nullable(),
      options: z.record(z.string().max(60), z.union([z.boolean(), z.string().max(60)])),
      /** `who`: `human`, or a bot as the command line writes it. */
      seats: z.array(z.strictObject({ name: z.string().max(24), who: z.string().max(40) })).max(8),
      designer: z.boolean(),
    })
    .nullable(),
  print: printChoices,
});
export type Settings = z.infer<typeof settingsSchema>;

export const packSummary = z.object({
  id: packId,
  game: gameId,
  names: namesSchema,
  /** Shipped packs are originals: editing one makes a copy. */
  shipped: z.boolean(),
  /** The pack this one was copied from. */
  origin: packId.nullable(),
  head: revisionId,
  definitions: z.number(),
  changedAt: z.number(),
  deletedAt: z.number().nullable(),
});
export type PackSummary = z.infer<typeof packSummary>;

/** A pack from outside, and what its designer should look at: it was taken all the same. */
export const importedPack = packSummary.extend({ warnings: z.array(diagnosticSchema) });
const printed = z.number().nullable();
const cardFace = z.object({
  type: z.string(),
  ap: z.union([printed, z.literal('X')]),
  sp: printed,
  pe: printed,
  quick: z.boolean(),
});

export const definitionSummary = z.object({
  path: packPath,
  kind: z.enum(kinds),
  id: z.string(),
  /** null where a definition has no name of its own, such as rules parameters. */
  names: namesSchema.nullable(),
  /** The number printed large on it, where it has one. */
  number: z.number().nullable(),
  /** The zone it belongs to or the type of card it is, where there is one. */
  group: z.string().nullable(),
  /** Of a card with a type: what stands on it besides its name. */
  face: cardFace.nullable(),
  hash: z.string(),
});
export type DefinitionSummary = z.infer<typeof definitionSummary>;

export const definitionFilter = z.strictObject({
  text: z.string().max(200).default(''),
  kinds: z.array(z.enum(kinds)).max(kinds.length).default([]),
  groups: z.array(z.string().max(60)).max(50).default([]),
});
export type DefinitionFilter = z.infer<typeof definitionFilter>;

/** Why a revision was made: told in the reader's language, or in the designer's own words. */
export const revisionMessage = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('shipped') }),
  z.strictObject({ code: z.literal('imported'), file: z.string().max(200) }),
  z.strictObject({ code: z.literal('forked'), from: namesSchema }),
  z.strictObject({ code: z.literal('renamed') }),
  z.strictObject({ code: z.literal('edited') }),
  z.strictObject({ code: z.literal('deleted') }),
  z.strictObject({ code: z.literal('restored'), revision: revisionId }),
  z.strictObject({ code: z.literal('note'), text: z.string().min(1).max(500) }),
]);
export type RevisionMessage = z.infer<typeof revisionMessage>;

export const revisionSummary = z.object({
  id: revisionId,
  parent: revisionId.nullable(),
  time: z.number(),
  message: revisionMessage,
  /** How many files differ from the parent. */
  changes: z.number(),
});
export type RevisionSummary = z.infer<typeof revisionSummary>;

/** A revision, and what its maker should look at: it was stored all the same. */
export const savedRevision = revisionSummary.extend({ warnings: z.array(diagnosticSchema) });

export const fileChange = z.object({
  path: packPath,
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type FileChange = z.infer<typeof fileChange>;

export const bytes = z.instanceof(Uint8Array);

const menuLabel = z.string().max(200);
const menuItem = z.strictObject({
  id: z.string().max(80),
  label: menuLabel,
  accelerator: z.string().max(60).nullable(),
  enabled: z.boolean(),
  /** Only one of several choices has it. */
  checked: z.boolean().optional(),
});
const menuEntry = z.union([
  menuItem,
  z.strictObject({ label: menuLabel, items: z.array(menuItem).max(100) }),
]);
export type MenuEntry = z.infer<typeof menuEntry>;
/** The sections of each menu, which lines separate. */
export const menuModel = z.partialRecord(z.enum(menuNames), z.array(z.array(menuEntry).max(100)).max(20));
export type MenuModel = z.infer<typeof menuModel>;

export const hostKinds = ['electron', 'web', 'cli'] as const;
export type HostKind = (typeof hostKinds)[number];
