import { said, type Said } from '@shared/language/docs/said';
import type { positionPhases, RefusalCode, roundEnds } from '../scenario/words';

/** What the keys of these scenarios mean, besides those of every game. */
export const ygiosScenarioDocs: Readonly<Record<string, Said>> = {
  mode: said('The mode that is played.', '遊ぶモード。', 'Режим гри.'),
  phase: said(
    'Cutting hands, or playing cards.',
    '手札を削る段階か、カードをプレイする段階か。',
    'Обтинання рук чи розігрування карт.',
  ),
  row: said('The Zones from left to right.', '左から右へのゾーンの並び。', 'Зони зліва направо.'),
  bonuses: said(
    'Zone by Zone, which Zone Bonus lies there.',
    '各ゾーンに置かれたゾーンボーナス。',
    'Який бонус лежить у кожній зоні.',
  ),
  first: said('Who opens the round.', 'ラウンドの先手。', 'Хто починає раунд.'),
  turn: said('Whose turn it is.', '手番のプレイヤー。', 'Чий зараз хід.'),
  playout: said(
    'The other player is out of cards and this one plays on alone.',
    '相手の手札がなく、一人で続けているか。',
    'Чи догравав один гравець, коли в іншого скінчилися карти.',
  ),
  score: said('Points.', '得点。', 'Бали.'),
  hand: said('Cards in hand.', '手札のカード。', 'Карти в руці.'),
  sculpted: said('Cards that were cut from the hand.', '手札から削ったカード。', 'Карти, обтяті з руки.'),
  pile: said(
    'The draw pile, the top card first.',
    '山札。上のカードから順に。',
    'Колода, верхня карта перша.',
  ),
  discard: said(
    'The discard pile; of a move, the cards that are discarded.',
    '捨て札。手としては、捨てるカード。',
    'Скид; у ході — карти, які скидають.',
  ),
  board: said('The cards that lie at Zones.', 'ゾーンに置かれたカード。', 'Карти, що лежать у зонах.'),
  locks: said('Locks that lie on Zones.', 'ゾーンに掛かっているロック。', 'Блокування зон.'),
  spent: said(
    'Cards and Zone Bonuses whose limit is used up.',
    '回数制限を使い切ったカードとゾーンボーナス。',
    'Карти й бонуси зон, чиє обмеження вичерпано.',
  ),
  card: said('Which card it is.', 'どのカードか。', 'Яка це карта.'),
  owner: said('Whose card it is.', 'カードの持ち主。', 'Чия це карта.'),
  zone: said('The Zone.', 'ゾーン。', 'Зона.'),
  face: said('How the card lies.', 'カードの向き。', 'Як лежить карта.'),
  fired: said(
    'Only false: its standing ability did not fire when it was last turned up.',
    'false のみ。最後に表になったとき、常に働く能力が発動しなかった。',
    'Лише false: її постійна здібність не спрацювала, коли карту востаннє відкрили.',
  ),
  linkedTo: said('The card that placed it.', 'これを置いたカード。', 'Карта, яка її розмістила.'),
  gain: said('Devotion that it has gained.', '得た想いの値。', 'Здобута відданість.'),
  side: said('Whom the lock binds.', 'ロックされるプレイヤー。', 'Кого стосується блокування.'),
  turns: said(
    'Turns of that player it still covers, this one included.',
    '残りの手番の数（今の手番を含む）。',
    'На скільки ходів цього гравця воно ще діє, разом із поточним.',
  ),
  source: said('The card that locks.', 'ロックしているカード。', 'Карта, яка блокує.'),
  from: said('It begins with the next turn.', '次の手番から始まる。', 'Починає діяти з наступного ходу.'),
  play: said('Plays this card from the hand.', '手札からこのカードをプレイする。', 'Грає цю карту з руки.'),
  backOff: said(
    'Backs off and ends the round.',
    '身を引いてラウンドを終える。',
    'Відступає й завершує раунд.',
  ),
  pass: said('Passes.', 'パスする。', 'Пасує.'),
  pick: said('Chooses this card.', 'このカードを選ぶ。', 'Вибирає цю карту.'),
  may: said(
    'Yes or no to something that may be done.',
    'してもよいことを行うか（はい・いいえ）。',
    'Так чи ні, коли щось можна зробити.',
  ),
  place: said('Places this card.', 'このカードを置く。', 'Розміщує цю карту.'),
  putUnder: said(
    'Puts these cards under the pile, in this order.',
    'これらのカードをこの順に山札の下に置く。',
    'Кладе ці карти під колоду в такому порядку.',
  ),
  sculpt: said(
    'Cuts these cards from the hand.',
    '手札からこれらのカードを削る。',
    'Обтинає з руки ці карти.',
  ),
  devotion: said('Devotion at each Zone.', '各ゾーンでの想い。', 'Відданість у кожній зоні.'),
  control: said('Who controls each Zone.', '各ゾーンを支配するプレイヤー。', 'Хто контролює кожну зону.'),
  aside: said(
    'Cards drawn by the text under way and not yet placed.',
    '解決中の効果で引かれ、まだ置かれていないカード。',
    'Карти, взяті текстом, що виконується, і ще не розміщені.',
  ),
  asks: said(
    'The open question; null: there is none.',
    '出ている問い。null はなし。',
    'Відкрите питання; null — немає.',
  ),
  for: said('What is asked for.', '求められていること。', 'Про що питають.'),
  value: said(
    'What cards are worth where they lie.',
    '置かれた場所でのカードの値。',
    'Скільки варті карти там, де лежать.',
  ),
  legal: said(
    'Every answer that there is, and no other.',
    '選べる答えのすべて。',
    'Усі можливі відповіді, і жодної іншої.',
  ),
  round: said(
    'How the round ended; null: it goes on.',
    'ラウンドの結末。null は続行中。',
    'Чим скінчився раунд; null — триває.',
  ),
  end: said('How it ended.', '終わり方。', 'Як він закінчився.'),
  winner: said('Who won it.', '勝者。', 'Хто переміг.'),
  points: said('Points it gave.', '得られた得点。', 'Скільки балів дав.'),
  nextFirst: said('Who opens the next one.', '次の先手。', 'Хто починає наступний.'),
  timeline: said(
    'Who won the Timeline; null: it goes on.',
    '世界線の勝者。null は続行中。',
    'Хто переміг у часовій лінії; null — триває.',
  ),
};

export const ygiosPhaseDocs: Readonly<Record<(typeof positionPhases)[number], Said>> = {
  sculpt: said('Hands are being cut.', '手札を削っている。', 'Руки обтинають.'),
  play: said('Cards are being played.', 'カードをプレイしている。', 'Карти розігрують.'),
};
export const ygiosEndDocs: Readonly<Record<(typeof roundEnds)[number], Said>> = {
  natural: said('Both hands are empty.', '両者の手札が尽きた。', 'Обидві руки порожні.'),
  backOff: said('A player backed off.', '身を引いたプレイヤーがいる。', 'Хтось відступив.'),
};
export const ygiosRefusalDocs: Readonly<Record<RefusalCode, Said>> = {
  'round-over': said('The round is over.', 'ラウンドは終わっている。', 'Раунд закінчено.'),
  'not-your-decision': said('Somebody else is asked.', '別のプレイヤーへの問いである。', 'Питають іншого.'),
  'not-in-hand': said('The card is not in hand.', '手札にないカード。', 'Цієї карти немає в руці.'),
  'zone-locked': said('The Zone is locked.', 'ゾーンがロックされている。', 'Зону заблоковано.'),
  'face-up-only': said(
    'It may only be played face-up.',
    '表向きでしかプレイできない。',
    'Можна грати лише горілиць.',
  ),
  'requirement-unmet': said('Its requirement is not met.', '条件を満たしていない。', 'Умову не виконано.'),
  'must-play': said(
    'A card has to be played.',
    'カードをプレイしなければならない。',
    'Потрібно зіграти карту.',
  ),
  'must-play-out': said(
    'The hand has to be played out.',
    '手札をすべてプレイしなければならない。',
    'Руку потрібно дограти.',
  ),
  'not-offered': said('It is not among the answers.', '選べる答えにない。', 'Такої відповіді немає.'),
};
