import { IntlMessageFormat } from 'intl-messageformat';
import type { ByLanguage, Language } from '@shared/util/languages';
import { entriesIn } from './list';
import type { ParamsOf } from './params';

/** Messages that come together: those of the start-up script, those that come with a part of the application. */
export type Messages = Readonly<Record<string, ByLanguage<string>>>;
export type KeyIn<M extends Messages> = keyof M & string;
/** No second argument for a message without placeholders, a complete one otherwise. */
type Rest<Text extends string> = keyof ParamsOf<Text> extends never ? [] : [params: ParamsOf<Text>];

export interface TranslatorOf<M extends Messages> {
  readonly language: Language;
  <K extends KeyIn<M>>(key: K, ...rest: Rest<M[K]['en']>): string;
}

export interface Catalogue<M extends Messages> {
  translator(language: Language): TranslatorOf<M>;
  has(key: string): key is KeyIn<M>;
  /** For messages whose key comes as data: the type can't know the placeholders. */
  format(language: Language, key: KeyIn<M>, params?: Readonly<Record<string, unknown>>): string;
}

/** Each message is read once a language, when it is first said. */
export function catalogue<M extends Messages>(messages: M): Catalogue<M> {
  const compiled = new Map<string, IntlMessageFormat>();
  function format(language: Language, key: KeyIn<M>, params?: Readonly<Record<string, unknown>>): string {
    const cacheKey = `${language} ${key}`;
    let message = compiled.get(cacheKey);
    if (!message) {
      const text: string = (messages[key] as ByLanguage<string>)[language];
      message = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
      compiled.set(cacheKey, message);
    }
    return String(message.format(params && withLists(language, params)));
  }
  return {
    format,
    has: (key): key is KeyIn<M> => Object.hasOwn(messages, key),
    translator(language) {
      const translate = (key: KeyIn<M>, params?: Readonly<Record<string, unknown>>): string =>
        format(language, key, params);
      return Object.assign(translate, { language });
    },
  };
}

/** Lists come as lists: what stands between their entries is the language's matter. */
const withLists = (
  language: Language,
  params: Readonly<Record<string, unknown>>,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? entriesIn(language, value.map(String)) : (value as string | number),
    ]),
  );
