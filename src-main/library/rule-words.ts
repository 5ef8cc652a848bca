import { checkFile } from '@shared/language/check-file';
import type { Game } from '@shared/games/index';
import { bearsText, plainRuleText, type Around } from '@shared/ruletext/index';
import { languages } from '@shared/util/languages';

/**
 * Names of other definitions are left as ids: a text in the index belongs to a content, whatever pack it is in, and
 * must not have to be made again because a zone was given another name.
 */
const alone: Around = { nameOf: () => null, ukrainianCasesOf: () => null };

/** The words on a card in every language, to be searched; none for a document that is wrong or bears no text. */
export function ruleWords(game: Game, path: string, bytes: Uint8Array): string[] {
  const checked = checkFile(path, bytes, game);
  if (!checked.ok || checked.value.is !== 'definition') return [];
  const { definition } = checked.value;
  if (!bearsText(definition)) return [];
  return languages.map((language) => plainRuleText(definition, language, alone));
}
