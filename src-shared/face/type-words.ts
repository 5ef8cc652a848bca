import type { Sign } from '@shared/language/definitions/template-words';
import type { CardType } from '@shared/language/governing/words';
import type { ByLanguage } from '@shared/util/languages';

/** The words that are printed for the types of the duel: the glossary's, with a capital where a label has one. */
export const typeNames: Readonly<Record<CardType, ByLanguage<string>>> = {
  furre: { en: 'Furre', ja: 'ファーレ', uk: 'Фурре' },
  treat: { en: 'Treat', ja: 'ごほうび', uk: 'Гостинець' },
  alteration: { en: 'Alteration', ja: '変化', uk: 'Видозміна' },
  haven: { en: 'Haven', ja: '隠れ家', uk: 'Прихисток' },
  action: { en: 'Action', ja: 'アクション', uk: 'Дія' },
};

export const quickAction: ByLanguage<string> = {
  en: 'Quick Action',
  ja: '即時アクション',
  uk: 'Миттєва дія',
};
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
  ap: { en: 'AP', ja: '行動力', uk: 'Очки дій' },
  sp: { en: 'SP', ja: '体力', uk: 'Витривалість' },
  pe: { en: 'PE', ja: '演技力', uk: 'Енергія виступу' },
};
