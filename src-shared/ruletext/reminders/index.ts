import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Language } from '@shared/util/languages';
import { plainMarks } from '../base/plain';
import { signNames } from '../base/sign-names';
import { keywords, type Icon, type Keyword, type RuleText } from '../base/text';
import { duelReminders, type DuelWord } from './duel-words';
import { keywordReminders } from './keywords';
import { duelWordsOf } from './words-of-card';

export type ReminderWord = Keyword | DuelWord;

/** A word on a card and what it means, in the card's language. */
export interface Reminder {
  readonly word: ReminderWord;
  readonly name: string;
  readonly says: string;
}

/** In one line, as the card’s language writes it. */
export const reminderLine = ({ name, says }: Reminder, language: Language): string =>
  `${name}${plainMarks[language].end}${says}`;

export const keywordReminder = (word: Keyword, language: Language): Reminder => ({
  word,
  name: signNames[language].keywords[word],
  says: keywordReminders[word][language],
});

const duelReminder = (word: DuelWord, language: Language): Reminder => ({
  word,
  name: duelReminders[word].name[language],
  says: duelReminders[word].says[language],
});

/** Which word a sign inside a sentence stands for. */
const wordOfIcon: Readonly<Record<Icon, DuelWord>> = { exhaust: 'payByExhausting' };

export const iconReminder = (icon: Icon, language: Language): Reminder =>
  duelReminder(wordOfIcon[icon], language);

/** Everything that a card with this text may have to be reminded of. */
export function remindersOf(definition: ValidDefinition, text: RuleText, language: Language): Reminder[] {
  const used = new Set(text.flatMap((paragraph) => paragraph.keywords));
  const ofKeywords = keywords.filter((word) => used.has(word)).map((word) => keywordReminder(word, language));
  const isDuelCard =
    definition.game === 'governing' && (definition.kind === 'card' || definition.kind === 'token');
  if (!isDuelCard) return ofKeywords;
  return [...ofKeywords, ...duelWordsOf(definition.value).map((word) => duelReminder(word, language))];
}
