import { described, docsAmong, wordsOf } from '@shared/language/docs/described';
import { fieldDocs } from '@shared/language/docs/field-docs';
import { said, type Said } from '@shared/language/docs/said';
import { ygiosFields } from '../fields';

type Kinds = (typeof ygiosFields)['kinds'];
type Field = { [K in keyof Kinds]: keyof Kinds[K] }[keyof Kinds];

/** What the fields of a card are called. One without its words does not compile. */
export const ygiosFieldDocs: Readonly<Record<Field, Said>> = {
  ...fieldDocs,
  zone: said('Name of the Zone', 'ゾーン名', 'Назва зони'),
  girl: said('Who stands for the Zone', 'ゾーンを表すキャラクター', 'Хто уособлює зону'),
  mark: said('Sign', 'しるし', 'Знак'),
  devotion: said('Devotion', '想い', 'Відданість'),
};

export const docsForFields = docsAmong([
  described(wordsOf(ygiosFields.kinds), {
    card: said('Cards.', 'カード。', 'Карти.'),
    bonus: said('Zone Bonuses.', 'ゾーンボーナス。', 'Бонуси зон.'),
    zone: said('Zones.', 'ゾーン。', 'Зони.'),
  }),
]);
