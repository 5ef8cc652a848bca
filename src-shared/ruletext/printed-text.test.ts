import { describe, expect, it } from 'vitest';
import type { Override } from '@shared/language/definitions/printed';
import { effectMark, type EffectDefinition } from '@shared/language/effect-mark';
import { runsOf, sign, type RuleText } from './base/text';
import { asOwnWords, printedText } from './printed-text';

const made: RuleText = [{ from: ['fire'], keywords: ['once'], runs: runsOf('Draw 1 card.') }];

const card = (text: Partial<Record<'en' | 'uk', Override>>, n = 1): EffectDefinition => ({
  game: 'ygios',
  kind: 'card',
  id: 'a',
  path: 'cards/a.json',
  value: { id: 'a', name: 'A', home: 'home', devotion: 1, fire: [{ do: 'draw', n }], text },
});
const mark = effectMark(card({}));
const says = ['Take a peek.'];

describe('the words of a card', () => {
  it('are made from the effects where it has none of its own', () => {
    const plain = { text: made, own: false, stale: false };
    expect(printedText(card({}), 'en', () => made)).toEqual(plain);
    expect(printedText(card({ uk: { says, for: mark } }), 'en', () => made)).toEqual(plain);
  });

  it.each<[string, EffectDefinition, boolean]>([
    ['written for these effects', card({ en: { says, for: mark } }), false],
    ['written for others', card({ en: { says, for: mark } }, 2), true],
    ['tied to nothing', card({ en: { says } }), true],
  ])('are its own, %s', (_what, definition, stale) => {
    expect(printedText(definition, 'en', () => made)).toEqual({
      text: [{ from: ['text', 'en', 'says', 0], keywords: [], runs: [{ is: 'text', text: 'Take a peek.' }] }],
      own: true,
      stale,
    });
  });
});

const exhaust = sign('exhaust');
const written: readonly [string, string, RuleText[number]['keywords'], string][] = [
  ['a keyword in front', '{once} Draw a card.', ['once'], 'Draw a card.'],
  ['two keywords', '{once}{lock}Wait.', ['once', 'lock'], 'Wait.'],
  ['a keyword twice, once', '{lock}{once} {lock} Wait.', ['lock', 'once'], 'Wait.'],
  ['a sign inside', 'Pay {exhaust}: wait.', [], `Pay ${exhaust}: wait.`],
  ['a sign in front', '{exhaust}: wait.', [], `${exhaust}: wait.`],
  ['a keyword inside is words', 'Wait {once} more.', [], 'Wait {once} more.'],
  ['braces around anything else are words', '{sun} Wait { }.', [], '{sun} Wait { }.'],
];
const plain = (text: RuleText[number]['runs']): string =>
  text.map((run) => (run.is === 'text' ? run.text : sign(run.icon))).join('');

describe('signs in own words', () => {
  it.each(written)('%s', (_what, paragraph, keywords, sentence) => {
    const [found] = printedText(card({ en: { says: [paragraph] } }), 'en', () => made).text;
    expect(found?.keywords).toEqual(keywords);
    expect(plain(found?.runs ?? [])).toBe(sentence);
  });

  it('are what a text is written with where own words begin', () => {
    const text: RuleText = [
      { from: [], keywords: ['persist', 'protect'], runs: runsOf(`${exhaust}: rest.`) },
      { from: [], keywords: ['cost'], runs: [] },
    ];
    const words = asOwnWords(text);
    expect(words).toEqual(['{persist} {protect} {exhaust}: rest.', '{cost}']);
    const again = printedText(card({ en: { says: words } }), 'en', () => made).text;
    expect(again.map(({ keywords, runs }) => ({ from: [], keywords, runs }))).toEqual(text);
  });
});
