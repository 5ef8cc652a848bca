import { describe, expect, it } from 'vitest';
import { shippedPack } from '@shared/language/test-shipped';
import { languages, type Language } from '@shared/util/languages';
import { factsOf } from './facts';
import { indexOf, searchGuide } from './search';
import { definedGames } from '@shared/games/index';
import { topicKey } from './topics';
import { ruleTopics, titleOf, topicsOf } from './words';

const packs = { ygios: shippedPack('ygios').definitions, governing: shippedPack('governing').definitions };
const topics = [...definedGames().flatMap(topicsOf), ...ruleTopics];
const index = indexOf(topics, (game, language) => factsOf(packs[game], language));
const find = (query: string, language: Language = 'en'): string[] =>
  searchGuide(index, query, language).map(topicKey);

describe('the search', () => {
  it.each([
    ['locks', 'ygios/locks'],
    ['LOCK', 'ygios/locks'],
    ['ロック', 'ygios/locks'],
    ['ﾛｯｸ', 'ygios/locks'],
    ['блокування', 'ygios/locks'],
    ['блокуванням', 'ygios/locks'],
    ['sculpting', 'ygios/sculpt'],
    ['手札調整', 'ygios/sculpt'],
    ['формування', 'ygios/sculpt'],
    ['身を引く', 'ygios/back-off'],
    ['відступ', 'ygios/back-off'],
    ['waiting pile', 'governing/pile'],
    ['待機スタック', 'governing/pile'],
    ['стос очікування', 'governing/pile'],
    ['settled', 'governing/settled'],
    ['なじ', 'governing/settled'],
    ['призвичаєний', 'governing/settled'],
    ['об’єкт', 'governing/in-play'],
    ["об'єкт", 'governing/in-play'],
    ['N5', 'N5'],
  ])('finds by “%s”, whatever the language of the screen', (query, wanted) => {
    for (const language of languages) expect(find(query, language).slice(0, 4)).toContain(wanted);
  });

  it('finds every topic by its title, in each language, among the first', () => {
    const missed = topics.flatMap((topic) =>
      languages
        .filter((language) => !find(titleOf(topic, language), language).slice(0, 4).includes(topicKey(topic)))
        .map((language) => `${language} ${topicKey(topic)}`),
    );
    expect(missed).toEqual([]);
  });

  it('finds what only the reminders of the signs say', () => {
    expect(find('keyword', 'en')).not.toContain('ygios/signs');
    expect(find('at most once per round')).toContain('ygios/signs');
  });

  it('wants every word, and nothing for nothing', () => {
    expect(find('locks zzzz')).toEqual([]);
    expect(find('  ')).toEqual([]);
  });
});
