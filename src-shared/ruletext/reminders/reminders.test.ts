import { describe, expect, it } from 'vitest';
import { languages } from '@shared/util/languages';
import { governingWords, governingReminders } from '@shared/games/governing/reminders';
import { keywords } from '../base/text';
import { iconReminder, keywordReminder, reminderLine } from './index';
import { keywordReminders } from './keywords';

describe('reminders', () => {
  it('say of the sign for exhausting how it is paid', () => {
    expect(iconReminder('exhaust', 'en').says).toBe(governingReminders.payByExhausting.says.en);
  });

  it.each([
    ['en', 'Lock: During'],
    ['ja', 'ロック：その手番'],
    ['uk', 'Блок: Протягом'],
  ] as const)('are one line with the colon of their language: %s', (language, start) => {
    expect(reminderLine(keywordReminder('lock', language), language)).toMatch(new RegExp(`^${start}`));
  });

  const sentences = languages.flatMap((language) => [
    ...keywords.map((word) => [language, word, keywordReminders[word][language]] as const),
    ...governingWords.map((word) => [language, word, governingReminders[word].says[language]] as const),
  ]);
  it.each(sentences)('are sentences of their language: %s %s', (language, _word, says) => {
    expect(says).toMatch(language === 'ja' ? /。$/ : /\.$/);
    expect(says).not.toMatch(/['"!]| {2}/);
    if (language === 'en') expect(says).not.toMatch(/\p{sc=Cyrillic}|\p{sc=Hira}/u);
    if (language === 'ja') expect(says).toMatch(/\p{sc=Hira}/u);
    if (language === 'uk') expect(says).toMatch(/\p{sc=Cyrillic}/u);
  });
  it('are short, and none is said twice', () => {
    const long = sentences.filter(([language, , says]) => says.length > (language === 'ja' ? 90 : 170));
    expect(long).toEqual([]);
    expect(new Set(sentences.map(([, , says]) => says)).size).toBe(sentences.length);
  });
});
