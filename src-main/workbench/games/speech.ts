import { listIn } from '@shared/i18n/list';
import { inQuotes } from '@shared/i18n/quotes';
import type { MessageKey } from '@shared/i18n/messages/index';
import { translateKey, type MessageParams } from '@shared/i18n/translator';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Language } from '@shared/util/languages';

type Params = Readonly<Record<string, string | number>>;
type Asked<Key> = Key extends MessageKey ? keyof MessageParams<Key> : 'a message';
/** Sentences and what each is said with; `never` where the message is missing or asks for something else. */
export type Worded<Said> = {
  readonly [Key in keyof Said]: [Asked<Key>, keyof Said[Key]] extends [keyof Said[Key], Asked<Key>]
    ? Said[Key]
    : never;
};
/** The same where a message may leave out something. */
export type WordedWithin<Said> = {
  readonly [Key in keyof Said]: Asked<Key> extends keyof Said[Key] ? Said[Key] : never;
};

/** Says what happens in a game: an event whose message does not have exactly the parts of the event does not compile. */
export const saying =
  <Log extends Worded<Log>, Skipped extends WordedWithin<Skipped>>(words: {
    say(key: MessageKey, params: Params): string;
  }) =>
  (key: MessageKey, params: Params): string =>
    words.say(key, params);

/** What a log is said with in one language: the messages, and the names of a pack by kind and id. */
export function speechParts(language: Language, definitions: readonly ValidDefinition[]) {
  const named = new Map(
    definitions.flatMap((one) => {
      const names = 'names' in one.value ? one.value.names : undefined;
      return names ? [[`${one.kind} ${one.id}`, names[language]] as const] : [];
    }),
  );
  return {
    language,
    say: (key: MessageKey, params: Params): string => translateKey(language, key, params),
    list: (items: readonly string[]): string => listIn(language, items),
    // In a log names stand between quotation marks.
    name: (kind: ValidDefinition['kind'], id: string): string =>
      inQuotes(language, named.get(`${kind} ${id}`) ?? id),
  };
}
