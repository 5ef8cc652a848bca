import { defineMessages } from '../../define';

/** How to play Dance Card. Every number is the pack's. */
export const governingPages = defineMessages({
  'guide.governing.page.goal': { en: 'What it is about', ja: 'ゲームの目的', uk: 'Про що ця гра' },
  'guide.governing.page.goal.text': {
    en: 'Two Hosts give a party, and only one keeps standing. Each Host begins with {hostSp} SP; whoever brings the opposing Host to 0 wins. Furres do the dancing, everything else helps them or trips them up.',
    ja: '2人の主催者がパーティーを開き、最後まで立っていたほうの勝ちです。主催者の体力は{hostSp}から始まり、相手の主催者の体力を0にすれば勝ちます。踊るのはファーレで、ほかのカードはそれを助けたり邪魔したりします。',
    uk: 'Двоє Господарів улаштовують бал, і на ногах лишиться один. Кожен Господар починає з витривалістю {hostSp}; перемагає той, хто доведе чужого до 0. Танцюють Фурре, а решта карт допомагає їм або заважає.',
  },
  'guide.governing.page.cards': { en: 'Five kinds of cards', ja: '5種類のカード', uk: 'П’ять видів карт' },
  'guide.governing.page.cards.text': {
    en: 'Furres enter play and swing. Treats and Havens stay in play and keep working; an Alteration is worn by a Furre. An Action happens once and goes to the Couch. Each card shows its price in AP, a Furre also its SP and PE.',
    ja: 'ファーレは場に出てスイングします。ごほうびと隠れ家は場に残って働き続け、変化はファーレにつけます。アクションは一度だけ起こり、ソファへ行きます。どのカードにも行動力の費用があり、ファーレには体力と演技力もあります。',
    uk: 'Фурре виходять у гру й свінгують. Гостинці та Прихистки лишаються у грі й діють далі; Видозміну носить Фурре. Дія відбувається один раз і йде на Диван. На кожній карті вказано ціну в очках дій, на Фурре — ще й витривалість та енергію виступу.',
  },
  'guide.governing.page.start': { en: 'Getting ready', ja: '準備', uk: 'Підготовка' },
  'guide.governing.page.start.text': {
    en: 'Both black books hold the same cards. Chance decides who begins. Each player draws {openingHand, plural, one {# card} other {# cards}}. Whoever is unhappy with them may put them all under the book, once, and draw {mulliganHand, plural, one {# card} other {# cards}} instead.',
    ja: '2冊の黒い手帳の中身は同じです。先に始めるプレイヤーは無作為に決めます。それぞれカードを{openingHand}枚引きます。気に入らなければ、1回だけ全部を手帳の一番下に戻し、{mulliganHand}枚引き直せます。',
    uk: 'В обох чорних записниках ті самі карти. Хто починає, вирішує випадок. Кожен добирає {openingHand, plural, one {# карту} few {# карти} many {# карт} other {# карти}}. Якщо рука не до вподоби, її можна один раз покласти під низ записника й добрати {mulliganHand, plural, one {# карту} few {# карти} many {# карт} other {# карти}}.',
  },
  'guide.governing.page.turn': {
    en: 'Four steps of a turn',
    ja: 'ターンの4ステップ',
    uk: 'Чотири кроки ходу',
  },
  'guide.governing.page.turn.text': {
    en: 'Refill: what is left of your AP is lost, and you get {ap} ({firstTurnAp} in the very first turn). Refresh: for {refreshCost} AP everything exhausted of yours stands up again, if you like. Main: do what you can pay for, in any order. End: discard until you hold at most {handLimit, plural, one {# card} other {# cards}}.',
    ja: '補充：残った行動力を失い、{ap}を得ます（対戦の最初のターンだけ{firstTurnAp}）。リフレッシュ：行動力{refreshCost}を払えば、休み中の自分のものをすべてリフレッシュできます。メイン：払える範囲で、何をどの順番でしてもかまいません。終了：手札が{handLimit}枚になるまで捨てます。',
    uk: 'Поповнення: залишок очок дій згоряє, і ви дістаєте {ap} (у найпершому ході — {firstTurnAp}). Збадьорення: за бажання сплатіть {refreshCost}, щоб збадьорити все своє виснажене. Головний крок: робіть, на що вистачає очок, у будь-якому порядку. Кінець: скиньте зайве, щоб у руці було не більш як {handLimit, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.',
  },
  'guide.governing.page.main': { en: 'Spending AP', ja: '行動力の使い方', uk: 'На що йдуть очки дій' },
  'guide.governing.page.main.text': {
    en: 'A card costs the AP printed on it. Drawing a card costs {drawCost} AP, as often as you can pay. A Furre that has just come has to settle: before your next turn begins it can neither swing nor be exhausted for a skill. Treats and Havens work at once.',
    ja: 'カードの費用は、書かれた行動力です。カードを1枚引くには行動力{drawCost}を払い、払える限り何度でも引けます。場に出たばかりのファーレはまだなじんでおらず、次の自分のターンが始まるまで、スイングも、スキルのために休ませることもできません。ごほうびと隠れ家はすぐに使えます。',
    uk: 'Карта коштує стільки очок дій, скільки на ній указано. Добрати карту коштує {drawCost}, і робити це можна, доки вистачає очок. Фурре, що тільки-но вийшов, має призвичаїтися: до початку вашого наступного ходу він не може ні свінгувати, ні виснажуватися заради вміння. Гостинці та Прихистки діють одразу.',
  },
  'guide.governing.page.swing': { en: 'Swinging', ja: 'スイング', uk: 'Свінг' },
  'guide.governing.page.swing.text': {
    en: 'Exhaust a refreshed, settled Furre of yours and name an opposing Furre or the opposing Host. Two Furres give groove to each other at the same time: each loses SP equal to the other’s PE. A Host only takes it. If the Host was named, a refreshed Furre of the defender may step in.',
    ja: '元気でなじんだ自分のファーレを休ませ、相手のファーレか主催者を指定します。ファーレどうしは同時にノリを与え合い、それぞれ相手の演技力の分だけ体力を失います。主催者は受けるだけです。主催者が指定されたら、防ぐ側の元気なファーレが代わりに出られます。',
    uk: 'Виснажте свого бадьорого призвичаєного Фурре й назвіть Фурре або Господаря суперника. Двоє Фурре дарують драйв один одному водночас: кожен втрачає стільки витривалості, яка енергія виступу в другого. Господар лише приймає драйв. Якщо названо Господаря, замість нього може вийти бадьорий Фурре того, хто захищається.',
  },
  'guide.governing.page.answers': { en: 'Answers', ja: '応答', uk: 'Відповіді' },
  'guide.governing.page.answers.text': {
    en: 'An Action, an activated skill and a swing do not happen at once: they go onto the waiting pile. The next player may answer first, with a quick Action or an activated skill. When everybody has passed, the top of the pile happens, and the one below it is asked about in the same way.',
    ja: 'アクション、起動スキル、スイングはすぐには起こらず、待機スタックに置かれます。まず次のプレイヤーが、即時アクションか起動スキルで応答できます。全員がパスすると一番上のものが起こり、その下のものについて同じように尋ねます。',
    uk: 'Дія, активоване вміння і свінг не відбуваються одразу, а лягають на стос очікування. Першим може відповісти наступний гравець: миттєвою дією або активованим умінням. Коли всі спасували, відбувається верхнє, і так само питають про те, що під ним.',
  },
  'guide.governing.page.leaving': { en: 'Bowing out', ja: '退場', uk: 'Відкланятися' },
  'guide.governing.page.leaving.text': {
    en: 'A Furre at 0 SP bows out: it goes to its owner’s Couch, and what it wears goes along. With an encore counter it returns at once, exhausted and at full SP, but without the counter. Tokens simply cease to be.',
    ja: '体力が0になったファーレは退場し、つけているものと一緒に持ち主のソファへ行きます。アンコールカウンターがあれば、体力は最大、休み中の状態ですぐに戻りますが、カウンターはなくなります。トークンは消滅します。',
    uk: 'Фурре з витривалістю 0 відкланюється: йде на Диван свого власника разом із тим, що носить. Із фішкою «біс» він одразу повертається — виснажений, із повною витривалістю, але вже без фішки. Жетони просто зникають.',
  },
  'guide.governing.page.end': { en: 'How it ends', ja: '決着', uk: 'Чим усе закінчується' },
  'guide.governing.page.end.text': {
    en: 'A Host at 0 SP loses; if both are at 0 together, the duel is drawn. An empty black book harms nobody. {quietTurns, plural, one {A turn} other {# turns in a row}} in which no SP changed and no card was drawn or played make it a draw as well.',
    ja: '体力が0になった主催者の負けです。両者が同時に0なら引き分けです。黒い手帳が空になっても負けにはなりません。体力が変わらず、カードを引くこともプレイすることもないターンが{quietTurns}回続いても、引き分けになります。',
    uk: 'Господар із витривалістю 0 програє; якщо 0 в обох водночас, дуель закінчується внічию. Порожній чорний записник нікому не шкодить. Нічия і тоді, коли {quietTurns, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}} поспіль витривалість не змінювалася, а карт не добирали й не грали.',
  },
});
