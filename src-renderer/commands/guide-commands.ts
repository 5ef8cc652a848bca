import { definedGames } from '@shared/games/index';
import type { Language } from '@shared/util/languages';
import { languages } from '@shared/util/languages';
import type { Command } from './command';

/** Pages and entries of the guide, for whoever types a word of their titles. Their words come with the first use. */
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
