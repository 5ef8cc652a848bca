import { listIn } from '@shared/i18n/list';
import { inQuotes } from '@shared/i18n/quotes';
import type { MessageKey } from '@shared/i18n/messages/index';
import { translateKey } from '@shared/i18n/translator';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Language } from '@shared/util/languages';

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
    say: (key: MessageKey, params: Readonly<Record<string, string | number>>): string =>
      translateKey(language, key, params),
    list: (items: readonly string[]): string => listIn(language, items),
    // In a log names stand between quotation marks.
    name: (kind: ValidDefinition['kind'], id: string): string =>
      inQuotes(language, named.get(`${kind} ${id}`) ?? id),
  };
}
