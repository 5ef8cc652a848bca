import type { ValidDefinition } from '@shared/language/definitions/index';
import type { DefinedGame } from '@shared/games/index';
import type { Kind } from '@shared/language/kinds';
import type { Names } from '@shared/language/names';
import type { RuleText } from '@shared/ruletext/base/text';
import type { Language } from '@shared/util/languages';

/** Definitions that are shown as cards. */
export type PrintedDefinition<G extends DefinedGame = DefinedGame> = Extract<
  ValidDefinition<G>,
  { readonly kind: 'card' | 'bonus' | 'zone' | 'token' }
>;
export type TemplateDefinition = Extract<ValidDefinition, { readonly kind: 'template' }>;

/** What a face needs to know of the pack around its card. */
export interface FaceAround {
  /** The names of the pack. */
  readonly set: Names;
  /** null: the pack has none; that is a diagnostic, and the card is drawn without what it would show of it. */
  definitionOf(kind: Kind, id: string): ValidDefinition | null;
  /** The first characters of the content's hash; empty while a card is being edited. */
  revisionOf(path: string): string;
  textOf(definition: PrintedDefinition, language: Language): RuleText;
}
