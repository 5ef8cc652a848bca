import { definedGames } from '@shared/games/index';
import { ruleIds, type RuleId } from '@shared/help/rules';
import { createTranslator } from '@shared/i18n/translator';
import { languages, type Language } from '@shared/util/languages';
import type { Command } from './command';

/** Pages and entries of the guide, found by words of their titles. The titles are loaded with the first use. */
export async function guideCommands(): Promise<readonly Command[]> {
  const { topicKey } = await import('@shared/guide/topics');
  const { titleOf, topicsOf } = await import('@shared/guide/words');
  const { createGuideTranslator } = await import('@shared/i18n/guide-translator');
  return definedGames().flatMap((game) =>
    topicsOf(game).map((topic): Command => {
      const title = (language: Language): string => {
        const name = createGuideTranslator(language)(`guide.game.${game}`);
        return `${titleOf(topic, language)} (${name})`;
      };
      return {
        id: `guide.${topicKey(topic)}`,
        title,
        also: languages.map(title),
        menu: 'help',
        order: 1,
        onlyAsked: true,
        run: ({ navigation }) => navigation.openTopic(topic),
      };
    }),
  );
}

/** By its title in any language: a rule is often looked for by a word that was read elsewhere. */
const titlesOf = (rule: RuleId): string[] =>
  languages.map((language) => createTranslator(language)(`help.${rule}.title`));

/** The page of each rule, found by its id or title. Only the palette has them: a menu would be too long. */
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
