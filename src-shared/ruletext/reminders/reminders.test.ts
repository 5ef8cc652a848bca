import { describe, expect, it } from 'vitest';
import { shippedPack } from '@shared/language/test-shipped';
import { languages } from '@shared/util/languages';
import { keywords, type RuleText } from '../base/text';
import { duelWords, duelReminders, type DuelWord } from './duel-words';
import { iconReminder, keywordReminder, reminderLine, remindersOf } from './index';
import { keywordReminders } from './keywords';

const duel = shippedPack('governing').definitions;

/** Of every card: what somebody who plays it for the first time may ask. */
const asked: Readonly<Record<string, readonly DuelWord[]>> = {
  a01: ['quick', 'pe', 'target'],
  a02: ['quick', 'pe', 'target'],
  a03: ['pe', 'target'],
  a04: ['cannot', 'encore', 'bowOut', 'target'],
  a05: [],
  a06: [],
  a07: ['X', 'token'],
  a08: ['control', 'target'],
  a09: ['pe', 'target'],
  a10: ['quick', 'target'],
  a11: ['groove', 'target'],
  d01: [],
  d02: [],
  d03: ['encore'],
  d04: ['swing', 'must'],
  d05: ['payByExhausting', 'pe', 'target'],
  d06: ['exhaust'],
  d07: ['bowOut', 'pe', 'lastNumber', 'target'],
  d08: ['bowOut', 'lastNumber'],
  d09: ['target'],
  h01: [],
  h02: ['refreshCost'],
  t01: ['alteration', 'swing', 'cannot'],
  t02: ['alteration', 'maxSp'],
  t03: ['alteration', 'maxSp'],
  t04: ['drawCost'],
  t05: ['drawCost'],
  t06: ['payByExhausting', 'refresh', 'target'],
  confetti: [],
};

describe('reminders', () => {
  it('are of the words that a card of the duel uses', () => {
    const shown = duel
      .filter(({ kind }) => kind === 'card' || kind === 'token')
      .map((one) => [one.id, remindersOf(one, [], 'en').map(({ word }) => word)]);
    expect(Object.fromEntries(shown)).toEqual(asked);
  });

  it('are of the keywords that a text shows, each once', () => {
    const [card] = shippedPack('ygios').definitions.filter(({ kind }) => kind === 'card');
    if (!card) throw new Error('no card');
    const text: RuleText = [
      { from: [], keywords: ['lock', 'once'], runs: [] },
      { from: [], keywords: ['once', 'persist'], runs: [] },
    ];
    const shown = remindersOf(card, text, 'uk');
    expect(shown.map(({ word }) => word)).toEqual(['once', 'persist', 'lock']);
    expect(shown[0]).toEqual(keywordReminder('once', 'uk'));
    expect(shown[0]?.name).toBe('Раз');
  });

  it('say of the sign for exhausting how it is paid', () => {
    expect(iconReminder('exhaust', 'en').says).toBe(duelReminders.payByExhausting.says.en);
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
    ...duelWords.map((word) => [language, word, duelReminders[word].says[language]] as const),
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
