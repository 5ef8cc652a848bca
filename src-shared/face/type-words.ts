import { governingTerms as terms } from '@shared/i18n/messages/governing-terms';
import type { Sign } from '@shared/language/definitions/template-words';
import type { CardType } from '@shared/games/governing/effects/words';
import type { ByLanguage } from '@shared/util/languages';

/** The words that are printed for the types of the duel: the same that the screens call them by. */
export const typeNames: Readonly<Record<CardType, ByLanguage<string>>> = {
  furre: terms['term.furre'],
  treat: terms['term.treat'],
  alteration: terms['term.alteration'],
  haven: terms['term.haven'],
  action: terms['term.action'],
};

export const quickAction: ByLanguage<string> = terms['term.quick'];
export const quickWord: ByLanguage<string> = { en: 'Quick', ja: '即時', uk: 'Миттєва' };

export const tokenOf: ByLanguage<(type: string) => string> = {
  en: (type) => `${type} token`,
  ja: (type) => `${type}・トークン`,
  uk: (type) => `Жетон: ${type}`,
};

/** The sign of each type, which is also the shape of its badge. */
export const typeMarks: Readonly<Record<CardType, Sign>> = {
  furre: 'paw',
  treat: 'gift',
  alteration: 'shirt',
  haven: 'tent',
  action: 'music',
};

/** What a number is called where it is said rather than seen. */
export const numberNames: Readonly<Record<string, ByLanguage<string>>> = {
  devotion: { en: 'Devotion', ja: '想い', uk: 'Відданість' },
  ap: terms['term.ap'],
  sp: terms['term.sp'],
  pe: terms['term.pe'],
};
