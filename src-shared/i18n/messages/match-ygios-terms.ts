import { defineMessages } from '../define';

/**
 * What a number of Yandere Girlfriends is made of, a line for each term. The amount stands beside the line, so it is
 * not in it: “Halved: Town is next to Home | → 3”.
 */
export const matchYgiosTerms = defineMessages({
  // --- What a card counts
  'match.ygios.term.printed': { en: 'Printed', ja: 'カードの想い', uk: 'Надруковано' },
  'match.ygios.term.faceDown': { en: 'Face-down', ja: '裏向き', uk: 'Долілиць' },
  'match.ygios.term.atHome': {
    en: 'In full: it is in its own Zone',
    ja: '自分のゾーンなのでそのまま',
    uk: 'Повністю: карта у своїй зоні',
  },
  'match.ygios.term.halved': {
    en: '{by, select, 2 {Halved} other {Divided by {by}}}: {zone} is next to {home}',
    ja: '「{zone}」は「{home}」の隣なので{by, select, 2 {半分} other {{by}分の1}}',
    uk: '{by, select, 2 {Навпіл} other {Поділено на {by}}}: зона «{zone}» сусідня із зоною «{home}»',
  },
  'match.ygios.term.far': {
    en: 'Nothing: {zone} is not next to {home}',
    ja: '「{zone}」は「{home}」の隣ではないので数えない',
    uk: 'Не рахується: зона «{zone}» не сусідня із зоною «{home}»',
  },
  'match.ygios.term.gain': {
    en: '{named, select, yes {“{source}”} other {Gained}}',
    ja: '{named, select, yes {「{source}」} other {得た分}}',
    uk: '{named, select, yes {«{source}»} other {Здобуто}}',
  },
  'match.ygios.term.asleep': {
    en: '{named, select, yes {“{source}” ({signed}) counts only face-up} other {What was gained ({signed}) counts only face-up}}',
    ja: '{named, select, yes {「{source}」（{signed}）は表向きのときだけ数える} other {得た分（{signed}）は表向きのときだけ数える}}',
    uk: '{named, select, yes {«{source}» ({signed}) рахується лише горілиць} other {Здобуте ({signed}) рахується лише горілиць}}',
  },
  'match.ygios.term.final': {
    en: 'Nothing is added to it',
    ja: 'これには何も加えない',
    uk: 'До цього нічого не додається',
  },
  'match.ygios.term.floor': { en: 'Never below 0', ja: '0を下回らない', uk: 'Не буває менше за 0' },
  'match.ygios.rule.full': {
    en: 'In full because of “{source}”',
    ja: '「{source}」によりそのまま',
    uk: 'Повністю: так каже «{source}»',
  },
  'match.ygios.rule.fixed': {
    en: 'Always the same because of “{source}”',
    ja: '「{source}」により常に一定',
    uk: 'Завжди однаково: так каже «{source}»',
  },
  'match.ygios.rule.base': {
    en: 'Face-down with “{source}”',
    ja: '「{source}」による裏向きの想い',
    uk: 'Долілиць: так каже «{source}»',
  },
  'match.ygios.rule.add': { en: '“{source}”', ja: '「{source}」', uk: '«{source}»' },

  // --- Zones
  'match.ygios.told.value': {
    en: 'Devotion of {card}',
    ja: '{card}の想い',
    uk: 'Відданість {card}',
  },
  'match.ygios.told.devotion': {
    en: 'Devotion of {seat} in {zone}',
    ja: '「{zone}」での{seat}の想い',
    uk: 'Відданість {seat} у зоні «{zone}»',
  },
  'match.ygios.told.noCards': { en: 'No cards there', ja: 'カードなし', uk: 'Карт там немає' },
  'match.ygios.told.control': {
    en: 'Control of {zone}',
    ja: '「{zone}」の支配',
    uk: 'Контроль над зоною «{zone}»',
  },
  'match.ygios.told.controls': {
    en: '{seat} controls {zone}',
    ja: '{seat}が「{zone}」を支配',
    uk: '{seat} контролює зону «{zone}»',
  },
  'match.ygios.told.margin': {
    en: '“{source}” asks for a lead of {n, number}',
    ja: '「{source}」により{n, number}以上の差が必要',
    uk: '«{source}» вимагає переваги {n, number}',
  },
  'match.ygios.told.tie': {
    en: 'A tie goes to the first player',
    ja: '同点は先攻のもの',
    uk: 'Рівність дістається першому гравцеві',
  },
  'match.ygios.told.lock': {
    en: '{zone} is locked for {seat}',
    ja: '「{zone}」は{seat}に対してロック中',
    uk: '{seat}: зону «{zone}» заблоковано',
  },
  'match.ygios.told.lockBy': {
    en: '{shown, select, name {“{source}”} other {A face-down card}}{pending, select, yes {, from the next turn} other {, this turn included}}',
    ja: '{shown, select, name {「{source}」} other {裏向きのカード}}{pending, select, yes {（次の手番から）} other {（この手番を含む）}}',
    uk: '{shown, select, name {«{source}»} other {Карта долілиць}}{pending, select, yes {, від наступного ходу} other {, рахуючи цей хід}}',
  },
  'match.ygios.told.turns': {
    en: '{n, plural, one {# turn} other {# turns}}',
    ja: '{n, plural, other {#手番}}',
    uk: '{n, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}}',
  },

  // --- Points
  'match.ygios.score.wonRound': {
    en: 'Won the round with {held, plural, one {# Zone} other {# Zones}}',
    ja: 'ゾーンを{held, plural, other {#つ}}支配してラウンドに勝利',
    uk: 'Виграш раунду, під контролем {held, plural, one {# зона} few {# зони} many {# зон} other {# зони}}',
  },
  'match.ygios.score.zealous': {
    en: 'Zealous Penalty: {held, plural, one {# Zone} other {all # Zones}} controlled',
    ja: '欲張りペナルティ：ゾーンを{held, plural, other {#つ}}すべて支配',
    uk: 'Штраф за жадібність: під контролем усі зони ({held, number})',
  },
  'match.ygios.score.bonus': {
    en: '“{bonus}” in {zone}{counts, select, yes {: {each, number} for every {per, number} of {counted, plural, one {# card} other {# cards}}} other {}}',
    ja: '「{zone}」の「{bonus}」{counts, select, yes {（カード{counted, plural, other {#枚}}、{per, number}枚ごとに{each, number}点）} other {}}',
    uk: 'Бонус «{bonus}» у зоні «{zone}»{counts, select, yes {: там {counted, plural, one {# карта} few {# карти} many {# карт} other {# карти}}, за кожні {per, number} — {each, number}} other {}}',
  },
  'match.ygios.score.bonusLost': {
    en: '“{bonus}” in {zone} pays only the winner of the round',
    ja: '「{zone}」の「{bonus}」はラウンドの勝者だけのもの',
    uk: 'Бонус «{bonus}» у зоні «{zone}» дістається лише переможцеві раунду',
  },
  'match.ygios.score.backOff': {
    en: 'The opponent backs off with {held, plural, one {# card} other {# cards}} in hand ({from, number} or more)',
    ja: '相手が手札{held, plural, other {#枚}}で身を引く（{from, number}枚以上の場合）',
    uk: 'Суперник відступає, маючи в руці {held, plural, one {# карту} few {# карти} many {# карт} other {# карти}} ({from, number} або більше)',
  },
  'match.ygios.score.lowest': {
    en: 'Points never fall below {lowest, number}',
    ja: '好感度は{lowest, number}点を下回らない',
    uk: 'Балів не буває менше за {lowest, number}',
  },
  'match.ygios.told.points': { en: 'Points of {seat}', ja: '{seat}の好感度', uk: 'Бали: {seat}' },
  'match.ygios.told.pointsAtStart': { en: 'At the start', ja: '開始時', uk: 'На початку' },
  'match.ygios.told.pointsOfRound': {
    en: 'Round {round, number}: {end, select, backOff {{loser} backs off} sweep {{winner} holds every Zone} other {{winner} wins}}',
    ja: '第{round, number}ラウンド：{end, select, backOff {{loser}が身を引く} sweep {{winner}が全ゾーン支配} other {{winner}の勝ち}}',
    uk: 'Раунд {round, number}: {end, select, backOff {{loser} відступає} sweep {{winner} тримає всі зони} other {виграє {winner}}}',
  },
  'match.ygios.told.pointsNeeded': {
    en: 'Needed to win the Timeline',
    ja: 'この世界線を制するのに必要',
    uk: 'Потрібно, щоб виграти часову лінію',
  },
  'match.ygios.told.noRounds': {
    en: 'No round has ended yet',
    ja: 'まだ終わったラウンドはない',
    uk: 'Жоден раунд ще не закінчився',
  },
  'match.ygios.told.backOff': {
    en: 'If {seat} backs off now',
    ja: '今{seat}が身を引くと',
    uk: 'Якщо зараз відступить {seat}',
  },
  'match.ygios.told.roundNow': {
    en: 'If the round ended now',
    ja: '今ラウンドが終わると',
    uk: 'Якби раунд закінчився зараз',
  },
  'match.ygios.told.roundWon': {
    en: 'Round {round, number}: {winner} wins',
    ja: '第{round, number}ラウンドは{winner}の勝ち',
    uk: 'Раунд {round, number} виграє {winner}',
  },
});
