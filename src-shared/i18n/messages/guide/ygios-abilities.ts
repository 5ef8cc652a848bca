import { defineMessages } from '../../define';

/** Reference of Yandere Girlfriends: counting, abilities, locks, the end. */
export const ygiosAbilities = defineMessages({
  'guide.ygios.group.count': { en: 'Counting', ja: '想いと支配', uk: 'Підрахунок' },
  'guide.ygios.group.abilities': { en: 'Abilities', ja: '能力', uk: 'Здібності' },
  'guide.ygios.group.limits': { en: 'Locks and protection', ja: 'ロックと保護', uk: 'Блокування й захист' },
  'guide.ygios.group.end': { en: 'Scoring', ja: '得点', uk: 'Бали' },
  'guide.ygios.group.signs': { en: 'On the cards', ja: 'カードの表示', uk: 'На картах' },

  'guide.ygios.devotion': { en: 'Devotion', ja: '想い', uk: 'Відданість' },
  'guide.ygios.devotion.text': {
    en: 'The printed number, adjusted by where and how the card lies. First comes the base: full, divided, 0, or the face-down value; then everything that adds. It never falls below 0 and is counted afresh whenever something changes. Point at a number at the table to see its terms.',
    ja: 'カードの数字を、置かれた場所と向きで調整した値です。まず基本の値（そのまま、割った値、0、または裏向きの値）を決め、そのあとで加算します。0より小さくはならず、何かが変わるたびに数え直します。卓上の数字を指すと内訳が見られます。',
    uk: 'Число на карті з поправкою на те, де і як вона лежить. Спершу основа: повне число, поділене, 0 або значення долілиць; потім усе, що додається. Нижче 0 вона не опускається і перераховується після кожної зміни. Наведіть на число за столом, щоб побачити його складові.',
  },
  'guide.ygios.distance': {
    en: 'At home, next to it, far away',
    ja: '本来のゾーンからの距離',
    uk: 'Удома, поруч, далеко',
  },
  'guide.ygios.distance.text': {
    en: 'Face-up at home: all of it. In an adjacent Zone: {divisor, select, 2 {half} other {divided by {divisor}}}, rounded down. Anywhere else: 0. Texts that make a card count in full lift this; counting in full twice is still once. Additions come after dividing.',
    ja: '表向きで本来のゾーンにあれば、そのまま。隣接するゾーンでは{divisor, select, 2 {半分} other {{divisor}で割って}}、端数は切り捨て。それ以外では0です。「そのまま数える」効果はこれを打ち消しますが、重なっても増えません。加算は割った後に行います。',
    uk: 'Горілиць у рідній зоні — все число. У сусідній — {divisor, select, 2 {половина} other {поділене на {divisor}}}, із заокругленням униз. Деінде — 0. Тексти, за якими карта рахується повністю, це скасовують; двічі повністю — це однаково один раз. Додають після ділення.',
  },
  'guide.ygios.control': { en: 'Control', ja: '支配', uk: 'Контроль' },
  'guide.ygios.control.text': {
    en: 'Each side’s cards in a Zone are added up, face-down ones too. The higher sum controls the Zone. Control is read off the table at any moment; only at the end of the round does it score.',
    ja: 'ゾーンごとに、裏向きも含めて各自のカードの想いを合計します。多いほうがそのゾーンを支配します。支配はいつでも盤面から決まりますが、得点になるのはラウンドの終わりだけです。',
    uk: 'Карти кожного боку в зоні додають, долілиць теж. У кого сума більша, той контролює зону. Контроль видно щомиті, та бали він дає лише наприкінці раунду.',
  },
  'guide.ygios.ties': { en: 'Ties', ja: '同点', uk: 'Рівність' },
  'guide.ygios.ties.text': {
    en: 'Equal sums, 0 against 0 included, give the Zone to the first player of the round. It is full control: it wins rounds and earns bonuses. A bonus may ask for a larger lead; a smaller one then counts as a tie.',
    ja: '合計が同じなら（0対0も）、そのラウンドの先攻が支配します。通常の支配と同じで、ラウンドの勝敗にもボーナスにも数えます。より大きなリードを求めるボーナスがあれば、足りないリードは同点とみなします。',
    uk: 'За рівних сум, зокрема 0 на 0, зона дістається першому гравцеві раунду. Це повноцінний контроль: він виграє раунди й приносить бонуси. Бонус може вимагати більшої переваги; тоді менша вважається рівністю.',
  },

  'guide.ygios.abilities': { en: 'When abilities fire', ja: '能力の発動', uk: 'Коли спрацьовує здібність' },
  'guide.ygios.abilities.text': {
    en: 'An ability fires when its card becomes face-up, wherever it lies and whatever it counts there. “You” in the text is the card’s owner, even if the opponent flipped it. Moving a card fires nothing.',
    ja: '能力は、カードが表向きになったときに発動します。どのゾーンでも、想いがいくつでも関係ありません。テキストの「あなた」は、相手が表にした場合でも持ち主を指します。移動では発動しません。',
    uk: 'Здібність спрацьовує, коли карта стає горілиць, хоч би де вона лежала й скільки там важила. «Ви» в тексті — це власник карти, навіть якщо перевернув її суперник. Від переміщення нічого не спрацьовує.',
  },
  'guide.ygios.immediate': { en: 'Immediate abilities', ja: '即時の能力', uk: 'Миттєві здібності' },
  'guide.ygios.immediate.text': {
    en: 'They happen once, right when the card is revealed, and are over. What they did stays done if the card is flipped or leaves later. If the card is flipped up again, they happen again.',
    ja: '公開されたその場で一度だけ起こり、それで終わりです。あとでカードが裏になったり場を離れたりしても、起きたことは元に戻りません。もう一度表になれば、もう一度起こります。',
    uk: 'Відбуваються один раз, щойно карту відкрито, і на тому все. Зроблене лишається, навіть якщо карту згодом перевернуть чи приберуть. Коли її знов перевернуть горілиць, здібність відбувається знову.',
  },
  'guide.ygios.persistent': { en: 'Persistent abilities', ja: '永続の能力', uk: 'Постійні здібності' },
  'guide.ygios.persistent.text': {
    en: '{persistentModel, select, fired {They work as long as the card stays face-up, provided that the ability fired when the card was last revealed.} other {They work whenever the card is face-up and nothing forbids it.}} They move along with the card and read the Zone it lies in now. Flipped face-down, the card loses its effect at once.',
    ja: '{persistentModel, select, fired {最後に公開されたときに能力が発動していれば、表向きの間ずっと働きます。} other {表向きで、禁じるものがない間は働きます。}}カードと一緒に移動し、今あるゾーンを基準にします。裏にされると、効果はすぐになくなります。',
    uk: '{persistentModel, select, fired {Діють, доки карта лежить горілиць, якщо здібність спрацювала, коли карту востаннє відкрили.} other {Діють щоразу, коли карта лежить горілиць і ніщо цього не забороняє.}} Вони переміщуються разом із картою й зважають на зону, де вона тепер. Щойно карту перевернуто долілиць, дія припиняється.',
  },
  'guide.ygios.once': { en: 'Once per round', ja: 'ラウンド中1回', uk: 'Раз за раунд' },
  'guide.ygios.once.text': {
    en: 'Such an ability fires at most once in a round, however often its card is flipped, returned and played again. Firing uses it up even if nothing came of it; a reveal at which it could not fire does not.',
    ja: 'この能力は、カードを裏返しても、手札に戻してプレイし直しても、1ラウンドに1回しか発動しません。効果がなくても発動すれば使い切りです。発動を妨げられた公開では使ったことになりません。',
    uk: 'Така здібність спрацьовує щонайбільше раз за раунд, хоч би скільки карту перевертали, повертали в руку й грали знову. Спрацювавши, вона вичерпана, навіть якщо нічого не дала; відкриття, коли їй завадили спрацювати, не рахується.',
  },
  'guide.ygios.requirements': { en: 'Requirements', ja: '条件', uk: 'Умови' },
  'guide.ygios.requirements.text': {
    en: 'A price instead of an ability. To play the card face-up you must be able to meet it, and you do so at once; face-down it is free. If the card is flipped up later, its owner must meet the Requirement, or the card is discarded. What stops abilities does not stop Requirements.{requirementsVsProtection, select, blocked { Protected cards can’t be used for it.} other {}}',
    ja: '能力の代わりに払う代償です。表向きでプレイするには満たせることが必要で、すぐに満たします。裏向きなら不要です。あとで表にされたら持ち主は満たさなければならず、できなければカードを捨てます。能力を止める効果も、条件は止めません。{requirementsVsProtection, select, blocked {保護されたカードは使えません。} other {}}',
    uk: 'Плата замість здібності. Щоб зіграти карту горілиць, треба мати змогу виконати умову, і виконують її одразу; долілиць вона не потрібна. Якщо карту згодом перевернуто горілиць, власник мусить виконати умову, інакше карту скидають. Те, що зупиняє здібності, умов не зупиняє.{requirementsVsProtection, select, blocked { Захищених карт для неї не використати.} other {}}',
  },
  'guide.ygios.reveal': { en: 'Flipping and revealing', ja: '裏返しと公開', uk: 'Перевертання і відкриття' },
  'guide.ygios.reveal.text': {
    en: 'Turning a card face-up reveals it: its ability fires, or its Requirement is due. Turning it face-down ends its persistent ability and its locks, and it counts {faceDown}. What a bonus gave to the card itself stays with it.',
    ja: '表にすることが公開で、能力が発動するか、条件を満たすことになります。裏にすると、永続の能力とそのカードによるロックは終わり、想いは{faceDown}になります。ボーナスがカードそのものに与えたものは残ります。',
    uk: 'Перевернути карту горілиць означає відкрити її: спрацьовує здібність або треба виконати умову. Перевернута долілиць, вона втрачає постійну здібність і свої блокування, а її відданість стає {faceDown}. Те, що бонус дав самій карті, лишається при ній.',
  },
  'guide.ygios.moving': { en: 'Moving', ja: '移動', uk: 'Переміщення' },
  'guide.ygios.moving.text': {
    en: 'A moved card goes to another Zone and stays on its owner’s side, with its face, its persistent ability and its locks. It counts by its new place. Locks do not stop moves; the bonus of the new Zone meets the card as it enters.',
    ja: '移動したカードは別のゾーンの持ち主の側に置き、向き、永続の能力、ロックはそのままです。想いは新しい場所で数えます。ロックは移動を妨げません。移動先のボーナスは、入ってきたカードにも働きます。',
    uk: 'Переміщена карта переходить до іншої зони на бік свого власника; положення, постійна здібність і блокування зберігаються. Рахується вона за новим місцем. Блокування переміщенню не заважає; бонус нової зони діє на карту, щойно вона ввійшла.',
  },
  'guide.ygios.leaving': {
    en: 'Returning and discarding',
    ja: '手札に戻す、捨てる',
    uk: 'Повернення і скидання',
  },
  'guide.ygios.leaving.text': {
    en: 'A card that leaves the board loses everything it had there: active ability, locks, links, bonuses. Returned, it is in its owner’s hand and can be played again; only a spent once-per-round ability stays spent. Discarded, it is out for the round.',
    ja: '盤面を離れたカードは、働いている能力、ロック、結びつき、ボーナスをすべて失います。手札に戻ったカードは持ち主がまたプレイできますが、使ったラウンド中1回の能力は戻りません。捨てたカードは、そのラウンドには戻りません。',
    uk: 'Карта, що покидає поле, втрачає все, що там мала: активну здібність, блокування, зв’язки, бонуси. Повернена в руку, вона може бути зіграна знову; лише здібність «раз за раунд» лишається вичерпаною. Скинута — вибуває до кінця раунду.',
  },
  'guide.ygios.choices': { en: 'Must and may', ja: '強制と任意', uk: 'Мусить і може' },
  'guide.ygios.choices.text': {
    en: 'A text is carried out if it can be, even to your own harm; only “may” leaves a choice. The card’s owner chooses, unless the text gives the choice to the opponent. If there is nothing to choose, the text ends there; draws take what there is.',
    ja: 'テキストは、自分に不利でも可能なら実行します。選べるのは「してもよい」とあるときだけです。選ぶのは持ち主ですが、テキストが相手に委ねることもあります。選べるものがなければ、そこでテキストは終わります。カードはあるだけ引きます。',
    uk: 'Текст виконують, якщо це можливо, навіть собі на шкоду; вибір лишає тільки «може». Вибирає власник карти, хіба що текст віддає вибір суперникові. Якщо вибирати нема з чого, на цьому текст закінчується; карт беруть скільки є.',
  },
  'guide.ygios.order': { en: 'One text after another', ja: '処理の順番', uk: 'Черговість текстів' },
  'guide.ygios.order.text': {
    en: 'A running text is finished first. Cards it turned up have their say afterwards, in the order in which they were revealed. A card that enters a Zone meets its bonus before its own ability.',
    ja: '処理中のテキストを先に終わらせます。それによって表になったカードは、その後で公開された順に処理します。ゾーンに入ったカードには、自身の能力より先にそのゾーンのボーナスが働きます。',
    uk: 'Спершу закінчують розпочатий текст. Відкриті ним карти діють після нього, в тому порядку, в якому відкрилися. На карту, що ввійшла в зону, бонус зони діє раніше за її власну здібність.',
  },

  'guide.ygios.locks': { en: 'Locks', ja: 'ロック', uk: 'Блокування' },
  'guide.ygios.locks.text': {
    en: 'A lock closes a Zone to a player for that player’s next turns: no card may be played there. Cards may still be moved in, and what lies there counts as ever. A lock ends early if its card is flipped face-down or leaves the board; moving the card does not matter.{locksBindOffTurn, select, true {} other { Plays outside a player’s own turn are not bound.}}',
    ja: 'ロックは、あるプレイヤーの次からの手番で、そのゾーンへのプレイを禁じます。移動で入れることはでき、すでにあるカードは普段どおり数えます。ロックしたカードが裏になるか盤面を離れると、すぐに終わります。移動しても終わりません。{locksBindOffTurn, select, true {} other {自分の手番以外でのプレイには効きません。}}',
    uk: 'Блокування закриває зону для гравця на його наступні ходи: грати туди карти не можна. Переміщувати можна, а карти, що там лежать, рахуються як завжди. Воно зникає раніше, якщо його карту перевернуто долілиць або вона покинула поле; переміщення карти нічого не змінює.{locksBindOffTurn, select, true {} other { На розігрування поза власним ходом воно не діє.}}',
  },
  'guide.ygios.lock-length': {
    en: 'How long a lock lasts',
    ja: 'ロックの期間',
    uk: 'Скільки триває блокування',
  },
  'guide.ygios.lock-length.text': {
    en: 'A lock begins with the player’s next turn; a turn in progress never counts. Passed turns and play-outs count as one. {lockOverlap, select, sharedExpiry {Locks do not add up: a new one on the same side of a Zone ends together with the one that is there already, even if that is sooner.} other {Of two locks on the same side of a Zone the longer one decides.}}',
    ja: 'ロックは、そのプレイヤーの次の手番から始まります。進行中の手番は数えません。パスも出し切りも1手番と数えます。{lockOverlap, select, sharedExpiry {ロックは延びません。同じ側にすでにロックがあれば、新しいロックは短くなってもそれと同時に終わります。} other {同じ側に2つあるときは、長いほうに従います。}}',
    uk: 'Блокування починається з наступного ходу гравця; хід, що вже триває, не рахується. Пас і догравання — це один хід. {lockOverlap, select, sharedExpiry {Блокування не додаються: нове на тому самому боці зони закінчується разом із наявним, навіть якщо це раніше.} other {З двох блокувань на одному боці зони вирішує довше.}}',
  },
  'guide.ygios.protection': { en: 'Protection', ja: '保護', uk: 'Захист' },
  'guide.ygios.protection.text': {
    en: 'No card text, of either player, can choose, flip, move, return or discard a protected card. It still counts, and value changes reach it. Zone Bonuses are not card texts: they act on it as on any other.',
    ja: '保護されたカードは、どちらのプレイヤーのカードのテキストでも、選ぶ・裏返す・移動する・手札に戻す・捨てることができません。想いは数え、増減も受けます。ゾーンボーナスはカードのテキストではないので、ほかのカードと同じように働きます。',
    uk: 'Захищену карту текст жодної карти, чия б вона не була, не може вибрати, перевернути, перемістити, повернути чи скинути. Вона рахується, і зміни відданості на неї діють. Бонуси зон — не тексти карт: на неї вони впливають, як і на інші.',
  },

  'guide.ygios.end-of-round': { en: 'End of a round', ja: 'ラウンドの終了', uk: 'Закінчення раунду' },
  'guide.ygios.end-of-round.text': {
    en: 'When both hands are empty between two turns, the board is read as it lies: nothing fires and nothing is turned up. Control decides the winner, then points and bonuses are given. After a Back Off none of this happens; only the table of Back Off counts.',
    ja: '手番の間に両者の手札が空になると、盤面をそのまま集計します。能力は発動せず、カードを表にすることもありません。支配するゾーンの数で勝者を決め、得点とボーナスを与えます。身を引いた場合は集計せず、その表だけで得点します。',
    uk: 'Коли між ходами порожні обидві руки, поле рахують як є: нічого не спрацьовує і нічого не відкривають. Контроль визначає переможця, потім дають бали й бонуси. Після відступу цього не роблять: важить лише таблиця відступу.',
  },
  'guide.ygios.points': { en: 'Affection Points', ja: '好感度', uk: 'Бали прихильності' },
  'guide.ygios.points.text': {
    en: 'The winner of a round gets {wonRound, plural, one {# point} other {# points}}, the loser none. Bonuses that score go to whoever controls their Zone; some ask for the round’s winner. {sweepOrder, select, penaltyFirst {The round is counted first, then the bonuses.} other {Bonuses are counted first, then the round.}} There is no upper limit.',
    ja: 'ラウンドの勝者は{wonRound}点、敗者は0点です。得点のあるボーナスは、そのゾーンを支配するプレイヤーのものですが、ラウンドの勝者だけが得るものもあります。{sweepOrder, select, penaltyFirst {先にラウンドの得点、次にボーナスを数えます。} other {先にボーナス、次にラウンドの得点を数えます。}}上限はありません。',
    uk: 'Переможець раунду дістає {wonRound, plural, one {# бал} few {# бали} many {# балів} other {# бала}}, переможений — нічого. Бали бонусу одержує той, хто контролює його зону; деякі — лише переможець раунду. {sweepOrder, select, penaltyFirst {Спершу рахують раунд, потім бонуси.} other {Спершу рахують бонуси, потім раунд.}} Верхньої межі немає.',
  },
  'guide.ygios.sweep': { en: 'Zealous: all Zones', ja: '欲張りペナルティ', uk: 'Штраф за жадібність' },
  'guide.ygios.sweep.text': {
    en: 'Whoever controls every Zone at the end {sweepIs, select, loss {loses {penalty, plural, one {# point} other {# points}} instead of gaining any, but never falls below {lowest} by it} gain {gets {penalty, plural, one {# point} other {# points}} instead of the usual} other {gets no points for the round}}. It still counts as winning the round: the other player opens the next one.',
    ja: '最後に全ゾーンを支配したプレイヤーは、得点の代わりに{sweepIs, select, loss {{penalty}点を失います。ただし{lowest}点より下がりません} gain {{penalty}点を得ます} other {何も得ません}}。それでもラウンドの勝者なので、次のラウンドは相手が先攻です。',
    uk: 'Хто наприкінці контролює всі зони, {sweepIs, select, loss {не здобуває балів, а втрачає {penalty, plural, one {# бал} few {# бали} many {# балів} other {# бала}}, хоч і не опускається нижче {lowest}} gain {дістає замість звичайних балів {penalty, plural, one {# бал} few {# бали} many {# балів} other {# бала}}} other {не дістає за раунд балів}}. Раунд він однаково виграв: наступний відкриває суперник.',
  },
  'guide.ygios.winning': { en: 'Winning the Timeline', ja: '世界線の勝敗', uk: 'Виграш часової лінії' },
  'guide.ygios.winning.text': {
    en: 'After all points of a round are given, a player with {pointsToWin} or more wins, even one who lost the round. If both have as many, the winner of the round wins. A Timeline is never drawn.',
    ja: 'ラウンドの得点をすべて加えた後に{pointsToWin}点以上なら、そのラウンドの敗者でも勝ちです。両者とも達していれば、ラウンドの勝者の勝ちです。引き分けはありません。',
    uk: 'Коли всі бали раунду нараховано, перемагає той, у кого їх {pointsToWin} або більше, навіть якщо раунд він програв. Якщо стільки в обох, перемагає переможець раунду. Нічиєї не буває.',
  },

  'guide.ygios.signs': { en: 'Signs on cards', ja: 'カードのマーク', uk: 'Знаки на картах' },
  'guide.ygios.signs.text': {
    en: 'A sign with a word in front of a text says how the text works.',
    ja: 'テキストの前にあるマークと言葉は、そのテキストの働き方を表します。',
    uk: 'Знак зі словом перед текстом показує, як цей текст діє.',
  },
});
