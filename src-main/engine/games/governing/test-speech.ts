import { listIn } from '@shared/i18n/list';
import { inQuotes } from '@shared/i18n/quotes';
import { translateKey } from '@shared/i18n/translator';
import type { ByLanguage, Language } from '@shared/util/languages';
import { seatNumber } from './position';
import { shippedDefinitions } from './test-shipped';
import type { Speech } from './words';

const players: ByLanguage<readonly string[]> = {
  en: ['Rei', 'Yuki', 'Aoi', 'Sora'],
  ja: ['レイ', 'ユキ', 'アオイ', 'ソラ'],
  uk: ['Рей', 'Юкі', 'Аої', 'Сора'],
};

const named = new Map(
  shippedDefinitions().flatMap((one) =>
    one.kind === 'rules' ? [] : [[one.value.id, one.value.names] as const],
  ),
);

/** The messages and the shipped names; a key of the engine that has no message does not compile here. */
export const speechIn = (language: Language): Speech => ({
  language,
  say: (key, params) => translateKey(language, key, params),
  list: (items) => listIn(language, items),
  names: {
    seat: (seat) => players[language][seatNumber(seat)] ?? '',
    card: (id) => inQuotes(language, named.get(id)?.[language] ?? ''),
  },
});
