import { defineMessages } from '../../define';

/** I1, I2, C1-C4, X1: what happens when texts meet the table and each other. */
export const rulesPlay = defineMessages({
  'help.I1.rule': {
    en: 'A part of an effect that cannot be done is left out; the other parts are done. An empty black book does no harm, but nobody can pay for a draw from it.',
    ja: '効果のうち実行できない部分は飛ばし、残りを実行します。黒い手帳が空でも負けにはなりませんが、そこから費用を払って引くことはできません。',
    uk: 'Частину ефекту, яку не можна виконати, пропускають, решту виконують. Порожній чорний записник не шкодить, але платити за добір з нього не можна.',
  },
  'help.I1.example': {
    en: 'A’s black book holds one card. A plays Open the Card, which draws three. A draws the one there is, and then A’s Host regains 1 SP as usual.',
    ja: 'Aの黒い手帳には、カードが1枚だけあります。Aはカードを3枚引く「手帳をひらく」をプレイします。引けるのは1枚だけですが、Aの主催者の体力はいつもどおり1回復します。',
    uk: 'У чорному записнику A одна карта. A розігрує карту «Розгорнути записник», яка дає добрати три. A добирає ту одну, що є, а потім Господар A, як завжди, повертає 1 витривалості.',
  },

  'help.I2.rule': {
    en: 'Actions and activated skills need all their targets when they are played. Later they apply to whichever targets remain. If none remains, nothing happens.',
    ja: 'アクションと起動スキルは、使うときに対象がすべてそろっていなければなりません。解決するときは、残っている対象だけに効果があります。1つも残っていなければ、何も起こりません。',
    uk: 'Щоб розіграти Дію чи активувати вміння, потрібні всі цілі. Потім ефект стосується лише тих, що лишилися. Якщо не лишилося жодної, не стається нічого.',
  },
  'help.I2.example': {
    en: 'A plays Duet on Rabbit Hopper and Badger Drummer. B answers with Early Night and returns Rabbit Hopper to its owner’s hand. Badger Drummer gets +1 PE. If both had left, Duet would do nothing.',
    ja: 'Aが「うさぎのホッパー」と「太鼓たたきのアナグマ」に「デュエット」を使います。Bは「早寝」で応答し、「うさぎのホッパー」を持ち主の手札に戻します。「太鼓たたきのアナグマ」の演技力は+1されます。両方とも場を離れていれば、「デュエット」は何もしません。',
    uk: 'A розігрує карту «Дует», цілі — «Кролик-стрибунець» і «Борсук-барабанщик». B відповідає картою «Рано спати» й повертає Кролика в руку власника. «Борсук-барабанщик» отримує +1 до енергії виступу. Якби вийшли обидва, «Дует» не зробив би нічого.',
  },

  'help.C1.rule': {
    en: 'When several players have a choice to make, the active player decides first and the others follow in turn order, knowing what was chosen before. The results then come all at once.',
    ja: '何人かが選ぶときは、手番のプレイヤーから始めて、ターン順に選びます。後の人は、先の人が選んだものを知って選べます。結果はそのあと、いっせいに生じます。',
    uk: 'Коли вибрати мають кілька гравців, першим вирішує активний гравець, далі — інші в порядку ходів, знаючи попередній вибір. Потім усі наслідки настають одночасно.',
  },
  'help.C1.example': {
    en: 'A plays Usher Goose. A chooses Rabbit Hopper; B sees this and chooses Badger Drummer. Then both are exhausted at the same moment.',
    ja: 'Aが「案内係のガチョウ」をプレイします。Aは「うさぎのホッパー」を選び、Bはそれを見てから「太鼓たたきのアナグマ」を選びます。そして2体が同時に休みます。',
    uk: 'A розігрує карту «Гуска-розпорядниця». Вибір A — «Кролик-стрибунець»; B бачить це, і його вибір — «Борсук-барабанщик». Тоді обидва виснажуються водночас.',
  },

  'help.C2.rule': {
    en: 'When several players have to do the same thing, each finishes before the next begins: the active player, then the others in turn order.',
    ja: '何人かが同じことをするときは、手番のプレイヤーから始めて、ターン順に1人ずつ済ませます。',
    uk: 'Коли кілька гравців мають зробити те саме, кожен закінчує, перш ніж почне наступний: спершу активний гравець, далі інші в порядку ходів.',
  },
  'help.C2.example': {
    en: 'A plays Snacks for All: each player draws a card. A draws, then B draws. If A’s black book is empty, only B draws.',
    ja: 'Aが、各プレイヤーがカードを1枚引く「みんなでおやつ」をプレイします。まずAが引き、次にBが引きます。Aの黒い手帳が空なら、Bだけが引きます。',
    uk: 'A розігрує карту «Перекус для всіх»: кожен гравець добирає карту. Спершу добирає A, потім B. Якщо чорний записник A порожній, добирає лише B.',
  },

  'help.C3.rule': {
    en: 'When several skills of one player are set off together, this player says which goes off first, second and so on. Their targets have been chosen by then.',
    ja: '1人のプレイヤーのスキルがいくつか同時に誘発したら、そのプレイヤーが順番を決めます。対象は、その前に選んでおきます。',
    uk: 'Коли водночас запускаються кілька вмінь одного гравця, він каже, котре спрацює першим, котре другим і так далі. Цілі на той час уже вибрано.',
  },
  'help.C3.example': {
    en: 'A’s turn ends. A has Herald Wren twice and played Late Number this turn: three effects at once. A may put Late Number first or last, or between the two.',
    ja: 'Aのターンの終わりです。Aの場には「先ぶれミソサザイ」が2体いて、このターンには「遅い出番」も使いました。3つの効果が同時に生じるので、「遅い出番」を最初にするか、最後にするか、あいだに入れるかをAが決めます。',
    uk: 'Хід A закінчується. В A дві карти «Вісник Волове Очко», а ще цього ходу розіграно «Пізній номер» — разом три ефекти. A може поставити «Пізній номер» першим, останнім або посередині.',
  },

  'help.C4.rule': {
    en: 'When skills of different players are set off together, the order runs backwards: first those of the player whose turn was before, and so on round the table. The active player’s skills go off last.',
    ja: '何人かのプレイヤーのスキルが同時に誘発したら、ターン順を逆にたどります。1つ前のプレイヤーから始めて順にさかのぼり、手番のプレイヤーのスキルは最後です。',
    uk: 'Коли водночас запускаються вміння різних гравців, черга йде назад: спершу вміння того, хто ходив перед цим, і далі по колу. Уміння активного гравця спрацьовують останніми.',
  },
  'help.C4.example': {
    en: 'A and B each have Herald Wren, and both Hosts have 1 SP. When A’s turn ends, B’s Herald Wren goes off first. A’s Host drops to 0 SP, and A loses before the other one goes off.',
    ja: 'AとBの場に「先ぶれミソサザイ」が1体ずついて、主催者の体力はどちらも1です。Aのターンの終わりには、Bの「先ぶれミソサザイ」が先です。Aの主催者の体力が0になり、Aのものを待たずにAの負けが決まります。',
    uk: 'І в A, і в B є «Вісник Волове Очко», а обидва Господарі мають витривалість 1. Наприкінці ходу A першим спрацьовує вміння карти B. Витривалість Господаря A падає до 0, і A програє, перш ніж спрацює друге вміння.',
  },

  'help.X1.rule': {
    en: 'Where texts disagree, “cannot” overrules “must”, and “must” overrules “may”. It makes no difference which came first.',
    ja: '効果が食い違うときは、「できない」が「しなければならない」に、「しなければならない」が「してもよい」に優先します。どちらが先だったかは関係ありません。',
    uk: 'Коли тексти розходяться, «не може» переважує «мусить», а «мусить» — «може». Байдуже, що з’явилося раніше.',
  },
  'help.X1.example': {
    en: 'Eager Otter must swing each turn: as long as it could, its player cannot end the turn. Wearing Heavy Scarf it cannot swing, so it need not, and the turn may end. In the same way Grand Finale keeps Encore Fox from returning.',
    ja: '「はりきりカワウソ」は、毎ターン、スイングしなければなりません。スイングできるあいだは、ターンを終えられません。「重いマフラー」をつけるとスイングできなくなり、しなくてもターンを終えられます。同じように、「大団円」を受けた「アンコールぎつね」は戻れません。',
    uk: '«Завзята видра» мусить свінгувати щоходу: доки вона може це зробити, її гравець не може закінчити хід. Коли на ній «Важкий шарф», вона не може свінгувати, тож і не мусить, і хід можна закінчити. Так само «Гранд-фінал» не дає повернутися карті Лис «На біс».',
  },
});
