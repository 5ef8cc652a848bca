import { described, docsAmong, wordsOf } from '@shared/language/docs/described';
import { fieldDocs } from '@shared/language/docs/field-docs';
import { said, type Said } from '@shared/language/docs/said';
import { cardTypes, type CardType } from '../effects/words';
import { governingFields } from '../fields';

type Kinds = (typeof governingFields)['kinds'];
type Field = { [K in keyof Kinds]: keyof Kinds[K] }[keyof Kinds];

/** What the fields of a card are called. One without its words does not compile. */
export const governingFieldDocs: Readonly<Record<Field, Said>> = {
  ...fieldDocs,
  mark: said('Sign', 'しるし', 'Знак'),
  type: said('Type', '種類', 'Тип'),
  sp: said('SP', '体力', 'Витривалість'),
  pe: said('PE', '演技力', 'Енергія виступу'),
  encore: said('Encore counters', 'アンコールカウンター', 'Фішки «біс»'),
  ap: said('AP', '行動力', 'Очки дій'),
  quick: said('Quick Action', '即時アクション', 'Миттєва дія'),
};

export const typeDocs: Readonly<Record<CardType, Said>> = {
  furre: said('Furres.', 'ファーレ。', 'Фурре.'),
  treat: said('Treats.', 'ごほうび。', 'Гостинці.'),
  alteration: said('Alterations.', '変化。', 'Видозміни.'),
  haven: said('Havens.', '隠れ家。', 'Прихистки.'),
  action: said('Actions.', 'アクション。', 'Дії.'),
};

export const docsForFields = docsAmong([
  described(wordsOf(governingFields.kinds), {
    card: said('Cards.', 'カード。', 'Карти.'),
    token: said('Tokens.', 'トークン。', 'Жетони.'),
  }),
  described(cardTypes, typeDocs),
]);
