import { defineMessages } from '../../define';

/** Reference of Dance Card: what can be done, skills, leaving, the match. */
export const governingDoing = defineMessages({
  'guide.governing.group.doing': { en: 'What you can do', ja: 'できること', uk: 'Що можна робити' },
  'guide.governing.group.skills': { en: 'Skills and answers', ja: 'スキルと応答', uk: 'Уміння та відповіді' },
  'guide.governing.group.leaving': { en: 'Leaving play', ja: '場を離れる', uk: 'Вихід із гри' },
  'guide.governing.group.match': { en: 'The match', ja: '対戦', uk: 'Партія' },
  'guide.governing.group.signs': { en: 'On the cards', ja: 'カードの表示', uk: 'На картах' },

  'guide.governing.playing': { en: 'Playing a card', ja: 'カードをプレイする', uk: 'Зіграти карту' },
  'guide.governing.playing.text': {
    en: 'Pay the printed AP; for X, name a number and pay that. Costs are paid and targets chosen as the card is played. Furres, Treats and Havens enter at once and can’t be answered; Actions wait.',
    ja: '書かれた行動力を払います。Xなら数を決めて、その分を払います。費用の支払いと対象の選択は、プレイするときに行います。ファーレ、ごほうび、隠れ家はすぐに場に出て、応答できません。アクションは待機します。',
    uk: 'Сплатіть указані очки дій; за X назвіть число й сплатіть стільки. Ціну платять, а цілі вибирають, коли карту грають. Фурре, Гостинці й Прихистки входять одразу, і відповісти на це не можна; дії чекають.',
  },
  'guide.governing.draw': { en: 'Paid draw', ja: '費用を払って引く', uk: 'Платний добір' },
  'guide.governing.draw.text': {
    en: 'In your main step, {drawCost} AP draw a card, as often as you can pay. Cards may change the cost; it stays between {drawMin} and {drawMax}. No card is drawn by itself at the start of a turn.',
    ja: '自分のメインステップで、行動力{drawCost}を払うごとにカードを1枚引けます。費用はカードで変わることがありますが、{drawMin}から{drawMax}の間です。ターンの初めに自然に引くことはありません。',
    uk: 'На своєму головному кроці за {drawCost} можна добрати карту, доки вистачає очок дій. Карти можуть змінити ціну, але вона лишається в межах від {drawMin} до {drawMax}. На початку ходу карт самі собою не добирають.',
  },
  'guide.governing.swing': { en: 'Swing', ja: 'スイング', uk: 'Свінг' },
  'guide.governing.swing.text': {
    en: 'Exhaust a refreshed, settled Furre and name an opposing Furre or Host. The swing waits for answers. Then Furre and Furre give groove to each other at once; a Host gives none back. If the Furre it was aimed at has left, nothing happens.',
    ja: '元気でなじんだファーレを休ませ、相手のファーレか主催者を指定します。スイングは応答を待ち、その後ファーレどうしは同時にノリを与え合います。主催者は与え返しません。狙ったファーレがいなくなっていれば、何も起こりません。',
    uk: 'Виснажте бадьорого призвичаєного Фурре й назвіть Фурре або Господаря суперника. Свінг чекає на відповіді. Потім Фурре дарують драйв один одному водночас; Господар у відповідь не дарує нічого. Якщо Фурре, якого названо, вже пішов, нічого не відбувається.',
  },
  'guide.governing.step-in': { en: 'Stepping in', ja: '代わりに出る', uk: 'Вихід на заміну' },
  'guide.governing.step-in.text': {
    en: 'When a swing names a Host, its player may at once, before any answer, put a refreshed Furre in the Host’s place. The Furre need not be settled and is not exhausted by it. The swing then is at that Furre.',
    ja: 'スイングで主催者が指定されたら、そのプレイヤーは応答の前に、元気なファーレ1体を代わりに出せます。なじんでいなくてもよく、それで休み中にもなりません。スイングはそのファーレに向かいます。',
    uk: 'Коли свінг названо на Господаря, його гравець може одразу, ще до відповідей, поставити замість нього бадьорого Фурре. Той не мусить бути призвичаєним і від цього не виснажується. Свінг спрямовано тепер на нього.',
  },
  'guide.governing.groove': { en: 'Giving groove', ja: 'ノリを与える', uk: 'Дарувати драйв' },
  'guide.governing.groove.text': {
    en: 'Whoever gets groove loses SP equal to the giver’s PE. Only a Furre in play gives any: one that has left gives 0, even if its last PE is remembered.',
    ja: 'ノリを受けた側は、与えた側の演技力の分だけ体力を失います。与えられるのは場にいるファーレだけで、離れたファーレのノリは、最後の演技力がわかっていても0です。',
    uk: 'Хто приймає драйв, втрачає стільки витривалості, яка енергія виступу в дарувальника. Дарує лише Фурре у грі: той, що пішов, дарує 0, навіть якщо його остання енергія виступу відома.',
  },
  'guide.governing.settled': { en: 'Settled', ja: 'なじんだ', uk: 'Призвичаєний' },
  'guide.governing.settled.text': {
    en: 'A Furre settles as its player’s turn begins, and stays so as long as that player controls it without a break. An unsettled Furre can’t swing or pay with itself; stepping in is allowed. Only Furres have to settle.',
    ja: 'ファーレは自分のプレイヤーのターンが始まるとなじみ、続けてコントロールされている間はそのままです。なじんでいないファーレは、スイングも、自身を休ませる支払いもできませんが、代わりに出ることはできます。なじむ必要があるのはファーレだけです。',
    uk: 'Фурре призвичаюється, коли починається хід його гравця, і лишається таким, доки той безперервно його контролює. Непризвичаєний не може свінгувати чи платити собою, але вийти на заміну може. Призвичаюватися мусять лише Фурре.',
  },
  'guide.governing.exhaust': {
    en: 'Exhausted and refreshed',
    ja: '休み中と元気',
    uk: 'Виснажений і бадьорий',
  },
  'guide.governing.exhaust.text': {
    en: 'Exhausted objects lie sideways. They can’t be exhausted again, so they neither swing nor pay; an exhausted Furre does not step in either. Their other texts go on working. Refreshing turns them upright.',
    ja: '休み中のものは横向きに置きます。さらに休ませることはできないので、スイングも支払いもできず、代わりに出ることもできません。ほかのテキストは働き続けます。リフレッシュすると縦に戻ります。',
    uk: 'Виснажені об’єкти лежать боком. Виснажити їх удруге не можна, тож вони не свінгують і не платять собою; виснажений Фурре не виходить і на заміну. Решта їхніх текстів діє далі. Збадьорення повертає їх прямо.',
  },

  'guide.governing.skills': { en: 'Kinds of skills', ja: 'スキルの種類', uk: 'Види вмінь' },
  'guide.governing.skills.text': {
    en: 'Passive skills hold while the object is in play. Triggered ones go off when something happens. Activated ones have a cost that you pay when you want them. One-time ones are what Actions do. Replacement puts one thing in the place of another, as an encore does.',
    ja: '常時スキルは場にいる間ずっと働きます。誘発スキルは何かが起きたときに始まります。起動スキルは、使いたいときに費用を払います。一回スキルはアクションのものです。置換スキルは、アンコールのように、起こることを別のことに置き換えます。',
    uk: 'Постійні вміння діють, доки об’єкт у грі. Тригерні спрацьовують, коли щось сталося. Активовані мають ціну, яку платять, коли вони потрібні. Одноразові — це те, що роблять дії. Замінні ставлять одне на місце іншого, як-от вихід на біс.',
  },
  'guide.governing.triggers': { en: 'Triggered skills', ja: '誘発スキル', uk: 'Тригерні вміння' },
  'guide.governing.triggers.text': {
    en: 'They go off at once, without answers, one after another. If several wait together, targets are chosen first, the active player beginning; each player orders their own, and those of the active player happen last. What they set off waits until they are done.',
    ja: '応答を待たず、すぐに1つずつ処理します。同時にいくつも誘発したら、まず手番のプレイヤーから対象を選び、自分の分の順番は各自が決めます。手番のプレイヤーの分は最後に起こります。そこからさらに誘発したものは、すべて終わるまで待ちます。',
    uk: 'Спрацьовують одразу, без відповідей, одне за одним. Якщо їх кілька, спершу вибирають цілі, починаючи з активного гравця; порядок своїх визначає кожен сам, а вміння активного гравця відбуваються останніми. Те, що вони спричинили, чекає, доки їх завершать.',
  },
  'guide.governing.targets': { en: 'Targets', ja: '対象', uk: 'Цілі' },
  'guide.governing.targets.text': {
    en: 'They are chosen when a card is played or a skill begins. If some are gone when it happens, the others are still reached; if all are gone, nothing happens. Actions and activated skills need all their targets to begin with, a trigger takes as many as there are.',
    ja: 'カードをプレイするとき、またはスキルが始まるときに選びます。起こるときに一部がなくなっていれば残りに働き、すべてなくなっていれば何も起こりません。アクションと起動スキルには最初にすべての対象が必要で、誘発スキルはあるだけ選びます。',
    uk: 'Їх вибирають, коли грають карту або починається вміння. Якщо на час виконання деяких уже немає, діють на решту; якщо немає жодної, нічого не відбувається. Дії й активовані вміння від початку потребують усіх цілей, тригерне бере скільки є.',
  },
  'guide.governing.must': {
    en: 'Cannot, must, may',
    ja: 'できない、強制、任意',
    uk: 'Не може, мусить, може',
  },
  'guide.governing.must.text': {
    en: 'If texts contradict each other, “cannot” is stronger than “must” and “may”. A Furre that must swing does so once a turn if it can; if it can’t, nobody asks for it.',
    ja: 'テキストが矛盾したら、「できない」は「しなければならない」や「してもよい」より強くなります。スイングしなければならないファーレは、可能なら1ターンに1回行い、できなければ求められません。',
    uk: 'Якщо тексти суперечать один одному, «не може» сильніше за «мусить» і «може». Фурре, що мусить свінгувати, робить це раз за хід, якщо здатен; якщо ні, цього й не вимагають.',
  },
  'guide.governing.answers': { en: 'Answers', ja: '応答', uk: 'Відповіді' },
  'guide.governing.answers.text': {
    en: 'After an Action, an activated skill or a swing, the players are asked in turn, first the one after whoever added it. Each may add a quick Action or an activated skill, or pass. An answer can itself be answered.',
    ja: 'アクション、起動スキル、スイングの後、それを加えたプレイヤーの次から順に尋ねます。即時アクションか起動スキルを加えるか、パスします。応答にも、さらに応答できます。',
    uk: 'Після дії, активованого вміння чи свінгу гравців питають по черзі, починаючи з наступного за тим, хто це додав. Кожен може додати миттєву дію чи активоване вміння або спасувати. На відповідь теж можна відповісти.',
  },
  'guide.governing.pile': { en: 'Waiting pile', ja: '待機スタック', uk: 'Стос очікування' },
  'guide.governing.pile.text': {
    en: 'What waits to happen lies in a pile, and the last one added happens first. After each, players are asked again about the next. Paid costs are not given back if something comes to nothing.',
    ja: '起こるのを待つものが積まれ、最後に加えたものから起こります。1つ終わるたびに、次のものについて改めて尋ねます。何も起こらなくても、払った費用は戻りません。',
    uk: 'Те, що має відбутися, лежить стосом: додане останнім відбувається першим. Після кожного знов питають про наступне. Сплачене не повертається, навіть якщо нічого не вийшло.',
  },
  'guide.governing.control': {
    en: 'Owner and controller',
    ja: '持ち主とコントローラー',
    uk: 'Власник і контролер',
  },
  'guide.governing.control.text': {
    en: 'The owner is whose black book a card came from and never changes. The controller uses it now. A Furre that changes sides is unsettled. Whatever leaves play goes to its owner.',
    ja: '持ち主は、そのカードが入っていた黒い手帳のプレイヤーで、変わりません。コントローラーは、今それを使うプレイヤーです。コントローラーが変わったファーレは、なじんでいません。場を離れるものは、持ち主のところへ行きます。',
    uk: 'Власник — той, із чийого чорного записника карта; це не змінюється. Контролер — той, хто нею тепер користується. Фурре, що перейшов на інший бік, непризвичаєний. Усе, що покидає гру, йде до власника.',
  },

  'guide.governing.bow-out': { en: 'Bowing out', ja: '退場する', uk: 'Відкланятися' },
  'guide.governing.bow-out.text': {
    en: 'After each thing that happened, Furres with 0 SP leave for their owners’ Couches, all together; tokens cease to be. Skills that watch for it see everybody who left at that moment, even if they left along.',
    ja: '何かが起こるたびに、体力0のファーレは同時に持ち主のソファへ行き、トークンは消滅します。それを見ているスキルは、自分も同時に離れた場合でも、そのとき離れたすべてを見ます。',
    uk: 'Після кожної події Фурре з витривалістю 0 разом ідуть на Дивани своїх власників; жетони зникають. Уміння, що на це чекають, бачать усіх, хто пішов тієї миті, навіть якщо пішли й самі.',
  },
  'guide.governing.encore': { en: 'Encore', ja: 'アンコール', uk: 'Біс' },
  'guide.governing.encore.text': {
    en: 'A Furre that bows out with an encore counter comes straight back under its owner’s control as a new object: exhausted, unsettled, at full SP, without counters. It did bow out, and it does enter. A text saying that it cannot return prevents this.',
    ja: 'アンコールカウンターを持って退場したファーレは、新しいオブジェクトとしてすぐに持ち主の場に戻ります。休み中でなじんでおらず、体力は最大、カウンターはありません。退場したことにも、場に出たことにもなります。「戻れない」とあれば戻りません。',
    uk: 'Фурре, що відкланявся з фішкою «біс», одразу повертається під контроль власника як новий об’єкт: виснажений, непризвичаєний, із повною витривалістю, без фішок. Він таки відкланявся і таки ввійшов. Текст про те, що він не може повернутися, цьому запобігає.',
  },
  'guide.governing.left-play': {
    en: 'What has left play',
    ja: '場を離れたもの',
    uk: 'Те, що пішло з гри',
  },
  'guide.governing.left-play.text': {
    en: 'A text may need the number of something that is gone. {lkiTurns, select, 0 {Its last value counts in the turn in which it left; afterwards it is 0.} other {Its last value counts in the turn in which it left and in the next; afterwards it is 0.}}',
    ja: '場を離れたものの数をテキストが使うことがあります。{lkiTurns, select, 0 {離れたターンのあいだは最後の値を使い、その後は0です。} other {離れたターンとその次のターンは最後の値を使い、その後は0です。}}',
    uk: 'Текстові може знадобитися число того, чого вже немає. {lkiTurns, select, 0 {У тому ході, коли воно пішло, береться останнє значення, далі — 0.} other {У тому ході, коли воно пішло, і в наступному береться останнє значення, далі — 0.}}',
  },

  'guide.governing.start': {
    en: 'Opening hand and mulligan',
    ja: '最初の手札と引き直し',
    uk: 'Перша рука і її заміна',
  },
  'guide.governing.start.text': {
    en: 'Shuffle and draw {openingHand}. The first player decides first, then the other: keep the hand, or put it under the book and draw {mulliganHand}. There is only one such exchange each.',
    ja: 'シャッフルして{openingHand}枚引きます。先のプレイヤーから順に、そのままにするか、手帳の一番下に戻して{mulliganHand}枚引き直すかを決めます。引き直しは1人1回だけです。',
    uk: 'Перемішайте й доберіть {openingHand}. Спершу вирішує перший гравець, потім другий: лишити руку чи покласти її під низ записника й добрати {mulliganHand}. Заміна в кожного лише одна.',
  },
  'guide.governing.winning': { en: 'Winning and losing', ja: '勝敗', uk: 'Перемога і поразка' },
  'guide.governing.winning.text': {
    en: 'It is looked at after each thing that happened, not in the middle of it. A Host at 0 SP loses; both at 0 is a draw. An empty book, an empty hand or no Furres lose nothing.',
    ja: '何かの処理中ではなく、1つ終わるごとに確かめます。体力0の主催者は負け、両者とも0なら引き分けです。手帳や手札が空でも、ファーレがいなくても、負けにはなりません。',
    uk: 'Це перевіряють після кожної події, а не посеред неї. Господар із витривалістю 0 програє; якщо 0 в обох — нічия. Порожній записник, порожня рука чи брак Фурре поразки не означають.',
  },
  'guide.governing.quiet': { en: 'Quiet turns', ja: '何も起きないターン', uk: 'Тихі ходи' },
  'guide.governing.quiet.text': {
    en: 'If {quietTurns, plural, one {a turn passes} other {# turns in a row pass}} in which no SP changed and no card was drawn or played, the duel is a draw.',
    ja: '体力が変わらず、カードを引くこともプレイすることもないターンが{quietTurns}回続くと、引き分けになります。',
    uk: 'Якщо {quietTurns, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}} поспіль витривалість не змінюється, а карт не добирають і не грають, дуель закінчується внічию.',
  },

  'guide.governing.signs': { en: 'Words on cards', ja: 'カードの言葉', uk: 'Слова на картах' },
  'guide.governing.signs.text': {
    en: 'What the words and signs in the texts of the cards mean.',
    ja: 'カードのテキストにある言葉とマークの意味です。',
    uk: 'Що означають слова і знаки в текстах карт.',
  },
});
