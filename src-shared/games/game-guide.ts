import type { RuleId } from '@shared/help/rules';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Icon, Keyword } from '@shared/ruletext/base/text';
import type { Language } from '@shared/util/languages';

/** What the sentences of the guide ask for, by name: numbers, names and decisions of one pack. */
export type GuideFacts = Readonly<Record<string, number | string | readonly string[]>>;

/** Where an entry leads. */
export interface EntryLinks {
  readonly entries: readonly string[];
  readonly rules?: readonly RuleId[];
}
export const to = (...entries: string[]): EntryLinks => ({ entries });
export const withRules = (entries: readonly string[], ...rules: RuleId[]): EntryLinks => ({
  entries,
  rules,
});

/** A word that cards use, and what it means. */
export interface SignWord {
  readonly name: string;
  readonly says: string;
  /** The sign that is printed for it. */
  readonly sign: { readonly keyword: Keyword } | { readonly icon: Icon } | null;
}

/** How a game is explained. Its sentences are messages, its pictures are figures: both are named after this. */
export interface GameGuide {
  /** How to play, page by page, and the entries to read on with. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** The reference, in the groups of its list. */
  readonly groups: Readonly<Record<string, Readonly<Record<string, EntryLinks>>>>;
  /** null: the pack has no rules that can be read. */
  facts(definitions: readonly ValidDefinition[], language: Language): GuideFacts | null;
  /** The words on its cards that have a meaning of their own, for the entry `signs`. */
  signs(language: Language): readonly SignWord[];
}

export const countOf = (definitions: readonly ValidDefinition[], kind: ValidDefinition['kind']): number =>
  definitions.filter((one) => one.kind === kind).length;

/**
 * A card for the pictures, chosen by what it is and never by its name: a designer's pack has others. Every one may be
 * missing.
 */
export interface Sample<C> {
  readonly path: string;
  readonly value: C;
}
