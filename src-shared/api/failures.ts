import { z } from 'zod';
import { diagnosticSchema } from '@shared/language/diagnostics';
import { misfit, printProblem } from './print-troubles';

const nothing = z.object({});
const file = z.object({ file: z.string() });
const words = z.array(z.string()).readonly();
const nearness = { found: z.string(), nearest: z.string(), near: z.enum(['yes', 'no']) } as const;

/** Why a choice of a match file does not fit, in short: a sentence for each code of each game would be much to load. */
export const misfits = ['over', 'turn', 'absent', 'locked', 'must', 'cost', 'forbidden', 'other'] as const;
export type Misfit = (typeof misfits)[number];

/**
 * Every expected failure of the workbench: a code and the data its sentence needs. The words are
 * `failure.<code>` in src-shared/i18n, and a test keeps the two lists equal.
 */
export const failures = {
  // the door
  'unknown-call': z.object({ call: z.string() }),
  'bad-params': z.object({ call: z.string(), at: z.string(), problem: z.string() }),
  'not-allowed': nothing,
  'not-here': z.object({ call: z.string() }),
  cancelled: nothing,
  internal: z.object({ detail: z.string() }),
  disconnected: nothing,
  // the machine
  'node-too-old': z.object({ version: z.string(), needed: z.string() }),
  'disk-full': file,
  'read-only': file,
  'no-such-file': file,
  'is-a-folder': file,
  /** A device or a pipe: what is there would be lost with it. */
  'not-a-plain-file': file,
  'file-problem': z.object({ file: z.string(), detail: z.string() }),
  // the database
  'database-newer': z.object({ file: z.string(), version: z.number(), known: z.number() }),
  'database-foreign': file,
  'database-damaged': z.object({ file: z.string(), detail: z.string() }),
  'database-busy': file,
  'no-backup': file,
  'library-in-order': nothing,
  // packs and definitions
  'no-such-pack': z.object({ pack: z.string() }),
  'no-such-definition': z.object({ pack: z.string(), path: z.string() }),
  'no-such-revision': z.object({ revision: z.string() }),
  'pack-read-only': z.object({ pack: z.string() }),
  'stale-base': z.object({ pack: z.string() }),
  'nothing-changed': nothing,
  'invalid-definition': z.object({ diagnostics: z.array(diagnosticSchema) }),
  'bad-new-id': z.object({ id: z.string() }),
  'id-taken': z.object({ id: z.string(), path: z.string() }),
  'unsaved-text': z.object({ paths: words }),
  'unreadable-text': z.object({ path: z.string() }),
  'draft-too-long': z.object({ path: z.string(), length: z.number(), max: z.number() }),
  'too-many-drafts': z.object({ pack: z.string(), max: z.number() }),
  // playing a pack
  'game-not-built': z.object({ game: z.string() }),
  'no-modes': z.object({ game: z.string(), mode: z.string() }),
  'no-back-off': z.object({ game: z.string(), bot: z.string() }),
  'wrong-game': z.object({ pack: z.string(), found: z.string(), game: z.string() }),
  'pack-not-playable': z.object({ pack: z.string(), diagnostics: z.array(diagnosticSchema) }),
  'pack-incomplete': z.object({ pack: z.string(), part: z.enum(['rules', 'zones', 'cards']) }),
  'unknown-option': z.object({ ...nearness, known: words }),
  'unknown-option-value': z.object({ option: z.string(), ...nearness, known: words }),
  // scenarios and traces
  'scenario-refused': z.object({ file: z.string(), diagnostics: z.array(diagnosticSchema) }),
  'positions-refused': z.object({ file: z.string(), diagnostics: z.array(diagnosticSchema) }),
  'not-json-lines': z.object({ file: z.string() }),
  'rules-loop': z.object({ cards: words }),
  // the lab
  'lab-failed': z.object({ detail: z.string() }),
  // matches
  'no-such-match': z.object({ match: z.string() }),
  'choice-out-of-order': z.object({ match: z.string(), index: z.number(), expected: z.number() }),
  'match-damaged': z.object({ match: z.string() }),
  'move-refused': z.object({ match: z.string(), refusal: z.string() }),
  /** Somebody else is asked, or nobody. */
  'not-asked': z.object({ match: z.string() }),
  'no-such-answer': z.object({ match: z.string(), answer: z.number() }),
  'nothing-to-undo': z.object({ match: z.string() }),
  'nothing-to-redo': z.object({ match: z.string() }),
  /** Something hidden was seen since, or others have answered: these people must agree. */
  'needs-consent': z.object({ match: z.string(), names: words }),
  /** Every card was to be shown while there is still something to hide. */
  'cards-closed': z.object({ match: z.string() }),
  'no-such-step': z.object({ step: z.number(), total: z.number() }),
  /** The thread in which bots think has died. */
  'bot-failed': z.object({ detail: z.string() }),
  'wrong-bots': z.object({ found: z.number(), wanted: words }),
  'uneven-games': z.object({ found: z.number(), seats: z.number() }),
  'players-not-possible': z.object({ found: z.number(), possible: words }),
  'wrong-players': z.object({ found: z.number(), wanted: z.number() }),
  'never-dealt': z.object({ path: z.string() }),
  'no-scenario-here': z.object({ match: z.string() }),
  'no-such-scenario': z.object({ id: z.string() }),
  // match files
  'match-file-unreadable': z.object({ file: z.string(), line: z.number(), column: z.number() }),
  'match-file-foreign': file,
  'match-file-newer': z.object({ file: z.string(), version: z.number(), known: z.number() }),
  'match-file-part': z.object({
    file: z.string(),
    at: z.string(),
    problem: z.enum(['missing', 'strange', 'wrong']),
    line: z.number(),
    column: z.number(),
  }),
  'match-file-pack': z.object({ file: z.string(), pack: z.string(), name: z.string() }),
  'match-file-game': z.object({ file: z.string(), name: z.string(), found: z.string(), game: z.string() }),
  'match-file-revision': z.object({ file: z.string(), name: z.string(), revision: z.string() }),
  /** The first choice that does not fit, from 1; `valid`: how many before it do, for \`upTo\`. */
  'match-file-choice': z.object({
    file: z.string(),
    number: z.number(),
    by: z.string(),
    move: z.string(),
    why: z.enum(misfits),
    valid: z.number(),
  }),
  // print
  'no-chromium': nothing,
  'print-impossible': z.object({ problem: printProblem }),
  'print-misfits': z.object({
    boxes: z.array(misfit),
    troubles: z.array(diagnosticSchema),
    count: z.number(),
  }),
  'too-many-pictures': z.object({ most: z.number() }),
  'missing-font': z.object({ fonts: words }),
  'print-failed': z.object({ detail: z.string() }),
  /** Open in a viewer that lets nobody else write it. */
  'file-in-use': file,
  // import and export
  'import-refused': z.object({ file: z.string(), diagnostics: z.array(diagnosticSchema) }),
  'not-absolute': z.object({ folder: z.string() }),
  'folder-not-empty': z.object({ folder: z.string() }),
} as const;

export type FailureCode = keyof typeof failures;
export type Failure = { [C in FailureCode]: { code: C; data: z.infer<(typeof failures)[C]> } }[FailureCode];

export const failureSchema = z.object({ code: z.string(), data: z.record(z.string(), z.unknown()) });

export const failure = <C extends FailureCode>(code: C, data: z.infer<(typeof failures)[C]>): Failure =>
  ({ code, data }) as Failure;
