import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { guideMessages } from '@shared/i18n/messages/guide/index';
import type { ValidDefinition } from '@shared/language/definitions/index';
import { shippedPack } from '@shared/language/test-shipped';
import { languages, type Language } from '@shared/util/languages';
import { definedGames, type DefinedGame } from '@shared/games/index';
import { backOffLines } from '@shared/games/ygios/guide';
import { groupsOf } from './entries';
import { factsOf } from './facts';
import { topicKey, type Topic } from './topics';
import { groupTitle, isTopic, linksOf, neighboursOf, ruleTopics, textOf, titleOf, topicsOf } from './words';

const packs: Readonly<Record<DefinedGame, readonly ValidDefinition[]>> = {
  ygios: shippedPack('ygios').definitions,
  governing: shippedPack('governing').definitions,
};
const topics = definedGames().flatMap(topicsOf);
const said = topics.flatMap((topic) =>
  languages.map((language) => ({ topic, language, name: topicKey(topic) })),
);
const factsIn = (game: DefinedGame, language: Language) => factsOf(packs[game], language);
const gameOf = (topic: Topic): DefinedGame => (topic.is === 'rule' ? 'governing' : topic.game);

function* walk(elements: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element;
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) yield* walk(option.value);
  }
}

describe('every page and entry', () => {
  it.each(said)('$name has words in $language, filled from the pack', ({ topic, language }) => {
    const script: Record<Language, RegExp> = { en: /[a-z]/i, ja: /[ぁ-んァ-ヶ一-龠]/u, uk: /[а-яіїєґ]/iu };
    expect(titleOf(topic, language)).toMatch(script[language]);
    const text = textOf(topic, language, factsIn(gameOf(topic), language));
    expect(text).toMatch(script[language]);
    expect(text).toMatch(/[.。]$/);
    expect(text).not.toMatch(/[{}]|undefined|NaN| {2}|\. \./);
    expect(text?.length).toBeLessThanOrEqual(620);
  });

  it('asks only for what a pack of its game tells', () => {
    const unknown = Object.entries(guideMessages).flatMap(([key, texts]) => {
      const game = definedGames().find((one) => key.startsWith(`guide.${one}.`));
      if (!game) return [];
      const facts = factsIn(game, 'en') ?? {};
      return languages.flatMap((language) =>
        [...walk(parse(texts[language], { ignoreTag: true }))]
          .filter(({ type }) => type !== TYPE.literal && type !== TYPE.pound)
          .map((element) => ('value' in element ? String(element.value) : ''))
          .filter((name) => !Object.hasOwn(facts, name))
          .map((name) => `${key} [${language}]: ${name}`),
      );
    });
    expect(unknown).toEqual([]);
  });

  it('has no number typed into its words, but 0 and the three languages’ own', () => {
    const typed = Object.entries(guideMessages)
      .filter(([key]) => /^guide\.(ygios|governing)\./.test(key) && key.endsWith('.text'))
      .flatMap(([key, texts]) =>
        languages.flatMap((language) => {
          const words = [...walk(parse(texts[language], { ignoreTag: true }))]
            .map((element) => (element.type === TYPE.literal ? element.value : ''))
            .join(' ');
          // 1枚, 1回, 2人: how Japanese counts “a card”, “once”, “both”
          const found = words.replace(/[12](枚|回|人|手番|体|つ|ラウンド|ターン|冊)/gu, '').match(/[1-9]/g);
          return found ? [`${key} [${language}]: ${words}`] : [];
        }),
      );
    expect(typed).toEqual([]);
  });

  it('has a title of its own in its game, and there are no words without it', () => {
    for (const game of definedGames())
      for (const language of languages)
        for (const is of ['page', 'entry'] as const) {
          const titles = topicsOf(game)
            .filter((topic) => topic.is === is)
            .map((topic) => titleOf(topic, language));
          expect(new Set(titles).size).toBe(titles.length);
        }
    const keys = topics.flatMap((topic) => {
      if (topic.is === 'rule') return [];
      const key = `guide.${topic.game}.${topic.is === 'page' ? `page.${topic.page}` : topic.entry}`;
      return [key, `${key}.text`];
    });
    const groups = definedGames().flatMap((game) =>
      groupsOf(game).map(([group]) => `guide.${game}.group.${group}`),
    );
    const there = Object.keys(guideMessages).filter((key) => /^guide\.(ygios|governing)\./.test(key));
    expect(there.sort()).toEqual([...keys, ...groups].sort());
    for (const game of definedGames())
      for (const [group] of groupsOf(game))
        for (const language of languages) expect(groupTitle(game, group, language)).not.toBe('');
  });
});

describe('links', () => {
  it.each(topics.map((topic) => ({ topic, name: topicKey(topic) })))(
    'of $name lead somewhere',
    ({ topic }) => {
      const links = linksOf(topic);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((link) => !isTopic(link) || topicKey(link) === topicKey(topic))).toEqual([]);
      expect(new Set(links.map(topicKey)).size).toBe(links.length);
    },
  );

  it('reach every entry, and every common rule of the duel from it', () => {
    const reached = new Set(topics.flatMap(linksOf).map(topicKey));
    expect(topics.filter(({ is }) => is === 'entry').filter((one) => !reached.has(topicKey(one)))).toEqual(
      [],
    );
    expect(ruleTopics.filter((rule) => !reached.has(topicKey(rule)))).toEqual([]);
  });

  it('go from page to page, not into the reference', () => {
    const last: Topic = { is: 'page', game: 'ygios', page: 'modes' };
    expect(neighboursOf(last)).toEqual({ previous: { is: 'page', game: 'ygios', page: 'end' }, next: null });
    expect(neighboursOf({ is: 'page', game: 'ygios', page: 'goal' }).previous).toBeNull();
    expect(neighboursOf({ is: 'rule', rule: 'N5' }).next).toEqual({ is: 'rule', rule: 'N6' });
  });
});

/** A pack whose numbers are all others. */
function changed(game: DefinedGame, change: object): readonly ValidDefinition[] {
  return packs[game].map((one) =>
    one.kind === 'rules' ? ({ ...one, value: { ...one.value, ...change } } as ValidDefinition) : one,
  );
}
const read = (game: DefinedGame, entry: string, change: object, language: Language): string | null =>
  textOf({ is: 'entry', game, entry }, language, factsOf(changed(game, change), language));

describe('a changed pack', () => {
  const rules = packs.ygios.find((one) => one.kind === 'rules');
  if (rules?.kind !== 'rules' || rules.game !== 'ygios') throw new Error('no rules');
  const { scoring, modes } = rules.value;

  it.each([
    ['ygios', 'winning', { scoring: { ...scoring, pointsToWin: 77 } }, '77'],
    ['ygios', 'points', { scoring: { ...scoring, wonRound: 41 } }, '41'],
    ['ygios', 'sweep', { scoring: { ...scoring, zealous: -19 } }, '19'],
    ['ygios', 'face-down', { devotion: { faceDown: 13, besideDivisor: 2 } }, '13'],
    ['ygios', 'distance', { devotion: { faceDown: 2, besideDivisor: 17 } }, '17'],
    ['ygios', 'sculpt', { modes: { ...modes, advanced: { ...modes.advanced, deal: 23 } } }, '23'],
    ['governing', 'host', { hostSp: 91 }, '91'],
    ['governing', 'ap', { ap: 37 }, '37'],
    ['governing', 'refill', { firstTurnAp: 29 }, '29'],
    ['governing', 'end', { handLimit: 53 }, '53'],
    ['governing', 'draw', { drawCost: { base: 31, min: 0, max: 99 } }, '31'],
    ['governing', 'quiet', { quietTurns: 67 }, '67'],
  ] as const)('%s: %s tells its own number', (game, entry, change, number) => {
    for (const language of languages) {
      expect(read(game, entry, change, language)).toContain(number);
      expect(read(game, entry, {}, language)).not.toContain(number);
    }
  });

  it('tells what its options decide', () => {
    const options = { ...rules.value.options, backOffInPlayout: true };
    for (const language of languages)
      expect(read('ygios', 'back-off', { options }, language)).not.toBe(
        read('ygios', 'back-off', {}, language),
      );
    expect(read('ygios', 'sweep', { scoring: { ...scoring, zealous: 4 } }, 'en')).toContain('gets 4 points');
  });

  it.each([
    ['as it ships', scoring.backOff, ['4+ 2', '2-3 3', '1-1 5']],
    ['one line', [{ hand: 0, points: 9 }], ['1+ 9']],
    [
      'a line that nobody reaches',
      [
        { hand: 2, points: 1 },
        { hand: 5, points: 8 },
      ],
      ['2+ 1'],
    ],
  ])('reads the table of backing off: %s', (_, backOff, lines) => {
    const table = backOffLines({ ...rules.value, scoring: { ...scoring, backOff: [...backOff] } });
    expect(table.map(({ from, to, points }) => `${from}${to === null ? '+' : `-${to}`} ${points}`)).toEqual(
      lines,
    );
  });

  it('without rules tells nothing', () => {
    const without = packs.ygios.filter(({ kind }) => kind !== 'rules');
    expect(factsOf(without, 'en')).toBeNull();
    expect(textOf({ is: 'entry', game: 'ygios', entry: 'locks' }, 'en', null)).toBeNull();
  });
});
