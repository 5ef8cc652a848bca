import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '@shared/util/languages';
import { entriesIn } from './list';
import { messages, type MessageKey } from './messages/index';
import type { ParamsOf } from './params';

type EnglishOf<K extends MessageKey> = (typeof messages)[K]['en'];
export type MessageParams<K extends MessageKey> = ParamsOf<EnglishOf<K>>;
/** No second argument for a message without placeholders, a complete one otherwise. */
type Rest<K extends MessageKey> = keyof MessageParams<K> extends never ? [] : [params: MessageParams<K>];

export interface Translator {
  readonly language: Language;
  <K extends MessageKey>(key: K, ...rest: Rest<K>): string;
}

const compiled = new Map<string, IntlMessageFormat>();

function format(language: Language, key: MessageKey, params?: Record<string, unknown>): string {
  const cacheKey = `${language} ${key}`;
  let message = compiled.get(cacheKey);
  if (!message) {
    message = new IntlMessageFormat(messages[key][language], language, undefined, { ignoreTag: true });
    compiled.set(cacheKey, message);
  }
  return String(message.format(params && withLists(language, params)));
}

/** Lists come as lists: what stands between their entries is the language's matter. */
const withLists = (language: Language, params: Record<string, unknown>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? entriesIn(language, value.map(String)) : (value as string | number),
    ]),
  );

export function createTranslator(language: Language): Translator {
  const translate = (key: MessageKey, params?: Record<string, unknown>): string =>
    format(language, key, params);
  return Object.assign(translate, { language });
}

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(messages, key);

/** For messages whose key comes as data, such as `failure.<code>`: the type can't know the placeholders. */
export const translateKey = (language: Language, key: MessageKey, params: Record<string, unknown>): string =>
  format(language, key, params);
