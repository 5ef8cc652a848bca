import type { Result } from '@shared/util/result';
import type { Draft } from '@shared/api/editing';
import type { Failure } from '@shared/api/failures';
import type {
  DefinitionFilter,
  DefinitionSummary,
  FileChange,
  PackSummary,
  RevisionMessage,
  RevisionSummary,
  Settings,
} from '@shared/api/models';
import type { Names } from '@shared/language/names';
import type { Game } from '@shared/language/pack-format';

/** The files of a pack by path, as they stand in a folder on disk. */
export type PackFiles = ReadonlyMap<string, Uint8Array>;

export type Outcome<T> = Result<T, Failure>;

export interface NewPack {
  readonly files: PackFiles;
  readonly message: RevisionMessage;
  readonly origin?: string;
}

/** `null` removes the file. */
export interface FileEdit {
  readonly path: string;
  readonly bytes: Uint8Array | null;
}

export interface StoredAsset {
  readonly path: string;
  readonly hash: string;
}

export interface PackStore {
  list(): PackSummary[];
  get(pack: string): Outcome<PackSummary>;
  /** The files must have passed validatePack. */
  create(pack: NewPack): Outcome<PackSummary>;
  /** Makes a shipped pack, or brings it up to the files of this release as a new revision; no change, no revision. */
  installShipped(shippedId: string, files: PackFiles): Outcome<PackSummary>;
  fork(pack: string, names: Names): Outcome<PackSummary>;
  setDeleted(pack: string, deleted: boolean): Outcome<PackSummary>;
  /** In the order of paths. */
  files(pack: string, revision?: string): Outcome<PackFiles>;
  /** What lies where, by the hashes of the contents and without reading any; in the order of paths. */
  listing(pack: string, revision?: string): Outcome<ReadonlyMap<string, string>>;
  /** What a revision holds, as one hash: the same on every computer, whatever the pack is called there. */
  content(pack: string, revision?: string): Outcome<string>;
  /** The revisions that hold just this, newest first, of packs that are not deleted. */
  withContent(content: string): Outcome<readonly { readonly pack: string; readonly revision: string }[]>;
  /** Which pictures there are and what they are, in the order of paths, without reading them. */
  assets(pack: string, revision?: string): Outcome<readonly StoredAsset[]>;
  /** One file of it, without reading the others. */
  file(pack: string, path: string, revision?: string): Outcome<Uint8Array>;
  /** Some of them, in one go; those that are not there are left out. */
  some(pack: string, paths: readonly string[], revision?: string): Outcome<PackFiles>;
  /** Newest first; with a path only the revisions in which that file came, changed or went. */
  history(pack: string, path?: string): Outcome<RevisionSummary[]>;
  compare(pack: string, from: string, to: string): Outcome<FileChange[]>;
  /** One transaction: all edits and the new revision, or nothing. `base` must be the head. */
  commit(
    pack: string,
    base: string,
    edits: readonly FileEdit[],
    message: RevisionMessage,
    how?: CommitOptions,
  ): Outcome<RevisionSummary>;
}

export interface CommitOptions {
  /** The edits are what was typed, or do away with it: their drafts go in the same transaction. */
  readonly dropDrafts?: boolean;
}

/** Text that was typed and not saved. It need not be right in any way. */
export interface DraftStore {
  /** In the order of paths. */
  list(pack: string): Outcome<Draft[]>;
  /**
   * On disk when it returns. Text that says what is saved already is no draft: `kept` is false then, and whatever
   * draft there was is gone.
   */
  put(pack: string, path: string, base: string, source: string): Outcome<{ kept: boolean }>;
  drop(pack: string, path: string): Outcome<{ found: boolean }>;
}

export interface FoundDefinitions {
  readonly total: number;
  readonly rows: DefinitionSummary[];
  readonly kindCounts: Record<string, number>;
  readonly groupCounts: Record<string, number>;
}

export interface DefinitionStore {
  find(pack: string, filter: DefinitionFilter, offset: number, limit: number): Outcome<FoundDefinitions>;
  get(
    pack: string,
    path: string,
    revision?: string,
  ): Outcome<{ revision: string; source: string; summary: DefinitionSummary }>;
}

/** What is not there, or undefined, stays as it is. */
export type SettingsChange = { readonly [K in keyof Settings]?: Settings[K] | undefined };

export interface SettingsStore {
  get(): Settings;
  set(change: SettingsChange): Outcome<Settings>;
  /** What a host keeps for itself, such as the place of its window. */
  getHostValue(key: string): unknown;
  setHostValue(key: string, value: unknown): Outcome<void>;
}

export interface MatchRecord {
  readonly id: string;
  readonly pack: string;
  /** A match keeps the revision it was begun with: later edits can't break it. */
  readonly revision: string;
  readonly game: Game;
  readonly options: unknown;
  readonly seed: string;
  readonly startedAt: number;
  readonly choices: readonly unknown[];
}

export interface MatchListed extends Omit<MatchRecord, 'choices'> {
  readonly answers: number;
  /** The seat that it waits for; null: it is over, or nobody has kept it. */
  readonly asked: number | null;
}

/** How a match stands after its last answer: kept beside the answers, so that a list plays nothing. */
export interface MatchStanding {
  readonly over: boolean;
  readonly asked: number | null;
}

export interface MatchStore {
  /** `choices`: those it has from the start, as a branch of another match has. `asked`: who is, after them. */
  create(
    match: Omit<MatchRecord, 'id' | 'startedAt' | 'choices'>,
    choices?: readonly unknown[],
    asked?: number | null,
  ): Outcome<MatchRecord>;
  /** On disk when it returns. `index` must be the number of choices so far: a repeated answer is refused. */
  appendChoice(match: string, index: number, choice: unknown): Outcome<void>;
  /** Several at once, and how the match stands after them: all of it is on disk, or nothing. */
  appendChoices(
    match: string,
    index: number,
    choices: readonly unknown[],
    stands: MatchStanding,
  ): Outcome<void>;
  /** The first so many stay; the others are gone for good. */
  keepChoices(match: string, count: number, asked: number | null): Outcome<void>;
  /** Every match, the newest first, without what was answered in it. */
  listed(): Outcome<MatchListed[]>;
  get(match: string): Outcome<MatchRecord>;
  list(): MatchRecord[];
}

/** The one owner of the database file. Nothing else opens it. */
export interface Library {
  readonly packs: PackStore;
  readonly definitions: DefinitionStore;
  readonly drafts: DraftStore;
  readonly settings: SettingsStore;
  readonly matches: MatchStore;
  /**
   * Makes a backup unless there is one younger than `age` milliseconds; the answer is its name, or null. It
   * takes as long as writing the whole file: a host calls it when nobody waits, such as on closing.
   */
  backUp(age: number): Outcome<string | null>;
  close(): void;
}
