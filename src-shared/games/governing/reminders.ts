import { iconReminders } from '@shared/ruletext/reminders/icons';
import type { ByLanguage } from '@shared/util/languages';

/** Words on the cards of the duel that a new player asks about, in the order in which they are explained. */
export const governingWords = [
  'quick',
  'X',
  'alteration',
  'payByExhausting',
  'swing',
  'must',
  'cannot',
  'encore',
  'bowOut',
  'groove',
  'exhaust',
  'refresh',
  'control',
  'pe',
  'maxSp',
  'drawCost',
  'refreshCost',
  'token',
  'lastNumber',
  'target',
] as const;
export type GoverningWord = (typeof governingWords)[number];

interface Explained {
  readonly name: ByLanguage<string>;
  readonly says: ByLanguage<string>;
}

const word = (
  name: readonly [string, string, string],
  says: readonly [string, string, string],
): Explained => ({
  name: { en: name[0], ja: name[1], uk: name[2] },
  says: { en: says[0], ja: says[1], uk: says[2] },
});

/** Numbers that the rules of a pack may set otherwise are not named here. */
export const governingReminders: Readonly<Record<GoverningWord, Explained>> = {
  quick: word(
    ['Quick', '即時', 'Миттєва'],
    [
      'Can also be played as an answer to an Action, an activated skill or a swing.',
      'アクション、起動スキル、スイングへの応答としてもプレイできる。',
      'Її можна зіграти і як відповідь на дію, активоване вміння чи свінг.',
    ],
  ),
  X: word(
    ['X', 'X', 'X'],
    [
      'When you play the card, choose a whole number, 0 or more: it costs that many AP.',
      'プレイするときに0以上の整数を選び、その数の行動力を払う。',
      'Граючи карту, виберіть ціле число від 0: стільки очок дій вона коштує.',
    ],
  ),
  alteration: word(
    ['Wearer', '着用者', 'Носій'],
    [
      'The Furre this card was played on. When it leaves play, this card goes to its owner’s Couch.',
      'このカードをつけたファーレ。場を離れると、このカードは持ち主のソファへ行く。',
      'Фурре, на якого зіграно цю карту. Коли він покидає гру, карта йде на Диван свого власника.',
    ],
  ),
  payByExhausting: iconReminders.exhaust,
  swing: word(
    ['Swing', 'スイング', 'Свінг'],
    [
      'Exhaust a refreshed, settled Furre. It and an opposing Furre give groove to each other, or it gives groove to the opposing Host.',
      '元気でなじんだファーレを休ませ、相手のファーレと互いにノリを与え合うか、相手の主催者にノリを与える。',
      'Виснажте бадьорого призвичаєного Фурре. Він і Фурре суперника дарують драйв один одному, або він дарує драйв Господареві суперника.',
    ],
  ),
  must: word(
    ['Must', 'しなければならない', 'Мусить'],
    [
      'Once each turn, if possible; until then its controller can’t end the main step.',
      '可能なら毎ターン1回。それまでコントローラーはメインステップを終えられない。',
      'Раз за хід, якщо це можливо: доти контролер не може завершити головний крок.',
    ],
  ),
  cannot: word(
    ['Cannot', 'できない', 'Не може'],
    [
      'Stronger than “must” and “may”.',
      '「しなければならない」や「してもよい」に優先する。',
      'Сильніше за «мусить» і «може».',
    ],
  ),
  encore: word(
    ['Encore counter', 'アンコールカウンター', 'Фішка «біс»'],
    [
      'A Furre that bows out with one returns at once under its owner’s control: exhausted, unsettled, at full SP and without counters.',
      'これを持って退場したファーレは、すぐに持ち主のコントロールで場に戻る。休み中でなじんでおらず、体力は最大、カウンターはない。',
      'Фурре, що відкланявся з нею, одразу повертається під контроль власника: виснажений, непризвичаєний, із повною витривалістю й без фішок.',
    ],
  ),
  bowOut: word(
    ['Bow out', '退場する', 'Відкланятися'],
    [
      'Go from play to the owner’s Couch, as a Furre does at 0 SP. A token ceases to exist.',
      '体力が0になったファーレと同じく、場から持ち主のソファへ行く。トークンは消滅する。',
      'Піти з гри на Диван власника, як Фурре з витривалістю 0. Жетон зникає.',
    ],
  ),
  groove: word(
    ['Give groove', 'ノリを与える', 'Дарувати драйв'],
    [
      'The one who gets it loses SP equal to the giver’s PE. A Furre that has left play gives 0.',
      '与えられた側は、与えた側の演技力の分だけ体力を失う。場を離れたファーレが与えるノリは0。',
      'Хто його отримує, втрачає стільки витривалості, скільки в дарувальника енергії виступу. Фурре, що покинув гру, дарує 0.',
    ],
  ),
  exhaust: word(
    ['Exhausted', '休み中', 'Виснажений'],
    [
      'Turned sideways. Until it is refreshed it can’t swing, step in or be exhausted again.',
      '横向きの状態。リフレッシュするまで、スイングも、代わりに出ることも、もう一度休ませることもできない。',
      'Повернутий боком. Доки його не збадьорять, він не може ні свінгувати, ні вийти на заміну, і його не можна виснажити знову.',
    ],
  ),
  refresh: word(
    ['Refresh', 'リフレッシュする', 'Збадьорити'],
    [
      'Turn an exhausted object upright again. Nothing happens to one that is refreshed already.',
      '横向きのオブジェクトを縦に戻す。すでに元気なものには何も起こらない。',
      'Повернути виснажений об’єкт у пряме положення. З уже бадьорим нічого не відбувається.',
    ],
  ),
  control: word(
    ['Control', 'コントロール', 'Контроль'],
    [
      'A Furre that changes its controller is unsettled: it can’t swing or be exhausted as a cost until that player’s next turn begins.',
      'コントローラーが変わったファーレはなじんでおらず、そのプレイヤーの次のターンが始まるまで、スイングも、費用として休ませることもできない。',
      'Фурре, в якого змінився контролер, непризвичаєний: до початку наступного ходу цього гравця він не може свінгувати чи виснажуватися як плата.',
    ],
  ),
  pe: word(
    ['PE', '演技力', 'Енергія виступу'],
    [
      'Never counts as less than 0, but the full sum is kept: 3 − 5 + 5 is 3.',
      '0未満なら0と数えるが、元の合計は残る（3−5+5は3）。',
      'Ніколи не рахується меншою за 0, але сума зберігається: 3 − 5 + 5 дає 3.',
    ],
  ),
  maxSp: word(
    ['Max SP', '最大体力', 'Максимальна витривалість'],
    [
      'When a skill raises it, SP rises by as much. SP above it is lost.',
      'スキルで増えると、体力も同じだけ増える。これを超えた体力は失われる。',
      'Коли її збільшує вміння, витривалість зростає так само. Витривалість понад неї втрачається.',
    ],
  ),
  drawCost: word(
    ['Draw cost', 'ドロー費用', 'Ціна добору'],
    [
      'How many AP it costs to draw 1 card in your main step. It has a minimum and a maximum.',
      'メインステップでカードを1枚引くために払う行動力。下限と上限がある。',
      'Скільки очок дій коштує добрати 1 карту на головному кроці. Є найменша й найбільша ціна.',
    ],
  ),
  refreshCost: word(
    ['Refresh cost', 'リフレッシュ費用', 'Ціна збадьорення'],
    [
      'How many AP you pay, once, to refresh everything of yours in your refresh step. It has a maximum.',
      'リフレッシュステップで、自分のものをすべてリフレッシュするために1回払う行動力。上限がある。',
      'Скільки очок дій ви платите один раз на кроці збадьорення, щоб збадьорити все своє. Є найбільша ціна.',
    ],
  ),
  token: word(
    ['Token', 'トークン', 'Жетон'],
    [
      'Not a card from a black book; it ceases to exist when it leaves play.',
      '黒い手帳のカードではない。場を離れると消滅する。',
      'Це не карта з чорного записника; покинувши гру, він зникає.',
    ],
  ),
  lastNumber: word(
    ['Left play', '場を離れたもの', 'Пішов із гри'],
    [
      'For something that has left play, its last number counts; 0 if it left more than a turn ago.',
      '場を離れたものについては最後の数を使う。離れたのが1ターンより前なら0。',
      'Для того, що пішло з гри, береться останнє число; 0, якщо воно пішло більш ніж хід тому.',
    ],
  ),
  target: word(
    ['Target', '対象', 'Ціль'],
    [
      'Chosen when the card is played or the skill begins. If all targets are gone, nothing happens; otherwise it works on those that are left.',
      'カードをプレイするとき、またはスキルが始まるときに選ぶ。すべての対象がなくなっていれば何も起こらず、残っていればそれにだけ働く。',
      'Її вибирають, коли грають карту або починається вміння. Якщо всіх цілей уже немає, нічого не відбувається; інакше це діє на ті, що лишилися.',
    ],
  ),
};
