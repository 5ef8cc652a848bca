import { listIn } from '@shared/i18n/list';
import { translateKey } from '@shared/i18n/translator';
import type { ByLanguage, Language } from '@shared/util/languages';
import type { Speech } from '../words/speech';
import { shippedDefinitions } from './shipped';

const players: ByLanguage<readonly [string, string]> = {
  en: ['Rei', 'Yuki'],
  ja: ['レイ', 'ユキ'],
  uk: ['Рей', 'Юкі'],
};

const named = new Map(
  shippedDefinitions().flatMap((one) =>
    one.kind === 'rules' ? [] : [[`${one.kind} ${one.value.id}`, one.value.names] as const],
  ),
);

/** The messages and the shipped names; a key of the engine that has no message does not compile here. */
export const speechIn = (language: Language): Speech => ({
  language,
  say: (key, params) => translateKey(language, key, params),
  list: (items) => listIn(language, items),
  names: {
    seat: (seat) => players[language][seat === 'A' ? 0 : 1],
    card: (id) => named.get(`card ${id}`)?.[language] ?? '',
    bonus: (id) => named.get(`bonus ${id}`)?.[language] ?? '',
    zone: (id) => named.get(`zone ${id}`)?.[language] ?? '',
  },
});
