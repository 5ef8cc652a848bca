import type { Around } from '@shared/ruletext/base/around';
import type { RuleText } from '@shared/ruletext/base/text';
import { printedText } from '@shared/ruletext/printed-text';
import type { Language } from '@shared/util/languages';
import type { PrintedDefinition } from './around';

/** The words made from the effects of each game. */
const made = (_definition: PrintedDefinition, _language: Language, _around: Around): RuleText => [];

/** What a card says: the designer's own words, or those made from its effects. */
export const ruleTextOf = (definition: PrintedDefinition, language: Language, around: Around): RuleText =>
  printedText(definition, language, () => made(definition, language, around)).text;
