import { translateKey } from '@shared/i18n/translator';
import type { CardType } from '@shared/language/governing/words';
import type { Names } from '@shared/language/names';

interface TypeLook {
  readonly names: Names;
  readonly tone: CardType;
  readonly mark: CardType;
}

const namesOf = (word: CardType | 'quick'): Names => {
  const key = `term.${word}` as const;
  return {
    en: translateKey('en', key, {}),
    ja: translateKey('ja', key, {}),
    uk: translateKey('uk', key, {}),
  };
};

/** Types of cards come from the rules and not from the pack, so their looks are the screen's own. */
export const typeLook = (type: CardType, quick = false): TypeLook => ({
  names: namesOf(type === 'action' && quick ? 'quick' : type),
  tone: type,
  mark: type,
});
