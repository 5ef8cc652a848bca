import type { Language } from '@shared/util/languages';
import { catalogue, type TranslatorOf } from './catalogue';
import { messages, type MessageKey } from './messages/index';
import type { ParamsOf } from './params';

export type MessageParams<K extends MessageKey> = ParamsOf<(typeof messages)[K]['en']>;
export type Translator = TranslatorOf<typeof messages>;

const { format, has, translator } = catalogue(messages);

export const createTranslator: (language: Language) => Translator = translator;

export const isMessageKey: (key: string) => key is MessageKey = has;

/** For messages whose key comes as data, such as `failure.<code>`: the type can't know the placeholders. */
export const translateKey = (language: Language, key: MessageKey, params: Record<string, unknown>): string =>
  format(language, key, params);
