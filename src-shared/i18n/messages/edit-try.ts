import { defineMessages } from '../define';

/** Beside the text: playing a definition, alone and a thousand times. */
export const editTry = defineMessages({
  'edit-try.play': { en: 'Play', ja: 'プレイ', uk: 'Гра' },
  'edit-try.play.card': { en: 'Play this card', ja: 'このカードで対戦', uk: 'Зіграти цією картою' },
  'edit-try.play.bonus': {
    en: 'Play with this Zone Bonus',
    ja: 'このゾーンボーナスで対戦',
    uk: 'Зіграти з цим бонусом зони',
  },
  'edit-try.play.other': { en: 'Play this pack', ja: 'このパックで対戦', uk: 'Зіграти цим набором' },
  'edit-try.play.says.card': {
    en: 'Against a bot that looks ahead. The card is in your starting hand.',
    ja: '先を読むボットと対戦します。このカードは最初の手札にあります。',
    uk: 'Проти бота, що думає наперед. Карта буде у вашій початковій руці.',
  },
  'edit-try.play.says.bonus': {
    en: 'Against a bot that looks ahead. The Zone Bonus lies on the table.',
    ja: '先を読むボットと対戦します。このゾーンボーナスは場に置かれています。',
    uk: 'Проти бота, що думає наперед. Бонус зони лежить на столі.',
  },
  'edit-try.play.says.other': {
    en: 'Against a bot that looks ahead.',
    ja: '先を読むボットと対戦します。',
    uk: 'Проти бота, що думає наперед.',
  },
  'edit-try.play.saves': {
    en: 'What is typed is saved first.',
    ja: '入力した内容は先に保存されます。',
    uk: 'Спершу буде збережено те, що введено.',
  },
  'edit-try.play.saves-not': {
    en: 'What is typed could not be saved, so the match was not begun.',
    ja: '入力した内容を保存できなかったため、対戦を始めませんでした。',
    uk: 'Не вдалося зберегти введене, тому партію не розпочато.',
  },
  'edit-try.errors': {
    en: '{count, plural, one {It has an error and can’t be played.} other {It has # errors and can’t be played.}} The first one: {first}',
    ja: 'エラーが{count, plural, other {#件}}あるため、プレイできません。最初のエラー：{first}',
    uk: '{count, plural, one {Є # помилка, тому зіграти не можна.} few {Є # помилки, тому зіграти не можна.} many {Є # помилок, тому зіграти не можна.} other {Є # помилки, тому зіграти не можна.}} Перша: {first}',
  },
  'edit-try.errors.go': { en: 'Go to it', ja: 'そこへ移動', uk: 'Перейти до неї' },
  'edit-try.not-played.template': {
    en: 'A template decides how cards look, not how they play, so there is nothing to play or simulate.',
    ja: 'テンプレートはカードの見た目だけを決めます。対戦やシミュレーションでは何も変わりません。',
    uk: 'Шаблон визначає вигляд карт, а не гру, тож грати чи симулювати тут нічого.',
  },
  'edit-try.not-played.other': {
    en: 'This document has no part in a match, so there is nothing to play or simulate.',
    ja: 'この文書は対戦に影響しないため、プレイやシミュレーションはできません。',
    uk: 'Цей документ не впливає на партію, тож грати чи симулювати тут нічого.',
  },

  'edit-try.found': { en: 'Tried by bots', ja: 'ボットによる試行', uk: 'Перевірка ботами' },
  'edit-try.found.says': {
    en: 'Bots play it for a few seconds after each save, and say what only play can show: texts without end, a card that can’t be played or that nobody wants.',
    ja: '保存するたびにボットが数秒間プレイし、対戦しないと分からないことを調べます。終わらない効果、プレイできないカード、誰も選ばないカードなどです。',
    uk: 'Після кожного збереження боти кілька секунд грають і показують те, чого не видно з тексту: нескінченні ефекти, карту, яку не можна зіграти або якої ніхто не хоче.',
  },
  'edit-try.found.running': {
    en: 'Bots are playing.',
    ja: 'ボットがプレイしています。',
    uk: 'Боти грають.',
  },
  'edit-try.found.never': {
    en: 'Not tried yet.',
    ja: 'まだ試していません。',
    uk: 'Ще не випробувано.',
  },
  'edit-try.found.run': { en: 'Try it now', ja: '今すぐ試す', uk: 'Випробувати зараз' },
  'edit-try.found.others': {
    en: '{count, plural, one {In one match} other {In # matches}} texts without end came from other definitions.',
    ja: '{count, plural, other {#試合}}で、ほかの定義の効果が終わりませんでした。',
    uk: '{count, plural, one {В # партії} few {У # партіях} many {У # партіях} other {У # партії}} без кінця діяли тексти інших визначень.',
  },
  'edit-try.older': {
    en: 'The text has changed since.',
    ja: 'この後でテキストが変更されています。',
    uk: 'Відтоді текст змінився.',
  },

  'edit-try.simulate': { en: 'Before and after', ja: '変更の前と後', uk: 'До і після' },
  'edit-try.simulate.run': {
    en: 'Simulate {games, number} games',
    ja: '{games, number} 試合をシミュレート',
    uk: 'Симулювати {games, number} партій',
  },
  'edit-try.simulate.says': {
    en: 'The same deals are played with the earlier version of the whole pack and with what is typed now.',
    ja: '同じ配り方で、以前のパック全体と、今入力されている内容の両方をプレイします。',
    uk: 'Ті самі роздачі грають із попередньою версією всього набору й з тим, що введено зараз.',
  },
  'edit-try.simulate.running': {
    en: 'Simulating: {done, number} of {total, number} games',
    ja: 'シミュレーション中：{total, number} 試合中 {done, number} 試合',
    uk: 'Симуляція: {done, number} з {total, number} партій',
  },
  'edit-try.simulate.title': {
    en: 'Simulating {path}',
    ja: '{path} をシミュレート中',
    uk: 'Симуляція {path}',
  },
  'edit-try.before': { en: 'Compare with', ja: '比較する版', uk: 'Порівняти з' },
  'edit-try.before.saved': { en: 'As saved last', ja: '最後に保存した版', uk: 'Останнє збережене' },
  'edit-try.before.original': { en: 'The original', ja: 'オリジナル', uk: 'Оригінал' },
  'edit-try.before.same': {
    en: 'Nothing yet: only as it is now',
    ja: 'まだなし：今のままの結果だけ',
    uk: 'Поки нічого: лише те, що є',
  },
  'edit-try.before.earlier': {
    en: 'Before: {what}, {when}',
    ja: '{when}「{what}」の前',
    uk: 'До: {what}, {when}',
  },
  'edit-try.bots': { en: 'Players', ja: 'プレイヤー', uk: 'Гравці' },
  'edit-try.bots.random': {
    en: 'Choose at random: seconds',
    ja: '無作為に選ぶ：数秒',
    uk: 'Обирають навмання: секунди',
  },
  'edit-try.bots.greedy': {
    en: 'Look ahead: minutes',
    ja: '先を読む：数分',
    uk: 'Думають наперед: хвилини',
  },
  'edit-try.bots.ismcts': {
    en: 'Think in depth: ten minutes and more',
    ja: 'じっくり考える：10分以上',
    uk: 'Глибоко міркують: від десяти хвилин',
  },

  'edit-try.card-wins': {
    en: 'Wins of players who played it',
    ja: 'これをプレイした側の勝率',
    uk: 'Перемоги тих, хто її зіграв',
  },
  'edit-try.first-wins': {
    en: 'Wins of whoever begins',
    ja: '先手の勝率',
    uk: 'Перемоги того, хто починає',
  },
  'edit-try.length.rounds': {
    en: 'Rounds in a Timeline',
    ja: '世界線あたりのラウンド数',
    uk: 'Раундів у часовій лінії',
  },
  'edit-try.length.turns': {
    en: 'Turns in a duel',
    ja: '1対戦あたりのターン数',
    uk: 'Ходів у дуелі',
  },
  'edit-try.value': {
    en: '{value} (95%: {low} to {high})',
    ja: '{value}（95%区間：{low}〜{high}）',
    uk: '{value} (95%: від {low} до {high})',
  },
  'edit-try.change': { en: '{before} → {after}', ja: '{before} → {after}', uk: '{before} → {after}' },
  'edit-try.difference.points': {
    en: 'Difference: {value} points; with 95% certainty it lies between {low} and {high}.',
    ja: '差：{value} ポイント。95%の確からしさで {low} から {high} の間です。',
    uk: 'Різниця: {value} в. п.; з імовірністю 95% вона між {low} і {high}.',
  },
  'edit-try.difference.number': {
    en: 'Difference: {value}; with 95% certainty it lies between {low} and {high}.',
    ja: '差：{value}。95%の確からしさで {low} から {high} の間です。',
    uk: 'Різниця: {value}; з імовірністю 95% вона між {low} і {high}.',
  },
  'edit-try.verdict.none': {
    en: 'No game went differently: the change made no difference to this.',
    ja: '違う結果になった試合はありません。この点では変更の影響はありませんでした。',
    uk: 'Жодна партія не склалася інакше: на це зміна не вплинула.',
  },
  'edit-try.verdict.open': {
    en: 'The interval includes 0: it may be chance. More games would tell.',
    ja: '区間に 0 が含まれます。偶然かもしれません。試合を増やすと分かります。',
    uk: 'Проміжок містить 0: це може бути випадковість. Більше партій дало б відповідь.',
  },
  'edit-try.verdict.more': {
    en: 'The interval does not include 0: it really goes up.',
    ja: '区間に 0 が含まれません。確かに上がっています。',
    uk: 'Проміжок не містить 0: показник справді зріс.',
  },
  'edit-try.verdict.less': {
    en: 'The interval does not include 0: it really goes down.',
    ja: '区間に 0 が含まれません。確かに下がっています。',
    uk: 'Проміжок не містить 0: показник справді знизився.',
  },
  'edit-try.nobody': {
    en: 'Nobody played it in one of the versions, so there is nothing to compare.',
    ja: 'どちらかの版で一度もプレイされなかったため、比較できません。',
    uk: 'В одній із версій її ніхто не зіграв, тож порівняти нема з чим.',
  },
  'edit-try.no-card': {
    en: 'It is not played from a hand, so nobody wins by playing it: what is told is who begins and how long it takes.',
    ja: '手札からプレイするものではないため、プレイした側の勝率はありません。先手の勝率と長さを示します。',
    uk: 'Його не грають з руки, тому перемог «того, хто зіграв» немає: показано перемоги першого гравця й тривалість.',
  },
  'edit-try.played': {
    en: 'Played {before, number} times before, {after, number} times after.',
    ja: 'プレイされた回数：前 {before, number}、後 {after, number}。',
    uk: 'Зіграно разів: до {before, number}, після {after, number}.',
  },
  'edit-try.played-now': {
    en: 'Played {after, number} times.',
    ja: 'プレイされた回数：{after, number}。',
    uk: 'Зіграно разів: {after, number}.',
  },
  'edit-try.unended': {
    en: 'Games that came to no end: {before, number} before, {after, number} after.',
    ja: '終わらなかった試合：前 {before, number}、後 {after, number}。',
    uk: 'Партій без кінця: до {before, number}, після {after, number}.',
  },
  'edit-try.plot': {
    en: 'Difference {value}, from {low} to {high}',
    ja: '差 {value}（{low} から {high}）',
    uk: 'Різниця {value}, від {low} до {high}',
  },
});
