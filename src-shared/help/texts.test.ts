import { describe, expect, it } from 'vitest';
import { guideMessages } from '@shared/i18n/messages/guide/index';
import { messages as own } from '@shared/i18n/messages/index';
import { languages, type Language } from '@shared/util/languages';
import { ruleGroupNames, ruleIds, type RuleId } from './rules';
import { governingCards } from './test-governing';

const messages = { ...own, ...guideMessages };
const parts = ['title', 'rule', 'example'] as const;
const helpTexts = Object.entries(messages).filter(([key]) => key.startsWith('help.'));
const governingTexts = Object.entries(messages).filter(([key]) => /^(help|guide\.governing)\./.test(key));
const said = ruleIds.flatMap((rule) =>
  languages.map((language) => ({
    rule,
    language,
    title: messages[`help.${rule}.title`][language],
    text: messages[`help.${rule}.rule`][language],
    example: messages[`help.${rule}.example`][language],
  })),
);

describe('each rule', () => {
  it('has a title, a text and an example, and there is no text without a rule', () => {
    const wanted = ruleIds.flatMap((rule) => parts.map((part) => `help.${rule}.${part}`));
    const there = helpTexts.map(([key]) => key).filter((key) => /^help\.[A-Z]\d\./.test(key));
    expect(there.sort()).toEqual(wanted.sort());
    for (const group of ruleGroupNames) expect(messages).toHaveProperty([`help.group.${group}`]);
  });

  it.each(languages)('has a title of its own in %s', (language) => {
    const titles = said.filter((entry) => entry.language === language).map(({ title }) => title);
    expect(new Set(titles).size).toBe(ruleIds.length);
  });

  it.each(said)('$rule is written in $language, shortly', ({ language, title, text, example }) => {
    const script: Record<Language, RegExp> = { en: /[a-z]/, ja: /[ぁ-んァ-ヶ]/u, uk: /[а-яіїєґ]/u };
    for (const words of [title, text, example]) expect(words).toMatch(script[language]);
    expect(title).not.toMatch(/[.。]$/);
    expect(text).toMatch(/[.。]$/);
    expect(example).toMatch(/[.。]$/);
    expect(title.length).toBeLessThanOrEqual(40);
    expect(text.length).toBeLessThanOrEqual(260);
    expect(example.length).toBeLessThanOrEqual(360);
  });
});

describe('the examples', () => {
  /** Which cards each of them is about: a card that gets another name must get it here too. */
  const casts: Readonly<Record<RuleId, readonly string[]>> = {
    E1: ['d05', 'd01'],
    E2: ['d05', 't06', 'a08'],
    E3: ['d06', 'd01'],
    E4: ['d02', 't06'],
    N1: ['a03', 'd02'],
    N2: ['a07'],
    N3: ['d04', 'a01', 'a02'],
    N4: ['d02'],
    N5: ['d02', 'a02', 'd08'],
    N6: ['a11', 'd02', 'a10'],
    N7: ['t05', 't04'],
    N8: ['h02'],
    N9: ['a07', 'd01'],
    I1: ['a05'],
    I2: ['a09', 'd01', 'd02', 'a10'],
    C1: ['d06', 'd01', 'd02'],
    C2: ['a06'],
    C3: ['d09', 'a11'],
    C4: ['d09'],
    X1: ['d04', 't01', 'a04', 'd03'],
    M1: ['d01', 't02'],
    M2: ['d02', 't03', 'd01'],
    M3: ['d02', 't03'],
    M4: ['d01', 't02'],
  };
  const byId = new Map(governingCards.map((card) => [card.id, card]));

  it.each(said)('$rule in $language calls the cards by their names', ({ rule, language, example }) => {
    for (const id of casts[rule]) expect(example).toContain(byId.get(id)?.names[language]);
  });

  it.each(said)('$rule in $language speaks of no other card', ({ rule, language, example }) => {
    const others = governingCards
      .filter(({ id }) => !casts[rule].includes(id))
      .map(({ names }) => names[language]);
    expect(others.filter((name) => example.includes(name))).toEqual([]);
  });
});

/** Words of other card games and of rougher ones: this one has its own for all of them. */
const strangers: Readonly<Record<Language, RegExp>> = {
  en: /\b(attack|damage|kill|die[sd]?|dead|destroy|fight|battle|creature|monster|graveyard|tap|untap|health|life|mana|deck|library|hit points?|weapon|enemy|summon)/i,
  ja: /攻撃|ダメージ|倒す|殺|死|破壊|戦闘|クリーチャー|モンスター|墓地|タップ|ライフ|マナ|デッキ|山札|敵|武器|召喚/u,
  uk: /атак|шкод(а|и|у)(?!\p{L})|вби|помер|мертв|знищ|бій|битв|істот|монстр|кладовищ|здоров|життя|мана|колод|ворог|зброя|прикли/iu,
};

it('every text keeps to the words of the game', () => {
  const faults = governingTexts.flatMap(([key, texts]) =>
    languages
      .filter((language) => strangers[language].test(texts[language]))
      .map((language) => `${key} [${language}]: ${texts[language]}`),
  );
  expect(faults).toEqual([]);
});

/** The Ukrainian and Japanese texts have words of their own for what English shortens. */
it.each(said.filter(({ language }) => language !== 'en'))(
  '$rule in $language has no English in it',
  (entry) => {
    expect(`${entry.title} ${entry.text} ${entry.example}`).not.toMatch(/[A-Za-z]{2}/);
  },
);
