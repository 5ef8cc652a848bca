import { describe, expect, it } from 'vitest';
import { cardSchema } from '../definitions/card';
import type { Card } from '../effects/index';
import { shippedPack } from '@shared/language/test-shipped';
import { languages, type Language } from '@shared/util/languages';
import type { Around } from '@shared/ruletext/base/around';
import { plainText } from '@shared/ruletext/base/plain';
import { signNames } from '@shared/ruletext/base/sign-names';
import { randomFrom, withVariants } from '@shared/ruletext/random/random';
import { canonical } from './canonical';
import { governingText } from './index';
import { randomCard } from './test-random-effects';

const seed = Number(process.env['HEARTDECK_SEED'] ?? Date.now() % 1_000_000);
const rounds = Number(process.env['HEARTDECK_ROUNDS'] ?? 10_000);
const variants = 4;
const around: Around = { nameOf: (_, id) => id.toUpperCase() };

/** An Action and a lasting card may say the same words: their type is printed beside them. */
const said = (card: Card, language: Language): string => {
  const text = plainText(governingText(card, 'card', language, around), language, signNames[language]);
  return card.type === 'action' ? `action: ${text}` : text;
};

const random = randomFrom(seed);
const cards: readonly Card[] = [
  ...shippedPack('governing').definitions.flatMap((one) => (one.kind === 'card' ? [one.value] : [])),
  ...Array.from({ length: rounds }, () => withVariants(random, randomCard, variants)).flat(),
];

describe(`one text, one meaning (HEARTDECK_SEED=${seed})`, () => {
  it('is asked of cards that are right', () => {
    const wrong = cards.filter((_, n) => n % 100 === 0).filter((card) => !cardSchema.safeParse(card).success);
    expect(wrong).toEqual([]);
  });

  it.each(languages)('and one meaning, one text, in %s', (language) => {
    const meanings = new Map<string, string>();
    const texts = new Map<string, string>();
    const clashes: unknown[] = [];
    for (const card of cards) {
      const text = said(card, language);
      const meaning = `${card.type === 'action' ? 'action: ' : ''}${canonical(card)}`;
      const [known, before] = [meanings.get(text) ?? meaning, texts.get(meaning) ?? text];
      if (known !== meaning) clashes.push({ text, meanings: [known, meaning] });
      if (before !== text) clashes.push({ meaning, texts: [before, text] });
      if (clashes.length > 5) break;
      meanings.set(text, meaning);
      texts.set(meaning, text);
    }
    expect(clashes).toEqual([]);
  });
});
