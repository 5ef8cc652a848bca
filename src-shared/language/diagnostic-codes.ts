import type { Language } from '@shared/util/languages';
import type { Kind } from './kinds';

/** What stands in a document or ought to: the sentences name these in each language. */
export const typeWords = ['text', 'number', 'boolean', 'list', 'object', 'null'] as const;
export type TypeWord = (typeof typeWords)[number];

/** What is wrong with an archive as such. */
export const archiveTroubles = ['cut', 'layout', 'packing', 'sizes', 'index'] as const;
export type ArchiveTrouble = (typeof archiveTroubles)[number];

/** What a reader of JSON missed or stumbled over. */
export const jsonTroubles = [
  'value',
  'key',
  'colon',
  'comma',
  'brace',
  'bracket',
  'string',
  'number',
  'comment',
  'symbol',
  'end',
  // what is told more exactly where it can be mended
  'opening',
  'quotes',
  'inner',
  'lines',
  'unquoted',
  'literal',
  'digits',
  'sign',
  'space',
  'hash',
  'extra',
  'control',
  'backslash',
] as const;
export type JsonTrouble = (typeof jsonTroubles)[number];

/** Why something is no id: letters that only look right, or any other way. */
export const idTroubles = ['alike', 'other'] as const;
export type IdTrouble = (typeof idTroubles)[number];

/** Why something is no line of text. */
export const textTroubles = ['empty', 'long', 'lines', 'signs'] as const;
export type TextTrouble = (typeof textTroubles)[number];

/** What has a format of its own, with a number. */
export const formatsOf = ['pack', 'scenarios', 'template'] as const;
export type FormatOf = (typeof formatsOf)[number];

/** Keys that can be written where they change nothing; the sentence says why of each. */
export const idleKeys = ['limit', 'may', 'every', 'link', 'orFlip', 'not', 'who'] as const;
export type IdleKey = (typeof idleKeys)[number];

/** Words for things that are not there, where the sentence says why of each. */
export const lostWords = ['this', 'wearer', 'target', 'picked', 'event', 'it', 'X'] as const;
export type LostWord = (typeof lostWords)[number];

/** What only some things have or do: PE, SP, swinging, bowing out, encores, and lying in play. */
export const unsuitedWords = ['pe', 'sp', 'swing', 'bowOut', 'encore', 'host'] as const;
export type Unsuited = (typeof unsuitedWords)[number];

/** Why a lock in a position can't be: what its source is, where it lies, whom and where it locks, when it begins. */
export const lockTroubles = ['ability', 'place', 'side', 'zone', 'next'] as const;
export type LockTrouble = (typeof lockTroubles)[number];
/** Why a card can't have been placed by another: what that one is, or where it lies. */
export const linkTroubles = ['ability', 'place'] as const;
export type LinkTrouble = (typeof linkTroubles)[number];

/** `near` says whether there is a known word like the one found; without one, `nearest` is empty. */
export interface Nearness {
  readonly found: string;
  readonly nearest: string;
  readonly near: 'yes' | 'no';
}

/** Looks like a known word, but is written with letters of another alphabet or width. */
export interface Alike {
  readonly found: string;
  readonly nearest: string;
  readonly near: 'alike';
}
/** A key of another verb, rule or type: it does not go with `nearest`, the word that was chosen. */
export interface Elsewhere {
  readonly found: string;
  readonly nearest: string;
  readonly near: 'elsewhere';
}
type Likeness = Nearness | Alike;
interface Known {
  readonly known: readonly string[];
}

/** A key that was known here once: `nearest` is the key under which its matter stands now. */
export interface Moved {
  readonly found: string;
  readonly nearest: string;
  readonly near: 'moved';
}

type None = Record<never, never>;
interface Size {
  readonly size: number;
  readonly max: number;
}
interface Path {
  readonly path: string;
}
interface TooFew {
  readonly count: number;
  readonly min: number;
}

/**
 * What can be wrong with a pack, and what each sentence needs. The sentence is `diagnostic.<code>` in
 * src-shared/i18n; a missing one is found by a test.
 */
export interface DiagnosticData {
  // the container
  'not-an-archive': None;
  'archive-damaged': { readonly detail: ArchiveTrouble };
  'bad-path': Path;
  'duplicate-path': Path;
  'unknown-file': { readonly path: string; readonly folders: readonly string[] };
  'missing-file': Path;
  'not-plain-file': Path;
  'too-many-files': { readonly count: number; readonly max: number };
  'file-too-big': Size;
  'pack-too-big': Size;
  checksum: None;
  // the text
  'not-utf8': None;
  'byte-order-mark': None;
  /** `found` is what stands there, `to` what ought to, where either can be said. */
  'bad-json': { readonly detail: JsonTrouble; readonly found: string; readonly to: string };
  'too-deep': { readonly max: number };
  // the shape
  'unknown-format': { readonly found: string; readonly known: string; readonly of: FormatOf };
  'unknown-game': Likeness & Known;
  'unknown-key': Likeness | Elsewhere | Moved;
  missing: { readonly key: string };
  'wrong-type': { readonly found: TypeWord; readonly expected: TypeWord };
  'quoted-boolean': { readonly found: string };
  'quoted-number': { readonly found: string };
  'only-value': { readonly key: string; readonly value: string };
  'not-an-integer': { readonly found: string };
  'out-of-range': { readonly found: string; readonly min: number; readonly max: number };
  'out-of-measure': { readonly found: string; readonly min: number; readonly max: number };
  'unknown-word': Likeness & Known;
  'bad-id': { readonly found: string; readonly detail: IdTrouble };
  'bad-text': { readonly max: number; readonly length: number; readonly detail: TextTrouble };
  'bad-icon': { readonly found: string };
  'bad-asset': { readonly found: string };
  'bad-mark': { readonly found: string };
  'bad-option': { readonly found: string };
  'bad-place': { readonly found: string };
  'too-long': { readonly max: number };
  'too-short': { readonly min: number };
  'id-not-path': { readonly found: string; readonly expected: string };
  twice: { readonly found: string };
  'two-names': None;
  'needs-round': None;
  'one-of': { readonly keys: readonly string[]; readonly given: 'none' | 'several' };
  // the meaning of effects
  'unknown-id': Likeness & { readonly kind: Kind };
  'reserved-id': { readonly found: string };
  'never-matches': { readonly keys: readonly string[] };
  unpayable: None;
  'never-dealt': { readonly found: number };
  'requirement-and-ability': None;
  'links-nothing': None;
  'nothing-drawn': None;
  'nothing-aside': None;
  'nowhere-yet': None;
  'no-owner': None;
  'idle-key': { readonly key: IdleKey };
  'no-effect': { readonly found: number };
  'per-without-count': None;
  'refers-to-nothing': { readonly word: LostWord };
  'idle-target': None;
  'empty-skill': None;
  'free-skill': None;
  'idle-pick': None;
  unsuited: { readonly what: Unsuited };
  'always-zero': { readonly what: 'pe' | 'sp' | 'encore' };
  'never-set-off': { readonly event: string };
  unaffordable: { readonly found: number; readonly max: number };
  // the meaning of rules
  'bad-range': { readonly min: number; readonly max: number };
  'sculpt-over-deal': { readonly sculpt: number; readonly deal: number };
  'back-off-table': { readonly detail: 'order' | 'end' };
  'endless-match': None;
  'too-few-cards': TooFew;
  'too-few-bonuses': TooFew;
  'zone-not-in-row': { readonly found: string };
  'idle-patch': { readonly found: string; readonly place: string; readonly detail: 'definition' | 'place' };
  'bad-patch': { readonly found: string; readonly place: string };
  'too-many-choices': { readonly found: string; readonly max: number };
  // what is printed
  'missing-translation': { readonly language: Language };
  'stale-text': { readonly language: Language; readonly detail: 'changed' | 'unmarked' };
  'unknown-sign': Likeness & Known;
  // positions of scenarios and traces
  'short-row': { readonly found: string };
  'no-limit': { readonly found: string };
  'no-fired': { readonly found: string };
  'no-gain': None;
  'unspent-gain': { readonly known: readonly string[] };
  'no-link': { readonly found: string; readonly detail: LinkTrouble };
  'impossible-lock': { readonly found: string; readonly detail: LockTrouble };
  'no-sculpt': None;
  'undealt-hand': { readonly count: number; readonly deal: number };
  'too-many-sculpted': { readonly count: number; readonly max: number };
  'low-score': { readonly found: number; readonly min: number };
  /** `known`: some of the names that there are. */
  'unknown-object': Nearness & { readonly known: readonly string[] };
  'not-an-object': { readonly found: string };
  'not-a-wearer': { readonly found: string };
  'bad-object-name': { readonly found: string };
  'not-own-id': { readonly found: string; readonly start: string };
  'bad-event': { readonly found: string };
  // templates, and cards drawn by them
  'unknown-field': Likeness & Known;
  'unknown-font': Likeness & Known;
  'no-such-sign': Likeness & Known;
  'outside-safe': { readonly safe: number };
  'off-card': None;
  'too-much-drawn': { readonly found: number; readonly max: number };
  'lacks-field': { readonly field: string };
  'does-not-fit': { readonly card: string; readonly language: Language; readonly box: string };
  'no-template': { readonly card: string };
  'same-template': { readonly found: string };
  'same-name': { readonly found: string; readonly name: string };
  // pictures
  'bad-image': { readonly type: string };
  'unsafe-svg': { readonly found: string };
  'svg-too-much': None;
  'image-cut': { readonly type: string };
  'image-too-large': {
    readonly width: number;
    readonly height: number;
    readonly side: number;
    readonly megapixels: number;
  };
  'image-unknown': { readonly found: string };
  'missing-image': Likeness;
  /** Only where there is a browser to unpack it. */
  'broken-image': { readonly found: string };
  'unused-image': { readonly found: string };
  'unknown-icon': Nearness;
  // what only play shows: told by screens that let bots play, see src-shared/api/try-out.ts
  'endless-texts': { readonly count: number; readonly games: number; readonly cards: readonly string[] };
  'never-legal': { readonly held: number };
  'always-declined': { readonly offered: number };
  'scenario-fails': { readonly id: string; readonly difference: string };
}
export type DiagnosticCode = keyof DiagnosticData;

/**
 * An error refuses a pack or a save: the text has no meaning. A warning never does: the text has a meaning that
 * nobody wants. `unplayable` is a warning with which no round can begin; it is no error because a pack is made
 * one file after another, and what is half done must be kept too.
 */
export type Severity = 'error' | 'warning';

/** Of every code; the compiler keeps this list equal to the keys above. */
const severities: Readonly<Record<DiagnosticCode, Severity | 'unplayable'>> = {
  'not-an-archive': 'error',
  'archive-damaged': 'error',
  'bad-path': 'error',
  'duplicate-path': 'error',
  'unknown-file': 'error',
  'missing-file': 'error',
  'not-plain-file': 'error',
  'too-many-files': 'error',
  'file-too-big': 'error',
  'pack-too-big': 'error',
  checksum: 'error',
  'not-utf8': 'error',
  'byte-order-mark': 'error',
  'bad-json': 'error',
  'too-deep': 'error',
  'unknown-format': 'error',
  'unknown-game': 'error',
  'unknown-key': 'error',
  missing: 'error',
  'wrong-type': 'error',
  'quoted-boolean': 'error',
  'quoted-number': 'error',
  'only-value': 'error',
  'not-an-integer': 'error',
  'out-of-range': 'error',
  'out-of-measure': 'error',
  'unknown-word': 'error',
  'bad-id': 'error',
  'bad-text': 'error',
  'bad-icon': 'error',
  'bad-asset': 'error',
  'bad-mark': 'error',
  'bad-option': 'error',
  'bad-place': 'error',
  'too-long': 'error',
  'too-short': 'error',
  'id-not-path': 'error',
  twice: 'error',
  'two-names': 'error',
  'needs-round': 'error',
  'one-of': 'error',
  'unknown-id': 'error',
  'reserved-id': 'error',
  'never-matches': 'warning',
  unpayable: 'warning',
  'never-dealt': 'warning',
  'requirement-and-ability': 'warning',
  'links-nothing': 'warning',
  'nothing-drawn': 'warning',
  'nothing-aside': 'warning',
  'nowhere-yet': 'warning',
  'no-owner': 'warning',
  'idle-key': 'warning',
  'no-effect': 'warning',
  'per-without-count': 'error',
  'refers-to-nothing': 'warning',
  'idle-target': 'warning',
  'empty-skill': 'warning',
  'free-skill': 'warning',
  'idle-pick': 'warning',
  unsuited: 'warning',
  'always-zero': 'warning',
  'never-set-off': 'warning',
  unaffordable: 'warning',
  'bad-range': 'error',
  'sculpt-over-deal': 'error',
  'back-off-table': 'error',
  'endless-match': 'warning',
  'too-few-cards': 'unplayable',
  'too-few-bonuses': 'unplayable',
  'zone-not-in-row': 'unplayable',
  'idle-patch': 'warning',
  'bad-patch': 'error',
  'too-many-choices': 'error',
  'missing-translation': 'warning',
  'stale-text': 'warning',
  'unknown-sign': 'warning',
  'short-row': 'error',
  'no-limit': 'error',
  'no-fired': 'error',
  'no-gain': 'error',
  'unspent-gain': 'error',
  'no-link': 'error',
  'impossible-lock': 'error',
  'no-sculpt': 'error',
  'undealt-hand': 'error',
  'too-many-sculpted': 'error',
  'low-score': 'error',
  'unknown-object': 'error',
  'not-an-object': 'error',
  'not-a-wearer': 'error',
  'bad-object-name': 'error',
  'not-own-id': 'error',
  'bad-event': 'error',
  'unknown-field': 'warning',
  'unknown-font': 'warning',
  'no-such-sign': 'warning',
  'outside-safe': 'warning',
  'off-card': 'warning',
  'too-much-drawn': 'error',
  'lacks-field': 'warning',
  'does-not-fit': 'warning',
  'no-template': 'warning',
  'same-template': 'warning',
  'same-name': 'warning',
  'bad-image': 'error',
  'unsafe-svg': 'error',
  'svg-too-much': 'error',
  'image-cut': 'error',
  'image-too-large': 'error',
  'image-unknown': 'error',
  // The rest of the card is still drawn, and it plays as it did.
  'missing-image': 'warning',
  'broken-image': 'warning',
  'unused-image': 'warning',
  'unknown-icon': 'warning',
  'endless-texts': 'warning',
  'never-legal': 'warning',
  'always-declined': 'warning',
  'scenario-fails': 'warning',
};
export const diagnosticCodes = Object.keys(severities) as readonly DiagnosticCode[];

export const severityOf = (code: DiagnosticCode): Severity =>
  severities[code] === 'error' ? 'error' : 'warning';

/** Can no round be played with a pack of which this is said? */
export const stopsPlay = (code: DiagnosticCode): boolean => severities[code] !== 'warning';
