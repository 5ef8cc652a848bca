import { createTranslator, translateKey } from '@shared/i18n/translator';
import type { Language } from '@shared/util/languages';
import type { Command } from './command';
import { fuzzyScore } from './fuzzy';

/** A command answers in the user's language first; English is the second chance, at half the weight. */
const secondChance = 0.5;

export function commandTitle({ mark, title }: Command, language: Language): string {
  const words = typeof title === 'string' ? translateKey(language, title, {}) : title(language);
  return mark === undefined ? words : `${mark} ${words}`;
}

export const menuTitle = (command: Command, language: Language): string =>
  createTranslator(language)(`menu.${command.menu}`);

function score(query: string, command: Command, language: Language): number {
  const own = fuzzyScore(query, commandTitle(command, language));
  const withMenu = fuzzyScore(query, `${menuTitle(command, language)} ${commandTitle(command, language)}`);
  const names = [commandTitle(command, 'en'), ...(command.also ?? [])];
  const english = Math.max(...names.map((name) => fuzzyScore(query, name))) * secondChance;
  return Math.max(own, withMenu * secondChance, english);
}

/** Best first; without a query, those used last come first and the rest keep their order. */
export function searchCommands(
  query: string,
  commands: readonly Command[],
  language: Language,
  recent: readonly string[],
): readonly Command[] {
  const recency = (command: Command): number => {
    // Used last or not, what takes something away does not come to the front by itself.
    const at = command.destructive ? -1 : recent.indexOf(command.id);
    return at < 0 ? 0 : 1 - at / recent.length;
  };
  const asked = query.trim() !== '';
  return commands
    .filter((command) => asked || !command.onlyAsked || recent.includes(command.id))
    .map((command) => ({ command, score: score(query, command, language) }))
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score || recency(b.command) - recency(a.command))
    .map((entry) => entry.command);
}
