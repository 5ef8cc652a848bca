import { describe, expect, it } from 'vitest';
import { languages, type ByLanguage } from '@shared/util/languages';
import { shippedPack } from './test-shipped';
import { summarise } from './summary';

const printed = (['ygios', 'governing'] as const).flatMap((game) => {
  const { definitions, files } = shippedPack(game);
  return definitions.flatMap((one) =>
    one.kind === 'card' || one.kind === 'bonus' || one.kind === 'zone' || one.kind === 'token'
      ? [{ path: one.path, flavour: one.value.flavour, source: files.get(one.path) }]
      : [],
  );
});

/** What fits on two lines of a card. */
const longest: ByLanguage<number> = { en: 70, ja: 32, uk: 70 };
/** Straight quotes are for code, and three marks of another language would betray a copy. */
const wrong: ByLanguage<RegExp> = {
  en: /['"«»「」]|[^\p{sc=Latin}\p{sc=Common}]/u,
  ja: /['"“”«»]/u,
  uk: /['"“”「」ыэёъ]|\p{sc=Latin}/iu,
};

describe('the flavour lines of the shipped packs', () => {
  it.each(printed)('$path', ({ path, flavour, source }) => {
    for (const language of languages) {
      const line = flavour?.[language] ?? '';
      expect(line).toMatch(language === 'ja' ? /[。]$/u : /\.$/u);
      expect(line.length).toBeLessThanOrEqual(longest[language]);
      expect(line).not.toMatch(wrong[language]);
      // Who remembers only the line finds the card by it.
      expect(summarise(path, new TextDecoder().decode(source))?.texts).toContain(line);
    }
  });

  it('are all different', () => {
    const lines = printed.flatMap(({ flavour }) => Object.values(flavour ?? {}));
    expect(lines).toHaveLength(printed.length * languages.length);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
