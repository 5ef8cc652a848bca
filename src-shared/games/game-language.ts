import type { FieldTable } from '@shared/language/definitions/template-fields';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Diagnostic } from '@shared/language/diagnostics';
import type { Said } from '@shared/language/docs/said';
import type { Finding, FindingPath } from '@shared/language/finding';
import type { PlainValue } from '@shared/language/fixes';
import type { HelpBook } from '@shared/language/json-schema/book';
import type { Kind } from '@shared/language/kinds';
import type { Names } from '@shared/language/names';
import type { Naming, Way } from '@shared/language/naming';
import type { NamedDefinition } from '@shared/language/references';
import type { ScenarioLanguage } from '@shared/language/scenario/scenario-language';
import type { DefinedGame } from './index';
import type { NewKind } from './new-definition';
import type { EffectSnippet } from './snippet';

/** Where effects stand: the kind of the document, and the list in it. */
export interface EffectPlace {
  readonly kind: Kind;
  readonly list: string;
  /** What the skill around a step names, as it is written. */
  readonly target?: unknown;
}

export interface Named {
  readonly kind: Kind;
  readonly id: string;
}
/** The definition as it stands, or null. */
export type FindDefinition = (kind: Kind, id: string) => ValidDefinition | null;
export interface Others {
  readonly find: FindDefinition;
  readonly has: (kind: Kind, id: string) => boolean;
}

/** A question that rules ask about single definitions, and whom each answer changes. */
export interface AskedRuling {
  readonly id: string;
  readonly names: Names;
  readonly choices: readonly {
    readonly value: boolean | string;
    readonly names: Names | null;
    readonly isDefault: boolean;
    readonly about: readonly Named[];
  }[];
}

/** Short names for forms. */
export interface Labels {
  readonly keys: Readonly<Record<string, Said>>;
  /** Of words, by the key whose word it is, or by the list. */
  readonly words: Readonly<Partial<Record<string, Readonly<Record<string, Said>>>>>;
}

type Entries = { [key: string]: PlainValue };

/**
 * What checks, forms and help ask of a game's definitions, beside their schemas (schemas.ts). It brings schemas along
 * and is loaded late. Methods on purpose: each game takes its own definitions, and is asked only with those.
 */
export interface GameLanguage<G extends DefinedGame = DefinedGame> {
  readonly title: Said;
  /** What its cards have to show, and what each field is called. */
  readonly fields: FieldTable;
  readonly fieldDocs: Readonly<Partial<Record<string, Said>>>;
  /** Keys that tell the kind of a file that lies outside of its pack, the most telling first. */
  readonly tellingKeys: readonly (readonly [key: string, kind: Kind])[];

  /** What one definition means or fails to mean, as far as it can be seen without the rest of its pack. */
  meaning(definition: ValidDefinition<G>): Finding[];
  /** What a match could stumble over in the whole pack. */
  packMeaning(
    definitions: readonly ValidDefinition<G>[],
    files: ReadonlyMap<string, Uint8Array>,
  ): Diagnostic[];
  /** What is wrong with it beside single others. */
  besideOthers(definition: ValidDefinition<G>, others: Others): Finding[];
  /** The definitions that it names. */
  references(definition: ValidDefinition<G>): NamedDefinition[];
  /** Places where it names one in what it sets into others: what they mean is found in those. */
  namesInPatches(definition: ValidDefinition<G>, named: Named, find: FindDefinition): FindingPath[];
  /** Questions that it asks about single definitions. */
  rulings(definition: ValidDefinition<G>): readonly AskedRuling[];
  /** Whose ids stand at a place of a definition; null where none do. */
  naming(kind: Kind, way: Way): Naming | null;

  /** What the editor says about its documents. */
  readonly book: HelpBook;
  readonly labels: Labels;
  /** What a word means that is the only one in its form, so that the schema has no list to explain. */
  loneWord(way: Way, word: unknown): Said | null;
  readonly scenario: ScenarioLanguage;

  /** Lists of effects, wherever they stand in a definition. */
  readonly effectLists: readonly string[];
  readonly snippets: readonly EffectSnippet[];
  /** A definition that has these effects and nothing else, to be said as text; null where none can. */
  bearer(place: EffectPlace, effects: readonly unknown[]): [Kind, object] | null;
  /** A standing rule of the help book, as it begins in a definition of this kind. */
  suitedRule(kind: Kind, start: Entries): Entries;
  readonly newKinds: Readonly<Partial<Record<Kind, NewKind>>>;
}
