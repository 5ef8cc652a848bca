import { defineMessages } from '../../define';

/** Reference of Dance Card: what lies there, what it is worth, whose turn it is. */
export const governingThings = defineMessages({
  'guide.governing.group.table': { en: 'On the table', ja: '卓上のもの', uk: 'На столі' },
  'guide.governing.group.cards': { en: 'Cards', ja: 'カード', uk: 'Карти' },
  'guide.governing.group.numbers': { en: 'Numbers', ja: '数値', uk: 'Числа' },
  'guide.governing.group.turn': { en: 'Steps of the turn', ja: 'ターンの流れ', uk: 'Кроки ходу' },

  'guide.governing.host': { en: 'Host', ja: '主催者', uk: 'Господар' },
  'guide.governing.host.text': {
    en: 'The player’s own figure, with {hostSp} SP at the start and at most. It is no Furre: it neither swings nor gives groove. When its SP are gone, the player has lost.',
    ja: 'プレイヤー自身を表します。体力は{hostSp}から始まり、それが最大でもあります。ファーレではないので、スイングもせず、ノリも与えません。体力がなくなると負けです。',
    uk: 'Постать самого гравця; на початку має витривалість {hostSp}, і більше не буває. Це не Фурре: він не свінгує й не дарує драйву. Коли витривалості не лишилося, гравець програв.',
  },
  'guide.governing.book': { en: 'Black book', ja: '黒い手帳', uk: 'Чорний записник' },
  'guide.governing.book.text': {
    en: 'The cards you draw from, {cards, plural, one {# card} other {# cards}} of the same list for both. It is shuffled once, at the start. A draw from an empty book brings nothing and harms nobody; a paid draw is then not offered.',
    ja: 'カードを引く山です。両者とも同じ{cards}枚で、対戦の初めに一度だけシャッフルします。空の手帳から引いても何も起こらず、負けにもなりません。費用を払って引くことはできなくなります。',
    uk: 'Карти, з яких ви добираєте: {cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}} за однаковим для обох списком. Перемішують його один раз, на початку. Добір із порожнього записника нічого не дає й нікому не шкодить, а платного добору тоді немає.',
  },
  'guide.governing.hand': { en: 'Hand', ja: '手札', uk: 'Рука' },
  'guide.governing.hand.text': {
    en: 'Secret to its owner. During a turn it may grow without limit; at the end of your turn you discard down to {handLimit, plural, one {# card} other {# cards}}. The opponent’s hand is not checked then.',
    ja: '持ち主だけが見られます。ターンの途中は何枚でも持てますが、自分のターンの終わりに{handLimit}枚になるまで捨てます。そのとき相手の手札は数えません。',
    uk: 'Її бачить лише власник. Протягом ходу рука може рости без меж; наприкінці свого ходу ви скидаєте зайве, щоб лишилося не більш як {handLimit, plural, one {# карта} few {# карти} many {# карт} other {# карти}}. Руки суперника це тоді не стосується.',
  },
  'guide.governing.couch': { en: 'Couch', ja: 'ソファ', uk: 'Диван' },
  'guide.governing.couch.text': {
    en: 'Where cards rest: Actions after they happened, Furres that bowed out, what was discarded. A card always goes to the Couch of its owner, whoever controlled it. Everybody may look at it.',
    ja: '起こったアクション、退場したファーレ、捨てたカードが置かれる場所です。誰がコントロールしていても、カードは必ず持ち主のソファへ行きます。誰でも中を見られます。',
    uk: 'Тут відпочивають карти: дії, що відбулися, Фурре, що відкланялися, скинуте. Карта завжди йде на Диван свого власника, хоч би хто її контролював. Дивитися можна всім.',
  },
  'guide.governing.in-play': { en: 'In play', ja: '場に出ている', uk: 'У грі' },
  'guide.governing.in-play.text': {
    en: 'Furres, Treats, Alterations and Havens lie in play and are called objects. They enter refreshed unless a text says otherwise. A player owns at most {ownedMax, plural, one {# object} other {# objects}} in play; what would be one too many goes to the Couch, and a token ceases to be.',
    ja: '場に出ているファーレ、ごほうび、変化、隠れ家をオブジェクトと呼びます。特に書かれていなければ、元気な状態で出ます。1人が場に持てるオブジェクトは{ownedMax}個までで、超える分はソファへ行き、トークンなら消滅します。',
    uk: 'Фурре, Гостинці, Видозміни й Прихистки лежать у грі й звуться об’єктами. Вони входять бадьорими, якщо текст не каже інакше. Гравець може мати у грі не більш як {ownedMax, plural, one {# власний об’єкт} few {# власні об’єкти} many {# власних об’єктів} other {# власного об’єкта}}; зайвий іде на Диван, а жетон зникає.',
  },

  'guide.governing.furre': { en: 'Furre', ja: 'ファーレ', uk: 'Фурре' },
  'guide.governing.furre.text': {
    en: 'The dancers. A Furre enters as soon as it is paid for, with SP and PE as printed. It swings, steps in for its Host and wears Alterations. Fresh in play it is unsettled.',
    ja: '踊り手です。費用を払うとすぐに、書かれた体力と演技力で場に出ます。スイングし、主催者の代わりに出て、変化をつけます。出たばかりのときは、なじんでいません。',
    uk: 'Танцюристи. Фурре входить у гру, щойно за нього заплачено, із зазначеними витривалістю та енергією виступу. Він свінгує, виходить на заміну Господареві й носить Видозміни. Щойно ввійшовши, він непризвичаєний.',
  },
  'guide.governing.treat': { en: 'Treat', ja: 'ごほうび', uk: 'Гостинець' },
  'guide.governing.treat.text': {
    en: 'Stays in play on your side and works from there, or offers a skill to activate. It need not settle, so its skill can be used in the turn it came.',
    ja: '自分の場に残って働き続けるか、起動できるスキルを持ちます。なじむ必要がないので、出たターンからスキルを使えます。',
    uk: 'Лишається у грі на вашому боці й діє звідти або має вміння, яке можна активувати. Призвичаюватися йому не треба, тож уміння доступне того ж ходу.',
  },
  'guide.governing.alteration': { en: 'Alteration', ja: '変化', uk: 'Видозміна' },
  'guide.governing.alteration.text': {
    en: 'A Treat played on a Furre, yours or the opponent’s: its wearer. It changes the wearer while it is attached. If the wearer leaves play, for whatever place, the Alteration goes to its owner’s Couch at the same moment.',
    ja: '自分または相手のファーレにつけるごほうびです。つけたファーレが着用者で、ついている間だけ着用者を変えます。着用者が場を離れると、行き先がどこでも、変化は同時に持ち主のソファへ行きます。',
    uk: 'Гостинець, якого грають на Фурре, свого чи чужого, — на носія. Вона змінює носія, доки прикріплена. Коли носій покидає гру, хоч би куди, Видозміна тієї ж миті йде на Диван свого власника.',
  },
  'guide.governing.haven': { en: 'Haven', ja: '隠れ家', uk: 'Прихисток' },
  'guide.governing.haven.text': {
    en: 'A place that stays in play and changes what turns are like, such as AP or costs. Like a Treat it works at once.',
    ja: '場に残り、行動力や費用など、ターンのあり方を変える場所です。ごほうびと同じく、すぐに働きます。',
    uk: 'Місце, що лишається у грі й змінює самі ходи, наприклад очки дій чи ціни. Як і Гостинець, діє одразу.',
  },
  'guide.governing.action': { en: 'Action', ja: 'アクション', uk: 'Дія' },
  'guide.governing.action.text': {
    en: 'Pay, choose the targets, and put it on the waiting pile; when its turn comes, it happens and goes to the Couch. It needs all the targets it names. Without “quick” it belongs into your own main step.',
    ja: '費用を払って対象を選び、待機スタックに置きます。順番が来ると起こり、ソファへ行きます。書かれた対象がすべて必要です。「即時」でなければ、自分のメインステップでだけプレイできます。',
    uk: 'Заплатіть, виберіть цілі й покладіть її на стос очікування; коли надійде черга, вона відбудеться й піде на Диван. Потрібні всі названі цілі. Без позначки «миттєва» її грають лише на своєму головному кроці.',
  },
  'guide.governing.quick': { en: 'Quick Action', ja: '即時アクション', uk: 'Миттєва дія' },
  'guide.governing.quick.text': {
    en: 'Can also be played as an answer, in either player’s turn. It is paid with AP you have left, so whoever wants to answer in the opponent’s turn saves some.',
    ja: 'どちらのターンでも、応答としてもプレイできます。残っている行動力で払うので、相手のターンに応答したいなら残しておきます。',
    uk: 'Її можна зіграти і як відповідь, у хід будь-кого з гравців. Платять тими очками дій, що лишилися, тож для відповіді в чужий хід їх треба приберегти.',
  },
  'guide.governing.token': { en: 'Token', ja: 'トークン', uk: 'Жетон' },
  'guide.governing.token.text': {
    en: 'An object made by a skill, not a card of a black book. In play it is like any other of its kind; leaving play it ceases to be.',
    ja: 'スキルが作るオブジェクトで、黒い手帳のカードではありません。場では同じ種類のものと変わりませんが、場を離れると消滅します。',
    uk: 'Об’єкт, який створило вміння; це не карта з чорного записника. У грі він такий самий, як інші його виду, а покинувши гру, зникає.',
  },

  'guide.governing.ap': { en: 'AP (Action Points)', ja: '行動力', uk: 'Очки дій' },
  'guide.governing.ap.text': {
    en: 'What everything is paid with. You get {ap} at your refill step ({firstTurnAp} in the first turn of the match), and lose what was left. Until then leftovers pay for quick answers.',
    ja: 'あらゆる費用を払うためのものです。補充ステップで残りを失い、{ap}を得ます（対戦の最初のターンは{firstTurnAp}）。それまでは、残りで即時の応答ができます。',
    uk: 'Ними платять за все. На кроці поповнення ви втрачаєте залишок і дістаєте {ap} (у першому ході партії — {firstTurnAp}). Доти залишком можна платити за миттєві відповіді.',
  },
  'guide.governing.sp': { en: 'SP (Stamina Points)', ja: '体力', uk: 'Витривалість' },
  'guide.governing.sp.text': {
    en: 'What a Furre or Host can still take. It is a store: losses stop at 0, gains stop at Max SP, and nothing comes back by itself. At 0 a Furre bows out and a Host loses.',
    ja: 'ファーレや主催者があとどれだけ持ちこたえられるかです。減るのは0まで、増えるのは最大体力までで、自然には回復しません。0になると、ファーレは退場し、主催者は負けます。',
    uk: 'Скільки ще витримає Фурре чи Господар. Це запас: втрати спиняються на 0, приріст — на максимумі, а сам він не відновлюється. На нулі Фурре відкланюється, а Господар програє.',
  },
  'guide.governing.max-sp': { en: 'Max SP', ja: '最大体力', uk: 'Максимальна витривалість' },
  'guide.governing.max-sp.text': {
    en: 'The most SP something can have. If a skill raises it, SP rise by as much. If it falls, SP above it are lost. If it rises only because a skill ended, SP stay as they are.',
    ja: '体力の上限です。スキルで増えると、体力も同じだけ増えます。減ると、超えた分の体力を失います。スキルが終わって増えた場合は、体力は変わりません。',
    uk: 'Найбільша можлива витривалість. Коли її збільшує вміння, витривалість зростає так само. Коли вона падає, надлишок втрачається. Якщо вона зросла лише тому, що вміння скінчилося, витривалість не змінюється.',
  },
  'guide.governing.pe': { en: 'PE (Performance Energy)', ja: '演技力', uk: 'Енергія виступу' },
  'guide.governing.pe.text': {
    en: 'How much groove a Furre gives. It is the printed number and all changes together; below 0 it shows as 0, yet the sum is remembered. A swing reads it when it happens, not when it is named.',
    ja: 'ファーレが与えるノリの大きさです。書かれた数にすべての増減を加えた値で、0より小さければ0と表示しますが、合計そのものは残ります。スイングでは、指定したときではなく起こるときの値を使います。',
    uk: 'Скільки драйву дарує Фурре. Це число на карті разом з усіма змінами; менше за 0 показується як 0, але сума пам’ятається. Свінг бере її, коли відбувається, а не коли його оголошено.',
  },

  'guide.governing.turn': { en: 'Turn', ja: 'ターン', uk: 'Хід' },
  'guide.governing.turn.text': {
    en: 'Refill, refresh, main, end: always in this order, then the other player’s turn. Nothing can be answered while somebody refills or refreshes.',
    ja: '補充、リフレッシュ、メイン、終了の順に進み、相手のターンになります。補充とリフレッシュの間は、応答できません。',
    uk: 'Поповнення, збадьорення, головний крок, кінець — завжди в такому порядку; далі хід суперника. Під час поповнення і збадьорення відповідати не можна.',
  },
  'guide.governing.refill': { en: 'Refill step', ja: '補充ステップ', uk: 'Крок поповнення' },
  'guide.governing.refill.text': {
    en: 'As your turn begins, all your Furres settle. Left-over AP are lost, you get {ap}, and what Havens add comes on top. The player who begins gets only {firstTurnAp} in the first turn.',
    ja: 'ターンの初めに、自分のファーレがすべてなじみます。残った行動力を失って{ap}を得、隠れ家などの分が加わります。先に始めるプレイヤーの最初のターンだけは{firstTurnAp}です。',
    uk: 'На початку ходу всі ваші Фурре призвичаюються. Залишок очок дій згоряє, ви дістаєте {ap}, а до них — те, що дають Прихистки. Хто починає партію, у першому ході дістає лише {firstTurnAp}.',
  },
  'guide.governing.refresh': { en: 'Refresh step', ja: 'リフレッシュステップ', uk: 'Крок збадьорення' },
  'guide.governing.refresh.text': {
    en: 'You may pay the refresh cost, once, to refresh everything of yours that is exhausted. It is {refreshCost} AP unless cards change it, and never above {refreshMax}. Nothing refreshes by itself.',
    ja: 'リフレッシュ費用を1回払うと、休み中の自分のものをすべてリフレッシュできます。費用は行動力{refreshCost}で、カードで変わることがありますが、{refreshMax}を超えません。自然にリフレッシュすることはありません。',
    uk: 'Можна один раз сплатити ціну збадьорення й збадьорити все своє виснажене. Ціна — {refreshCost}, якщо карти її не змінили, але не вища за {refreshMax}. Саме собою ніщо не збадьорюється.',
  },
  'guide.governing.main': { en: 'Main step', ja: 'メインステップ', uk: 'Головний крок' },
  'guide.governing.main.text': {
    en: 'Play cards, draw for AP, activate skills, swing: as often and in whatever order you like, as long as you can pay. A Furre that must swing has to do so before you may end the step.',
    ja: 'カードをプレイする、行動力を払って引く、スキルを起動する、スイングする。払える限り、何度でも、どの順番でもできます。スイングしなければならないファーレがいれば、済ませるまで終えられません。',
    uk: 'Грайте карти, добирайте за очки дій, активуйте вміння, свінгуйте — скільки завгодно й у будь-якому порядку, доки можете платити. Фурре, що мусить свінгувати, має зробити це, перш ніж ви завершите крок.',
  },
  'guide.governing.end': { en: 'End step', ja: '終了ステップ', uk: 'Крок кінця' },
  'guide.governing.end.text': {
    en: 'Skills that wait for the end of the turn go off. Then you discard down to {handLimit, plural, one {# card} other {# cards}}, and everything that lasts “this turn” ends together.',
    ja: 'ターンの終わりを待つスキルが誘発します。次に手札を{handLimit}枚になるまで捨て、「このターンのあいだ」の効果がすべて同時に終わります。',
    uk: 'Спрацьовують уміння, що чекають кінця ходу. Потім ви скидаєте зайве, щоб у руці було не більш як {handLimit, plural, one {# карта} few {# карти} many {# карт} other {# карти}}, і все, що діє «до кінця ходу», закінчується водночас.',
  },
});
