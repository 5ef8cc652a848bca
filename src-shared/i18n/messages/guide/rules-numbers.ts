import { defineMessages } from '../../define';

/** N1-N9. */
export const rulesNumbers = defineMessages({
  'help.N1.rule': {
    en: 'There are no fractions. A card that halves a number says whether it rounds up or down; a definition that does not say so is refused.',
    ja: '端数はありません。数を半分にするカードには、切り上げか切り捨てかを書きます。書いていない定義は受け付けられません。',
    uk: 'Дробів немає. Карта, що ділить число навпіл, каже, заокруглювати вгору чи вниз; визначення, де цього не сказано, не приймається.',
  },
  'help.N1.example': {
    en: 'A plays Half Time on Badger Drummer, which has 3 PE. Half of 3, rounded up, is 2. If Half Time did not say “rounded up”, the pack would not load.',
    ja: 'Aが、演技力3の「太鼓たたきのアナグマ」に「ハーフタイム」を使います。3の半分を切り上げて、演技力は2になります。「切り上げ」の指定がなければ、このパックは読み込めません。',
    uk: 'A розігрує карту «Перерва», ціль — «Борсук-барабанщик» з енергією виступу 3. Половина від 3 із заокругленням угору — 2. Якби на карті не було сказано «вгору», набір не завантажився б.',
  },

  'help.N2.rule': {
    en: 'SP, Max SP and PE do not go below 0, and nobody may name a number below 0. An effect that would hand out or take a negative amount does neither.',
    ja: '体力、最大体力、演技力は0より下がらず、0より小さい数を選ぶこともできません。負の量を与えたり失わせたりする効果は、何もしません。',
    uk: 'Витривалість, її максимум та енергія виступу не опускаються нижче 0, і ніхто не може назвати число, менше за 0. Ефект, який мав би дати чи забрати від’ємну кількість, не робить нічого.',
  },
  'help.N2.example': {
    en: 'A plays Confetti and names X. −1 is refused, and nothing is paid. 0 is fine: it costs nothing and creates nothing. For 3 AP, three tokens appear.',
    ja: 'Aが「紙ふぶき」をプレイしてXを決めます。−1は認められず、何も支払いません。0は選べますが、費用も効果もありません。行動力3を払えば、トークンが3つできます。',
    uk: 'A розігрує карту «Конфеті» й називає X. Число −1 відхиляється, і нічого не сплачується. 0 можна: це нічого не коштує й нічого не створює. За 3 очки дій з’являються три жетони.',
  },

  'help.N3.rule': {
    en: 'PE and Max SP are the printed number plus every change. A sum below 0 shows as 0, yet goes on being counted below 0. Current SP are different: they are a store that stops at 0.',
    ja: '演技力と最大体力は、カードの数値にすべての増減を足したものです。合計が0より小さいと0と表示されますが、合計そのものは残ります。現在の体力は別で、減っても0で止まります。',
    uk: 'Енергія виступу й максимальна витривалість — це число на карті плюс усі зміни. Сума, менша за 0, показується як 0, але рахується далі як є. Поточна витривалість — інше: це запас, який спиняється на 0.',
  },
  'help.N3.example': {
    en: 'Eager Otter has 3 PE. Stage Fright, −5 PE, makes the sum −2, and 0 is shown. Big Applause, +5 PE, makes the sum 3: Eager Otter has 3 PE, not 5.',
    ja: '「はりきりカワウソ」の演技力は3です。演技力−5の「あがり症」で合計は−2になり、表示は0です。続く演技力+5の「大きな拍手」で合計は3に戻ります。演技力は5ではなく3です。',
    uk: '«Завзята видра» має енергію виступу 3. «Страх сцени» (−5) робить суму −2, а видно 0. «Бурхливі оплески» (+5) роблять суму 3: енергія виступу — 3, а не 5.',
  },

  'help.N4.rule': {
    en: 'If an effect needs a number that nobody can tell, it takes 0 and goes on.',
    ja: '効果に必要な数が定まらないときは、0として続けます。',
    uk: 'Якщо ефектові потрібне число, якого не можна визначити, він бере 0 й триває далі.',
  },
  'help.N4.example': {
    en: 'A new card says: the opponent picks a Furre of their own; your Host regains SP equal to its PE; draw a card. If B picks Badger Drummer, A’s Host regains 3 SP. If B has no Furre, the Host regains 0, and A draws all the same.',
    ja: '新しいカードに「相手は自分のファーレを1体選ぶ。あなたの主催者は、その演技力と同じだけ体力を回復する。カードを1枚引く」とあります。Bが「太鼓たたきのアナグマ」を選べば、Aの主催者の体力は3回復します。Bにファーレがいなければ回復は0で、Aはカードを引きます。',
    uk: 'На новій карті сказано: суперник вибирає свого Фурре; ваш Господар повертає витривалість, що дорівнює енергії виступу вибраного; доберіть карту. Якщо вибір B — «Борсук-барабанщик», Господар A повертає 3. Якщо у B немає Фурре, Господар повертає 0, а карту A однаково добирає.',
  },

  'help.N5.rule': {
    en: 'An effect may ask about an object that has left play. Its SP, PE and counters are then those it had last, in the turn it left and in the turn after. From then on the answer is 0.',
    ja: '場を離れたオブジェクトの体力、演技力、カウンターを効果が参照するときは、離れたターンとその次のターンまで、最後の値を使います。それより後は0です。',
    uk: 'Ефект може запитати про об’єкт, який уже вийшов з гри. Тоді його витривалість, енергія виступу й фішки такі, як були востаннє, — у тому ході, коли він вийшов, і в наступному. Далі відповідь — 0.',
  },
  'help.N5.example': {
    en: 'Badger Drummer has 8 PE after Big Applause and bows out. A controls Memory Owl, so A’s Host regains as many SP as the last PE: 8, though never beyond its Max SP.',
    ja: '「太鼓たたきのアナグマ」は「大きな拍手」で演技力8になり、その後退場します。Aの場に「思い出ふくろう」がいるので、Aの主催者は最後の演技力と同じ8だけ体力を回復します。ただし最大体力は超えません。',
    uk: '«Борсук-барабанщик» після карти «Бурхливі оплески» має енергію виступу 8 і відкланюється. A контролює Фурре «Сова спогадів», тож Господар A повертає стільки витривалості, якою була остання енергія виступу: 8, але не понад максимум.',
  },

  'help.N6.rule': {
    en: 'Only a Furre in play gives groove. One that has left gives 0, whatever its last PE was.',
    ja: 'ノリを与えるのは、場に出ているファーレだけです。場を離れたファーレが与えるノリは、最後の演技力にかかわらず0です。',
    uk: 'Драйв дарує лише Фурре, що у грі. Той, хто вийшов, дарує 0, хоч якою була його остання енергія виступу.',
  },
  'help.N6.example': {
    en: 'A plays Late Number on Badger Drummer, which has 3 PE. Before the turn ends, Early Night returns Badger Drummer to its owner’s hand. Late Number still goes off at the end of the turn, but the opposing Host loses 0 SP.',
    ja: 'Aが、演技力3の「太鼓たたきのアナグマ」に「遅い出番」を使います。ターンが終わる前に「早寝」で「太鼓たたきのアナグマ」は持ち主の手札に戻ります。「遅い出番」の効果はターンの終わりに発生しますが、相手の主催者が失う体力は0です。',
    uk: 'A розігрує карту «Пізній номер», ціль — «Борсук-барабанщик» з енергією виступу 3. До кінця ходу карта «Рано спати» повертає його в руку власника. Наприкінці ходу «Пізній номер» спрацьовує, але Господар суперника втрачає 0 витривалості.',
  },

  'help.N7.rule': {
    en: 'A card drawn for AP costs 1 AP at least and 10 AP at most. The limits are put on the final sum, not on each change.',
    ja: '行動力を払ってカードを引く費用は、1以上10以下です。この範囲は、増減をすべて足した後に当てはめます。',
    uk: 'Добрати карту за очки дій коштує щонайменше 1 і щонайбільше 10. Межі діють для остаточної суми, а не для кожної зміни.',
  },
  'help.N7.example': {
    en: 'A draw costs 2 AP. A has Coupon Book (−3), and B has Toll Box three times (+4 each): 2 − 3 + 12 = 11, so A pays 10. With Coupon Book alone the sum is −1, and A pays 1.',
    ja: 'ドロー費用はもともと2です。Aに「クーポン帳」（−3）、Bに「料金箱」（各+4）が3つあると、2 − 3 + 12 = 11なので、Aは10を払います。「クーポン帳」だけなら合計は−1で、Aは1を払います。',
    uk: 'Ціна добору — 2. В A є «Купонна книжка» (−3), а в B — три карти «Скринька для плати» (по +4): 2 − 3 + 12 = 11, тож A платить 10. Якщо є лише «Купонна книжка», сума −1, і A платить 1.',
  },

  'help.N8.rule': {
    en: 'In the refresh step a player pays once for everything, from 0 to 10 AP. Here too, the limits are put on the final sum.',
    ja: 'リフレッシュステップでは、1回の支払いで自分のものをすべてリフレッシュします。費用は0以上10以下で、この範囲も最後の合計に当てはめます。',
    uk: 'На кроці збадьорення гравець платить один раз за все — від 0 до 10 очок дій. Межі теж діють для остаточної суми.',
  },
  'help.N8.example': {
    en: 'The refresh cost is 1 AP. One Drowsy Den (+4) makes it 5 for every player, two make it 9. A third one would make it 13; then the cost is 10.',
    ja: 'リフレッシュ費用はもともと1です。「うとうと部屋」（+4）が1つあると全員の費用が5に、2つあると9になります。3つなら合計は13ですが、費用は10です。',
    uk: 'Ціна збадьорення — 1. Одна карта «Сонна нора» (+4) робить її 5 для кожного гравця, дві — 9. З третьою сума була б 13, а ціна — 10.',
  },

  'help.N9.rule': {
    en: 'In play there is room for 40 objects of each owner, no matter who controls them. They enter singly. What finds no room stays out: a token is gone, a card goes to its owner’s Couch.',
    ja: '1人の持ち主のオブジェクトは、だれがコントロールしていても、場に40までです。1つずつ場に出て、入りきらないトークンは消え、カードは持ち主のソファに置かれます。',
    uk: 'У грі є місце для 40 об’єктів кожного власника, хоч хто їх контролює. Вони входять по одному. Кому місця забракло, той не входить: жетон зникає, карта йде на Диван власника.',
  },
  'help.N9.example': {
    en: 'A owns 39 objects in play, one of them under B’s control, and plays Confetti with X = 3. One token enters, two are gone. If A now plays Rabbit Hopper, the AP are spent, and the card goes to A’s Couch.',
    ja: 'Aが持ち主のオブジェクトは場に39あり、1つはBがコントロールしています。AがX = 3で「紙ふぶき」をプレイすると、トークンは1つだけ場に出て、2つは消えます。続けて「うさぎのホッパー」をプレイすると、行動力は減り、カードはAのソファに置かれます。',
    uk: 'A має у грі 39 власних об’єктів, один з них контролює B. A розігрує карту «Конфеті» з X = 3: один жетон входить, два зникають. Якщо тепер A розіграє карту «Кролик-стрибунець», очки дій витрачено, а карта йде на Диван A.',
  },
});
