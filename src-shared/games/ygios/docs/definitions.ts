import { said, type Said } from '@shared/language/docs/said';
import { namedDocs } from '@shared/language/json-schema/definition-docs';
import { printedDocs } from '@shared/language/json-schema/printed-docs';
import type { Bonus } from '../definitions/bonus';
import type { Card } from '../definitions/card';
import type { Zone } from '../definitions/zone';

export const cardDocs: Readonly<Record<keyof Card, Said>> = {
  ...namedDocs,
  home: said(
    'Its own Zone, where it counts in full.',
    'カード本来のゾーン。そこでは想いをそのまま数える。',
    'Рідна зона, де вона рахується повністю.',
  ),
  devotion: said('Its printed Devotion.', 'カードに書かれた想い。', 'Надрукована відданість.'),
  limit: said(
    'How often its ability may fire.',
    '能力が発動できる回数。',
    'Як часто може спрацювати здібність.',
  ),
  fire: said(
    'The ability: what happens when the card is revealed, step by step.',
    '能力。カードが公開されたときに、順に行うこと。',
    'Здібність: що відбувається крок за кроком, коли карту відкривають.',
  ),
  needs: said(
    'Requirement: what must be true. Without it the card can’t be face-up.',
    '条件として満たすべきこと。満たさなければ表向きにできない。',
    'Умова: що має бути. Без цього карта не може лежати горілиць.',
  ),
  pay: said(
    'Requirement: what must be done. The steps that it takes to have the card face-up.',
    '条件として行うべきこと。カードを表向きにするために、順に行う。',
    'Умова: що треба зробити. Кроки, після яких карта може лежати горілиць.',
  ),
  while: said(
    'What holds as long as the card is active: face-up, and its ability has fired.',
    'カードが有効な間（表向きで、能力が発動済み）に働くこと。',
    'Що діє, доки карта активна: лежить горілиць і її здібність спрацювала.',
  ),
  ...printedDocs,
};

export const bonusDocs: Readonly<Record<keyof Bonus, Said>> = {
  ...namedDocs,
  while: said(
    'What holds as long as the bonus lies on its Zone.',
    'ボーナスがゾーンにある間、働くこと。',
    'Що діє, доки бонус лежить на своїй зоні.',
  ),
  enter: said(
    'What happens to a card that comes into the Zone. “this” is that card, “me” its owner.',
    'ゾーンに入ったカードに起こること。「this」はそのカード、「me」はその持ち主。',
    'Що відбувається з картою, яка входить у зону. «this» — ця карта, «me» — її власник.',
  ),
  score: said(
    'What the bonus is worth at the end of the round.',
    'ラウンド終了時に得られる点。',
    'Скільки бонус дає наприкінці раунду.',
  ),
  ...printedDocs,
};

export const zoneDocs: Readonly<Record<keyof Zone, Said>> = {
  ...namedDocs,
  girl: said(
    'Who stands for the Zone, in each language.',
    'ゾーンを表すキャラクターの、各言語での名前。',
    'Хто уособлює зону, кожною мовою.',
  ),
  ukrainianCases: said(
    'The Ukrainian name as it stands inside a sentence. Without this key, rule text puts the word for “Zone” before the name.',
    '文の中でのウクライナ語名の語形。省略すると、カードの文では名前の前に「зона」が付く。',
    'Відмінки української назви. Без цього ключа в тексті карт перед назвою стоїть слово «зона».',
  ),
  look: said('How the Zone is shown.', 'ゾーンの見た目。', 'Як показують зону.'),
  art: printedDocs.art,
  flavour: printedDocs.flavour,
};

export const lookDocs: Readonly<Record<keyof Zone['look'], Said>> = {
  tone: said('Its colour, a word of the theme.', '色（テーマで決められた名前）。', 'Її колір: назва з теми.'),
  mark: said('Its sign.', 'しるし。', 'Її знак.'),
};

export const ukrainianCasesDocs: Readonly<Record<keyof NonNullable<Zone['ukrainianCases']>, Said>> = {
  genitive: said('The genitive: of what.', '生格（～の）：Дому。', 'Родовий, чого: Дому.'),
  accusative: said('The accusative: what is locked.', '対格（～を）：Дім。', 'Знахідний, що: Дім.'),
  instrumental: said(
    'The instrumental: adjacent to what.',
    '造格（～に隣接）：Домом。',
    'Орудний, із чим: Домом.',
  ),
  locative: said('The locative: in what.', '前置格（～に、「у」の後）：Домі。', 'Місцевий, у чому: Домі.'),
};
