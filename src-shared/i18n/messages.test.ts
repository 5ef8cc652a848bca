import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { failures } from '@shared/api/failures';
import { diagnosticCodes } from '@shared/language/diagnostics';
import { languages, type Language } from '@shared/util/languages';
import { guideMessages, type GuideKey } from './messages/guide/index';
import { messages as own, type MessageKey } from './messages/index';
import { printMessages, type PrintKey } from './messages/print/index';
import { printPages } from './messages/print-pages';
import { createTranslator, translateKey } from './translator';

/** Those that come late are held to the same rules. */
const messages = { ...own, ...guideMessages, ...printMessages, ...printPages };
const keys = Object.keys(messages) as (MessageKey | GuideKey | PrintKey | keyof typeof printPages)[];
const all = keys.flatMap((key) =>
  languages.map((language) => ({ key, language, text: messages[key][language] })),
);

/** Reads a message as the screen does; a syntax error throws and names the key through the test. */
const parsed = (text: string): MessageFormatElement[] => parse(text, { ignoreTag: true });

function* walk(elements: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element;
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) yield* walk(option.value);
  }
}

const placeholders = (text: string): string[] => {
  const found = [...walk(parsed(text))].flatMap((element) =>
    element.type === TYPE.literal || element.type === TYPE.pound ? [] : [String(element.value)],
  );
  return [...new Set(found)].sort();
};

/** The entries a rule finds fault with, as lines that say where to look. */
const faults = (isFault: (entry: (typeof all)[number]) => boolean): string[] =>
  all.filter(isFault).map(({ key, language, text }) => `${key} [${language}]: ${text}`);

describe('every message', () => {
  it('is at one place: in the start-up script, in the guide, on the Print screen or on printed pages', () => {
    const places = [own, guideMessages, printMessages, printPages].map((part) => Object.keys(part).length);
    expect(places.reduce((sum, count) => sum + count)).toBe(keys.length);
  });

  it('is said in every language', () => {
    const incomplete = keys.filter((key) => Object.keys(messages[key]).sort().join() !== 'en,ja,uk');
    expect(incomplete).toEqual([]);
    expect(faults(({ text }) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });

  it('is valid ICU', () => {
    expect(
      faults(({ text }) => {
        try {
          parsed(text);
          return false;
        } catch {
          return true;
        }
      }),
    ).toEqual([]);
  });

  it('has the same placeholders in every language', () => {
    expect(
      faults(({ key, text }) => placeholders(text).join() !== placeholders(messages[key].en).join()),
    ).toEqual([]);
  });

  it('uses typographic signs: a straight apostrophe starts an ICU escape', () => {
    expect(faults(({ text }) => /['"]/.test(text))).toEqual([]);
  });

  it('neither shouts nor speaks of “we”', () => {
    expect(faults(({ text }) => /[!！]/.test(text))).toEqual([]);
    expect(
      faults(({ language, text }) => language === 'en' && /\b(we|our|us)\b(?!-poker)/i.test(text)),
    ).toEqual([]);
    expect(
      faults(
        ({ language, text }) => language === 'uk' && /(?<!\p{L})(ми|нас|нам|наш\p{L}*)(?!\p{L})/iu.test(text),
      ),
    ).toEqual([]);
  });
});

describe('plurals', () => {
  const categories: Record<Language, string> = { en: 'one,other', ja: 'other', uk: 'few,many,one,other' };

  it('have exactly the categories of their language', () => {
    expect(
      faults(({ language, text }) =>
        [...walk(parsed(text))].some(
          (element) =>
            element.type === TYPE.plural &&
            Object.keys(element.options)
              // An exact number such as =0 may be told apart beside the categories.
              .filter((option) => !option.startsWith('='))
              .sort()
              .join() !== categories[language],
        ),
      ),
    ).toEqual([]);
  });

  it.each([
    [0, '0 команд'],
    [1, '1 команда'],
    [2, '2 команди'],
    [5, '5 команд'],
    [11, '11 команд'],
    [21, '21 команда'],
    [22, '22 команди'],
    [25, '25 команд'],
    [101, '101 команда'],
    [1.5, '1,5 команди'],
  ])('are right in Ukrainian for %s', (count, words) => {
    expect(createTranslator('uk')('palette.results', { count })).toBe(words);
  });
});

describe('each script', () => {
  it('Ukrainian has no letters of Russian alone, and its own apostrophe and quotes', () => {
    expect(faults(({ language, text }) => language === 'uk' && /[ыэёъ]/i.test(text))).toEqual([]);
    expect(faults(({ language, text }) => language === 'uk' && /[“”„]/.test(text))).toEqual([]);
  });

  it('Japanese has Japanese quotes, and full stops of its own', () => {
    expect(faults(({ language, text }) => language === 'ja' && /[“”«»„]/.test(text))).toEqual([]);
    expect(
      faults(
        ({ language, text }) => language === 'ja' && /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][.,!?]/u.test(text),
      ),
    ).toEqual([]);
  });

  it('English has English quotes', () => {
    expect(faults(({ language, text }) => language === 'en' && /[«»「」„]/.test(text))).toEqual([]);
  });
});

describe('lists that the workbench keeps', () => {
  const codesUnder = (prefix: string): string[] =>
    keys
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .sort();

  it('have one sentence for each failure, and none too many', () => {
    expect(codesUnder('failure.')).toEqual(Object.keys(failures).sort());
  });

  it('have one sentence for each diagnostic, and none too many', () => {
    expect(codesUnder('diagnostic.')).toEqual([...diagnosticCodes].sort());
  });

  it('give each failure the data its sentence asks for', () => {
    for (const [code, schema] of Object.entries(failures)) {
      const given = Object.keys(schema.shape);
      expect(given, code).toEqual(
        expect.arrayContaining(placeholders(messages[`failure.${code}` as MessageKey].en)),
      );
    }
  });
});

it('a message whose key comes as data is formatted like any other', () => {
  expect(translateKey('ja', 'failure.no-such-pack', { pack: 'x' })).toBe(
    'ライブラリにパック「x」はありません。削除された可能性があります。',
  );
});
