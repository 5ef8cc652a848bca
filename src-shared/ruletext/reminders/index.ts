import type { Language } from '@shared/util/languages';
import { plainMarks } from '../base/plain';
import { signNames } from '../base/sign-names';
import type { Icon, Keyword } from '../base/text';
import { iconReminders } from './icons';
import { keywordReminders } from './keywords';

/** A sign on a card and what it means, in the card's language. */
export interface Reminder {
  readonly name: string;
  readonly says: string;
}

/** In one line, as the card’s language writes it. */
export const reminderLine = ({ name, says }: Reminder, language: Language): string =>
  `${name}${plainMarks[language].end}${says}`;

export const keywordReminder = (word: Keyword, language: Language): Reminder => ({
  name: signNames[language].keywords[word],
  says: keywordReminders[word][language],
});

export const iconReminder = (icon: Icon, language: Language): Reminder => ({
  name: iconReminders[icon].name[language],
  says: iconReminders[icon].says[language],
});
