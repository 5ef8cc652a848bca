import { defineMessages } from '../define';

/** What a pack says, or fails to say, although its shape is right. */
export const meaningDiagnostics = defineMessages({
  'diagnostic.reserved-id': {
    en: 'A Zone can’t be called “{found}”: in effects this word has a meaning of its own. Choose another ID.',
    ja: 'ゾーンの ID に「{found}」は使えません。効果の中で別の意味を持つ語です。ほかの ID にしてください。',
    uk: 'Зона не може мати ID «{found}»: в ефектах це слово має власне значення. Виберіть інший ID.',
  },
  'diagnostic.never-matches': {
    en: 'Nothing can ever match this, because these exclude each other: {keys}. Change one of them.',
    ja: 'これに当てはまるものはありません。次のキーが両立しません：{keys}。どれかを変えてください。',
    uk: 'Ніщо не може цьому відповідати, бо ці ключі виключають один одного: {keys}. Змініть якийсь із них.',
  },
  'diagnostic.unpayable': {
    en: 'This Requirement can never be met, so the card can’t be played face-up. Ask for less.',
    ja: 'この条件は決して満たせないため、カードを表向きでプレイできません。条件をゆるめてください。',
    uk: 'Цю умову неможливо виконати, тож карту не можна зіграти горілиць. Послабте умову.',
  },
  'diagnostic.never-dealt': {
    en: 'No mode of the rules deals cards of Devotion {found, number}. Change the number, or the range in the rules.',
    ja: '想い{found, number}のカードを使うモードがルールにありません。数値か、ルールの範囲を変えてください。',
    uk: 'Жоден режим у правилах не роздає карт відданості {found, number}. Змініть число або межі в правилах.',
  },
  'diagnostic.requirement-and-ability': {
    en: 'This card has a Requirement and an ability. The Requirement is met first, then the ability fires. If that is not meant, remove one of them.',
    ja: 'このカードには条件と能力の両方があります。先に条件を満たし、次に能力が発動します。意図と違う場合は片方を取り除いてください。',
    uk: 'Ця карта має і умову, і здібність. Спершу виконують умову, потім спрацьовує здібність. Якщо так не задумано, приберіть щось одне.',
  },
  'diagnostic.links-nothing': {
    en: 'Nothing here links a card, so no card is linked. Add “link” to the step that places it.',
    ja: 'ここではカードが結び付けられないため、該当するカードはありません。カードを置く手順に「link」を追加してください。',
    uk: 'Тут жодну карту не пов’язано, тож пов’язаних карт немає. Додайте «link» до кроку, який її викладає.',
  },
  'diagnostic.nothing-drawn': {
    en: 'No card has been drawn before this step, so the number is always 0. Add a draw before it.',
    ja: 'この手順より前にカードを引いていないため、枚数は常に0です。前に引く手順を追加してください。',
    uk: 'До цього кроку карт не брали, тож число завжди 0. Додайте перед ним крок, у якому беруть карти.',
  },
  'diagnostic.nothing-aside': {
    en: 'No card lies aside at this step, so it does nothing. Draw cards to “aside” before it.',
    ja: 'この手順では脇に置かれたカードがなく、何も起こりません。前に「aside」へ引く手順を追加してください。',
    uk: 'На цьому кроці немає карт, узятих убік, тож він нічого не робить. Додайте перед ним крок, у якому карти беруть убік («aside»).',
  },
  'diagnostic.nowhere-yet': {
    en: 'Nothing has moved before this, so “there” is no Zone. Move a card in an earlier step, or name the Zone.',
    ja: 'ここより前に移動したカードがないため、「there」の指すゾーンがありません。先にカードを移動するか、ゾーンを指定してください。',
    uk: 'До цього нічого не переміщували, тож «there» не вказує на жодну зону. Перемістіть карту раніше або назвіть зону.',
  },
  'diagnostic.no-owner': {
    en: 'A Zone Bonus belongs to nobody, so no card matches “of” here. Remove it.',
    ja: 'ゾーンボーナスには持ち主がいないため、ここの「of」に当てはまるカードはありません。取り除いてください。',
    uk: 'Бонус зони нікому не належить, тож «of» тут не відповідає жодна карта. Приберіть його.',
  },
  'diagnostic.idle-key': {
    en: '{key, select, limit {There is no ability whose firing “limit” could count.} may {Nothing depends on this “may”.} every {“every” has a meaning only where a Requirement is paid.} link {Nothing uses the card that “link” marks.} orFlip {A card that is flipped up is not face-down, so “orFlip” changes nothing.} not {A Zone Bonus is no card that “not” could leave out.} other {Nobody decides anything in this step, so “who” changes nothing.}} Remove it.',
    ja: '{key, select, limit {「limit」で回数を制限する能力がありません。} may {この「may」で変わるものはありません。} every {「every」は条件を満たす手順でだけ意味を持ちます。} link {「link」で印を付けたカードがどこでも使われていません。} orFlip {表になったカードは裏向きではないため、「orFlip」は何も変えません。} not {ゾーンボーナスは「not」で除けるカードではありません。} other {この手順では誰も何も決めないため、「who」は何も変えません。}}取り除いてください。',
    uk: '{key, select, limit {Немає здібності, кількість спрацювань якої обмежував би «limit».} may {Від цього «may» нічого не залежить.} every {«every» має значення лише там, де виконують умову.} link {Карту, позначену «link», ніде не використано.} orFlip {Перевернута горілиць карта не лежить долілиць, тож «orFlip» нічого не змінює.} not {Бонус зони — не карта, яку міг би виключити «not».} other {У цьому кроці ніхто нічого не вирішує, тож «who» нічого не змінює.}} Приберіть його.',
  },
  'diagnostic.no-effect': {
    en: 'With {found, number} this changes nothing. Choose another number, or remove it.',
    ja: '{found, number}では何も変わりません。別の数にするか、取り除いてください。',
    uk: 'Зі значенням {found, number} це нічого не змінює. Виберіть інше число або приберіть це.',
  },
  'diagnostic.per-without-count': {
    en: '“per” needs “count”: points for so many cards, but which? Add “count”, or remove “per”.',
    ja: '「per」には「count」が必要です。どのカードを数えるか決まりません。「count」を追加するか、「per」を取り除いてください。',
    uk: '«per» потребує «count»: бали за стільки карт, але яких? Додайте «count» або приберіть «per».',
  },
  'diagnostic.bad-range': {
    en: 'No number is at least {min, number} and at most {max, number}. Swap them.',
    ja: '{min, number}以上{max, number}以下の数はありません。入れ替えてください。',
    uk: 'Немає числа, не меншого за {min, number} і не більшого за {max, number}. Поміняйте їх місцями.',
  },
  'diagnostic.sculpt-over-deal': {
    en: 'Nobody can take {sculpt, plural, one {# card} other {# cards}} out of a hand of {deal, number}. Deal more, or take out fewer.',
    ja: '{deal, number}枚の手札から{sculpt, plural, other {#枚}}を除くことはできません。配る枚数を増やすか、除く枚数を減らしてください。',
    uk: 'Коли роздають по {deal, number}, не можна вилучити {sculpt, plural, one {# карту} few {# карти} many {# карт} other {# карти}}. Роздавайте більше або вилучайте менше.',
  },
  'diagnostic.back-off-table': {
    en: '{detail, select, order {Each line needs a smaller hand than the line before it, or it is never reached.} other {The last line must be for a hand of 0, or small hands have no line.}} Change “hand”.',
    ja: '{detail, select, order {各行の手札の枚数は前の行より少なくなければ、その行は使われません。} other {最後の行は手札0枚用でなければ、少ない手札に当てはまる行がありません。}}「hand」を変えてください。',
    uk: '{detail, select, order {У кожному рядку рука має бути меншою, ніж у попередньому, інакше до нього ніколи не дійде.} other {Останній рядок має бути для руки з 0 карт, інакше для малої руки рядка немає.}} Змініть «hand».',
  },
  'diagnostic.endless-match': {
    en: 'Neither a won round nor a Back Off gives points, so a Timeline may never end. Give points for one of them.',
    ja: 'ラウンドに勝っても身を引いても点が入らないため、世界線が終わらないことがあります。どちらかに点を付けてください。',
    uk: 'Ні виграний раунд, ні відступ не дають балів, тож часова лінія може ніколи не скінчитися. Дайте бали за щось одне.',
  },
  'diagnostic.too-few-cards': {
    en: 'This mode deals {min, plural, one {# card} other {# cards}}, but the pack has only {count, number} for it. Add cards, or deal fewer.',
    ja: 'このモードでは{min, plural, other {#枚}}を配りますが、使えるカードは{count, number}枚しかありません。カードを増やすか、配る枚数を減らしてください。',
    uk: 'Цей режим роздає {min, plural, one {# карту} few {# карти} many {# карт} other {# карти}}, а в наборі для нього лише {count, number}. Додайте карт або роздавайте менше.',
  },
  'diagnostic.too-few-bonuses': {
    en: 'This mode lays out {min, plural, one {# Zone Bonus} other {# Zone Bonuses}}, but the pack has only {count, number}. Add some, or play without them.',
    ja: 'このモードではゾーンボーナスを{min, plural, other {#枚}}置きますが、パックには{count, number}枚しかありません。増やすか、なしで遊ぶ設定にしてください。',
    uk: 'Цей режим викладає {min, plural, one {# бонус зони} few {# бонуси зон} many {# бонусів зон} other {# бонусу зони}}, а в наборі лише {count, number}. Додайте ще або грайте без них.',
  },
  'diagnostic.zone-not-in-row': {
    en: 'The Zone “{found}” is not in the row. Add it to the row, or remove the Zone.',
    ja: 'ゾーン「{found}」が並びに入っていません。並びに追加するか、ゾーンを取り除いてください。',
    uk: 'Зони «{found}» немає в ряду. Додайте її до ряду або приберіть зону.',
  },
  'diagnostic.idle-patch': {
    en: 'This ruling changes nothing: {detail, select, place {“{found}” has no part {place}} other {the pack has no “{found}”}}. Correct it, or remove this change.',
    ja: 'この裁定では何も変わりません。{detail, select, place {「{found}」に {place} という部分がありません} other {パックに「{found}」がありません}}。直すか、この変更を取り除いてください。',
    uk: 'Це роз’яснення нічого не змінює: {detail, select, place {у «{found}» немає частини {place}} other {у наборі немає «{found}»}}. Виправте його або приберіть цю зміну.',
  },
  'diagnostic.bad-patch': {
    en: 'With this ruling, “{found}” would be wrong: see {place}. Change what is set there.',
    ja: 'この裁定を選ぶと「{found}」が正しくなくなります（{place}）。設定する値を変えてください。',
    uk: 'З цим роз’ясненням визначення «{found}» стало б хибним: див. {place}. Змініть те, що там задається.',
  },
  'diagnostic.too-many-choices': {
    en: 'The rulings about “{found}” can be combined in more than {max, number} ways. Use fewer choices.',
    ja: '「{found}」についての裁定の組み合わせが{max, number}通りを超えています。選択肢を減らしてください。',
    uk: 'Роз’яснення щодо «{found}» можна поєднати більш ніж {max, number} способами. Зменште кількість варіантів.',
  },
});
