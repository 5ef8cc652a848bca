import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Zone } from '@shared/games/ygios/definitions/zone';
import type { Names } from '@shared/language/names';
import type { RuleText } from '@shared/ruletext/base/text';
import type { Language } from '@shared/util/languages';

/** Definitions that are shown as cards. */
export type PrintedDefinition = Extract<
  ValidDefinition,
  { readonly kind: 'card' | 'bonus' | 'zone' | 'token' }
>;
export type TemplateDefinition = Extract<ValidDefinition, { readonly kind: 'template' }>;

/** What a face needs to know of the pack around its card. */
export interface FaceAround {
  /** The names of the pack. */
  readonly set: Names;
  /** null: the pack has no such zone; that is a diagnostic, and the card is drawn without its colour. */
  zoneOf(id: string): Zone | null;
  /** The first characters of the content's hash; empty while a card is being edited. */
  revisionOf(path: string): string;
  textOf(definition: PrintedDefinition, language: Language): RuleText;
}
