import type { ByLanguage } from '@shared/util/languages';
import type { SignNames } from './plain';

/** A sign or keyword without its name in a language does not compile. */
export const signNames: ByLanguage<SignNames> = {
  en: {
    icons: { exhaust: 'Exhaust (⟳)' },
    keywords: { once: 'Once', persist: 'Persistent', lock: 'Lock', protect: 'Protect', cost: 'Requirement' },
  },
  ja: {
    icons: { exhaust: '休ませる（⟳）' },
    keywords: { once: '1回', persist: '永続', lock: 'ロック', protect: '保護', cost: '条件' },
  },
  uk: {
    icons: { exhaust: 'Виснажити (⟳)' },
    keywords: { once: 'Раз', persist: 'Постійна', lock: 'Блок', protect: 'Захист', cost: 'Умова' },
  },
};
