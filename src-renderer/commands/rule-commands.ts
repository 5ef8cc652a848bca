import { ruleIds, type RuleId } from '@shared/help/rules';
import { createTranslator } from '@shared/i18n/translator';
import { languages } from '@shared/util/languages';
import type { Command } from './command';

/** By its title in any language: a rule is often looked for by a word that was read elsewhere. */
const titlesOf = (rule: RuleId): string[] =>
  languages.map((language) => createTranslator(language)(`help.${rule}.title`));

/** The page of each rule, for whoever types its id or its title. The palette alone has them: a menu would drown. */
export const ruleCommands: readonly Command[] = ruleIds.map((rule) => ({
  id: `rule.${rule}`,
  title: `help.${rule}.title`,
  mark: rule,
  also: titlesOf(rule),
  menu: 'help',
  order: 1,
  onlyAsked: true,
  run: ({ navigation }) => navigation.openHelp(rule),
}));
