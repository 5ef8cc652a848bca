import { defineMessages } from '../define';

/**
 * What the table says: the log, the reasons for numbers, why a move is refused. The engine gives data and names the
 * keys (src-main/engine/games/ygios/words); a kind of data without its sentence here does not compile there.
 * Ukrainian names of zones and cards stand in the nominative after a noun, so that any name fits.
 */
export const game = defineMessages({
  // --- Cards and causes inside sentences. `shown`: name, down (it lies there), or hidden.
  'game.card.subject': {
    en: '{shown, select, name {“{card}”} down {a face-down card} other {a hidden card}}',
    ja: '{shown, select, name {「{card}」} down {裏向きのカード} other {見えないカード}}',
    uk: '{shown, select, name {карта «{card}»} down {карта долілиць} other {прихована карта}}',
  },
  'game.card.object': {
    en: '{shown, select, name {“{card}”} other {a card}}',
    ja: '{shown, select, name {「{card}」} other {カード}}',
    uk: '{shown, select, name {карту «{card}»} other {карту}}',
  },
  'game.card.of': {
    en: '{shown, select, name {“{card}”} down {a face-down card} other {a hidden card}}',
    ja: '{shown, select, name {「{card}」} down {裏向きのカード} other {見えないカード}}',
    uk: '{shown, select, name {карти «{card}»} down {карти долілиць} other {прихованої карти}}',
  },
  'game.name': { en: '“{name}”', ja: '「{name}」', uk: '«{name}»' },
  // A card or a bonus as a reason: thanks to it, or because of it.
  'game.source.thanks': {
    en: '{kind, select, bonus {{name}} other {{name}}}',
    ja: '{kind, select, bonus {「{name}」} other {「{name}」}}',
    uk: '{kind, select, bonus {бонусу «{name}»} other {карті «{name}»}}',
  },
  'game.source.because': {
    en: '{kind, select, bonus {{name}} other {{name}}}',
    ja: '{kind, select, bonus {「{name}」} other {「{name}」}}',
    uk: '{kind, select, bonus {бонус «{name}»} other {карту «{name}»}}',
  },
  'game.by': { en: '({source})', ja: '（{source}）', uk: '({source})' },
  'game.zone.bonus': { en: '{zone} (“{bonus}”)', ja: '{zone}（「{bonus}」）', uk: '{zone} («{bonus}»)' },
  'game.cards.hidden': {
    en: '{count, plural, one {# card} other {# cards}}',
    ja: 'カード{count, plural, other {#枚}}',
    uk: '{count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}',
  },
  'game.cards.known': {
    en: '{count, plural, one {{names}} other {{names}}}',
    ja: '{count, plural, other {{names}}}',
    uk: '{count, plural, one {карту {names}} few {карти {names}} many {карти {names}} other {карти {names}}}',
  },
  'game.cards.mixed': {
    en: '{names} and {hidden, plural, one {# other card} other {# other cards}}',
    ja: '{names}とほかのカード{hidden, plural, other {#枚}}',
    uk: '{names} і ще {hidden, plural, one {# карту} few {# карти} many {# карт} other {# карти}}',
  },

  // --- The log
  'game.log.roundBegins': {
    en: 'Round {round, number} begins. {first} goes first.',
    ja: '第{round, number}ラウンド開始。先攻は{first}。',
    uk: 'Починається раунд {round, number}. Перший гравець — {first}.',
  },
  'game.log.sculpted': {
    en: '{seat} sculpts the hand and removes {cards}.',
    ja: '{seat}が手札を整え、{cards}を取り除いた。',
    uk: '{seat} формує руку й прибирає {cards}.',
  },
  'game.log.laidOut': { en: 'The row: {row}.', ja: '並び：{row}。', uk: 'Ряд зон: {row}.' },
  'game.log.turnBegins': {
    en: '{playout, select, yes {Turn of {seat}: play-out.} other {Turn of {seat}.}}',
    ja: '{playout, select, yes {{seat}の手番：出し切り。} other {{seat}の手番。}}',
    uk: '{playout, select, yes {Хід: {seat}, догравання.} other {Хід: {seat}.}}',
  },
  'game.log.passed': {
    en: '{why, select, emptyHand {{seat} passes: the hand is empty.} other {{seat} passes: no card can be played.}}',
    ja: '{why, select, emptyHand {{seat}はパス：手札がない。} other {{seat}はパス：プレイできるカードがない。}}',
    uk: '{why, select, emptyHand {{seat} пасує: рука порожня.} other {{seat} пасує: жодної карти не можна зіграти.}}',
  },
  'game.log.backedOff': {
    en: '{seat} backs off with {held, plural, one {# card} other {# cards}} in hand: {points, plural, one {# point} other {# points}} for the opponent.',
    ja: '{seat}が手札{held, plural, other {#枚}}で身を引いた。相手に好感度{points, plural, other {#点}}。',
    uk: '{seat} відступає, маючи в руці {held, plural, one {# карту} few {# карти} many {# карт} other {# карти}}. Суперник дістає {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}}.',
  },
  'game.log.played': {
    en: '{face, select, up {{seat} plays {card} face-up to {zone}{by}.} other {{seat} plays {card} face-down to {zone}{by}.}}',
    ja: '{face, select, up {{seat}が{card}を表向きで「{zone}」にプレイした{by}。} other {{seat}が{card}を裏向きで「{zone}」にプレイした{by}。}}',
    uk: '{face, select, up {{seat} грає {card} горілиць у зону «{zone}»{by}.} other {{seat} грає {card} долілиць у зону «{zone}»{by}.}}',
  },
  'game.log.fired': {
    en: 'The ability of {card} fires.',
    ja: '{card}の能力が発動した。',
    uk: 'Здібність {card} спрацьовує.',
  },
  'game.log.notFired': {
    en: '{why, select, spent {The ability of {card} does not fire: it has fired this round.} other {The ability of {card} does not fire because of {rules}.}}',
    ja: '{why, select, spent {{card}の能力は発動しない：このラウンドですでに発動した。} other {{rules}により、{card}の能力は発動しない。}}',
    uk: '{why, select, spent {Здібність {card} не спрацьовує: цього раунду вона вже спрацювала.} other {Здібність {card} не спрацьовує через {rules}.}}',
  },
  'game.log.paid': {
    en: 'The Requirement of {card} is met.',
    ja: '{card}の条件を満たした。',
    uk: 'Умову {card} виконано.',
  },
  'game.log.unpaid': {
    en: 'The Requirement of {card} can’t be met.',
    ja: '{card}の条件を満たせない。',
    uk: 'Умову {card} виконати не можна.',
  },
  'game.log.drew': {
    en: '{to, select, aside {{seat} draws {cards} to place{by}.} other {{seat} draws {cards}{by}.}}',
    ja: '{to, select, aside {{seat}が{cards}を引いて脇に置いた{by}。} other {{seat}が{cards}を引いた{by}。}}',
    uk: '{to, select, aside {{seat} бере {cards} й відкладає вбік{by}.} other {{seat} бере {cards}{by}.}}',
  },
  'game.log.putUnder': {
    en: '{seat} puts {cards} under the Set-Aside pile.',
    ja: '{seat}が{cards}を控えの山の一番下に置いた。',
    uk: '{seat} кладе {cards} під відкладений стос.',
  },
  'game.log.discarded': {
    en: '{seat} discards {cards}.',
    ja: '{seat}が{cards}を捨てた。',
    uk: '{seat} скидає {cards}.',
  },
  'game.log.removed': {
    en: '{card} in {zone} goes to the discard pile{by}.',
    ja: '「{zone}」の{card}が捨て札になった{by}。',
    uk: '{card} із зони «{zone}» іде у скид{by}.',
  },
  'game.log.returned': {
    en: '{card} returns to {seat}’s hand{by}.',
    ja: '{card}が{seat}の手札に戻った{by}。',
    uk: '{card} повертається в руку: {seat}{by}.',
  },
  'game.log.moved': {
    en: '{card} moves from {from} to {to}{by}.',
    ja: '{card}が「{from}」から「{to}」へ移動した{by}。',
    uk: '{card} переміщується із зони «{from}» до зони «{to}»{by}.',
  },
  'game.log.flipped': {
    en: '{face, select, up {{card} in {zone} is flipped face-up{by}.} other {{card} in {zone} is flipped face-down{by}.}}',
    ja: '{face, select, up {「{zone}」の{card}が表になった{by}。} other {「{zone}」の{card}が裏になった{by}。}}',
    uk: '{face, select, up {{card} у зоні «{zone}» перевертається горілиць{by}.} other {{card} у зоні «{zone}» перевертається долілиць{by}.}}',
  },
  'game.log.locked': {
    en: '{zone} is locked for {side}: {turns, plural, one {# turn} other {# turns}}{by}.',
    ja: '「{zone}」が{side}に対してロックされた：{turns, plural, other {#手番}}{by}。',
    uk: '{side}: зону «{zone}» заблоковано на {turns, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}}{by}.',
  },
  'game.log.lockVoid': {
    en: '{zone} gets no new lock for {side}: the lock there ends this turn{by}.',
    ja: '「{zone}」に{side}への新しいロックはかからない：今のロックがこの手番で終わる{by}。',
    uk: '{side}: зона «{zone}» не дістає нового блокування, бо чинне закінчується цього ходу{by}.',
  },
  'game.log.unlocked': {
    en: '{why, select, time {The lock on {zone} for {side} runs out{by}.} other {The lock on {zone} for {side} ends with its card{by}.}}',
    ja: '{why, select, time {「{zone}」の{side}へのロックが終わった{by}。} other {元のカードが場を離れたか裏になり、「{zone}」の{side}へのロックが解けた{by}。}}',
    uk: '{why, select, time {{side}: блокування зони «{zone}» закінчується{by}.} other {{side}: блокування зони «{zone}» знято, бо його карта більше не діє{by}.}}',
  },
  'game.log.gained': {
    en: '{card} gets {n}{by}.',
    ja: '{card}の想いに{n}{by}。',
    uk: '{card} дістає {n}{by}.',
  },
  'game.log.declined': {
    en: '{seat} declines{by}.',
    ja: '{seat}は行わないことにした{by}。',
    uk: '{seat} відмовляється{by}.',
  },
  'game.log.bonusScored': {
    en: '{seat} scores {n} for “{bonus}” in {zone}.',
    ja: '「{zone}」の「{bonus}」：{seat}の好感度に{n}。',
    uk: '{seat} дістає {n} за бонус «{bonus}» у зоні «{zone}».',
  },
  'game.log.roundEnds': {
    en: '{end, select, backOff {{winner} wins the round: {points}.} sweep {{winner} controls every Zone, Zealous Penalty: {points}.} other {{winner} wins the round with {held, plural, one {# Zone} other {# Zones}}: {points}.}}',
    ja: '{end, select, backOff {{winner}がラウンドに勝った：{points}。} sweep {{winner}が全ゾーン支配、欲張りペナルティ：{points}。} other {{winner}がゾーンを{held, plural, other {#つ}}支配してラウンドに勝った：{points}。}}',
    uk: '{end, select, backOff {{winner} виграє раунд: {points}.} sweep {{winner} контролює всі зони, штраф за жадібність: {points}.} other {{winner} виграє раунд, контролюючи {held, plural, one {# зону} few {# зони} many {# зон} other {# зони}}: {points}.}}',
  },
  'game.log.timelineEnds': {
    en: '{winner} wins the Timeline.',
    ja: '{winner}がこの世界線を制した。',
    uk: '{winner} виграє часову лінію.',
  },
  'game.points': { en: '{seat} {signed}', ja: '{seat} {signed}', uk: '{seat} {signed}' },

  // --- Parts of texts that could not be done
  'game.skipped.pick': {
    en: '{why, select, forbidden {No card can be chosen: protection or a ban covers those there{by}.} other {There is no card to choose{by}.}}',
    ja: '{why, select, forbidden {選べるカードがない：どれも保護または禁止されている{by}。} other {対象になるカードがない{by}。}}',
    uk: '{why, select, forbidden {Жодної карти не можна вибрати: ті, що є, захищені або під забороною{by}.} other {Немає карти, яку можна вибрати{by}.}}',
  },
  'game.skipped.all': {
    en: '{card} can’t be changed and stays as it is{by}.',
    ja: '{card}は変えられず、そのまま残る{by}。',
    uk: '{card} лишається як є: змінити її не можна{by}.',
  },
  'game.skipped.place': {
    en: 'The drawn cards can’t be played: the Zone is locked{by}.',
    ja: '引いたカードを置けない：ゾーンがロック中{by}。',
    uk: 'Узяті карти не можна викласти: зону заблоковано{by}.',
  },
  'game.skipped.play': {
    en: '{why, select, forbidden {No card in hand can be played{by}.} other {There is no card in hand to play{by}.}}',
    ja: '{why, select, forbidden {プレイできる手札がない{by}。} other {手札がないため、プレイしない{by}。}}',
    uk: '{why, select, forbidden {Жодної карти з руки не можна зіграти{by}.} other {У руці немає карти, яку можна зіграти{by}.}}',
  },
  'game.skipped.draw': {
    en: 'There are no more cards in the Set-Aside pile{by}.',
    ja: '控えの山にもうカードがない{by}。',
    uk: 'У відкладеному стосі більше немає карт{by}.',
  },
  'game.skipped.discard': {
    en: 'There are too few cards in hand to discard{by}.',
    ja: '捨てる手札が足りない{by}。',
    uk: 'У руці замало карт, щоб скинути{by}.',
  },
  'game.skipped.lock': {
    en: 'There is no Zone to lock{by}.',
    ja: 'ロックできるゾーンがない{by}。',
    uk: 'Немає зони, яку можна заблокувати{by}.',
  },
  'game.skipped.gain': {
    en: 'There is no card whose Devotion could change{by}.',
    ja: '想いが変わるカードがない{by}。',
    uk: 'Немає карти, чия відданість могла б змінитися{by}.',
  },

  // --- Loops
  'game.loop': {
    en: '{budget, select, operations {Card texts set each other off without end in one turn} depth {Too many card texts wait for each other} turns {The round has no end} rounds {The Timeline has no end} other {Too many cards wait for their text at once}}, so the match ends here.',
    ja: '{budget, select, operations {1手番の中でカードの効果が際限なく続く} depth {互いを待つカードの効果が多すぎる} turns {ラウンドが終わらない} rounds {世界線が終わらない} other {効果を待つカードが一度に多すぎる}}ため、ここで対戦を終える。',
    uk: '{budget, select, operations {Тексти карт без кінця викликають один одного за один хід} depth {Забагато текстів карт чекають один на одного} turns {Раунд не має кінця} rounds {Часова лінія не має кінця} other {Забагато карт водночас чекають на свій текст}}, тому гру на цьому закінчено.',
  },
  'game.loop.cards': {
    en: 'At work last: {cards}.',
    ja: '最後に働いていたカード：{cards}。',
    uk: 'Останніми діяли: {cards}.',
  },

  // --- What a card counts. `from` is the number before, `total` after.
  'game.value': {
    en: '{card} counts {n, number}: {terms}',
    ja: '{card}の想いは{n, number}：{terms}',
    uk: '{card} має відданість {n, number}: {terms}',
  },
  'game.term.printed': {
    en: '{n, number} printed',
    ja: '記載の想い{n, number}',
    uk: 'надруковано {n, number}',
  },
  'game.term.faceDown': {
    en: 'face-down: {n, number}',
    ja: '裏向き：{n, number}',
    uk: 'долілиць: {n, number}',
  },
  'game.term.atHome': {
    en: '{n, number} in its own Zone',
    ja: '自分のゾーンなので{n, number}',
    uk: '{n, number} у своїй зоні',
  },
  'game.term.halved': {
    en: '{by, select, 2 {{from, number} halved because {zone} is next to {home}: {total, number}} other {{from, number} divided by {by} because {zone} is next to {home}: {total, number}}}',
    ja: '{by, select, 2 {「{zone}」は「{home}」に隣接、{from, number}の半分：{total, number}} other {「{zone}」は「{home}」に隣接、{from, number}を{by}で割る：{total, number}}}',
    uk: '{by, select, 2 {{from, number} навпіл, бо зона «{zone}» сусідня із зоною «{home}»: {total, number}} other {{from, number} поділено на {by}, бо зона «{zone}» сусідня із зоною «{home}»: {total, number}}}',
  },
  'game.term.far': {
    en: '{from, number} is lost because {zone} is not next to {home}: {total, number}',
    ja: '「{zone}」は「{home}」に隣接しないので{from, number}を数えない：{total, number}',
    uk: '{from, number} не рахується, бо зона «{zone}» не сусідня із зоною «{home}»: {total, number}',
  },
  'game.term.gain': {
    en: '{named, select, yes {{signed} {source}: {total, number}} other {{signed} gained: {total, number}}}',
    ja: '{named, select, yes {「{source}」{signed}：{total, number}} other {得た分{signed}：{total, number}}}',
    uk: '{named, select, yes {{signed} «{source}»: {total, number}} other {{signed} здобуто: {total, number}}}',
  },
  'game.term.asleep': {
    en: '{named, select, yes {{signed} {source} counts only face-up} other {{signed} gained counts only face-up}}',
    ja: '{named, select, yes {「{source}」{signed}は表向きのときだけ} other {得た分{signed}は表向きのときだけ}}',
    uk: '{named, select, yes {{signed} «{source}» рахується лише горілиць} other {здобуте {signed} рахується лише горілиць}}',
  },
  'game.term.final': {
    en: 'nothing is added to it',
    ja: 'これには何も加えない',
    uk: 'до цього нічого не додається',
  },
  'game.term.floor': {
    en: 'never below 0: {total, number}',
    ja: '0を下回らない：{total, number}',
    uk: 'не буває менше за 0: {total, number}',
  },
  'game.rule.full': {
    en: '{from, number} in full because of {source}',
    ja: '{source}により{from, number}のまま',
    uk: '{from, number} повністю завдяки {source}',
  },
  'game.rule.fixed': {
    en: 'always {n, number} because of {source}',
    ja: '{source}により常に{n, number}',
    uk: 'завжди {n, number} завдяки {source}',
  },
  'game.rule.base': {
    en: 'face-down with {source}: {n, number}',
    ja: '{source}により裏向きは{n, number}',
    uk: 'долілиць через {source}: {n, number}',
  },
  'game.rule.add': {
    en: '{signed} {source}: {total, number}',
    ja: '「{source}」{signed}：{total, number}',
    uk: '{signed} «{source}»: {total, number}',
  },
  'game.rule.protected': {
    en: 'protected by {source}',
    ja: '{source}により保護',
    uk: 'захищена завдяки {source}',
  },
  'game.rule.playDown': {
    en: 'no face-down plays because of {source}',
    ja: '{source}により裏向きでプレイできない',
    uk: 'долілиць грати не можна через {source}',
  },
  'game.rule.flipDown': {
    en: 'no flipping face-down because of {source}',
    ja: '{source}により裏にできない',
    uk: 'долілиць перевертати не можна через {source}',
  },
  'game.rule.fire': {
    en: 'no abilities fire because of {source}',
    ja: '{source}により能力が発動しない',
    uk: 'здібності не спрацьовують через {source}',
  },
  'game.rule.margin': {
    en: '{source} asks for a lead of {n, number}',
    ja: '{source}により{n, number}以上のリードが必要',
    uk: 'через {source} потрібна перевага {n, number}',
  },

  // --- Zones
  'game.devotion': {
    en: '{seat} has Devotion {n, number} in {zone}.',
    ja: '「{zone}」での{seat}の想いの合計は{n, number}。',
    uk: '{seat}: сума відданості в зоні «{zone}» — {n, number}.',
  },
  'game.control.lead': {
    en: '{seat} controls {zone}, {own, number} to {other, number}.',
    ja: '「{zone}」は{own, number}対{other, number}で{seat}が支配。',
    uk: '{seat} контролює зону «{zone}»: {own, number} проти {other, number}.',
  },
  'game.control.tie': {
    en: '{seat} controls {zone}: {own, number} to {other, number} is a tie, which goes to the first player.',
    ja: '「{zone}」は{own, number}対{other, number}の同点なので、先攻の{seat}が支配。',
    uk: '{seat} контролює зону «{zone}»: {own, number} проти {other, number} — рівність, а вона дістається першому гравцеві.',
  },
  'game.control.margin': {
    en: '{source} asks for a lead of {n, number}.',
    ja: '{source}により{n, number}以上のリードが必要。',
    uk: 'Через {source} потрібна перевага {n, number}.',
  },

  // --- Points of a round
  'game.score.wonRound': {
    en: '{seat} {signed}: won the round with {held, plural, one {# Zone} other {# Zones}}.',
    ja: '{seat} {signed}：ゾーンを{held, plural, other {#つ}}支配してラウンドに勝利。',
    uk: '{seat} {signed}: виграш раунду, під контролем {held, plural, one {# зона} few {# зони} many {# зон} other {# зони}}.',
  },
  'game.score.zealous': {
    en: '{seat} {signed}: Zealous Penalty, {held, plural, one {# Zone} other {all # Zones}} controlled.',
    ja: '{seat} {signed}：欲張りペナルティ（{held, plural, other {#つ}}のゾーンをすべて支配）。',
    uk: '{seat} {signed}: штраф за жадібність, під контролем усі зони ({held, number}).',
  },
  'game.score.bonus': {
    en: '{counts, select, yes {{seat} {signed}: “{bonus}” in {zone}, {each, number} for every {per, number} of {counted, plural, one {# card} other {# cards}}.} other {{seat} {signed}: “{bonus}” in {zone}.}}',
    ja: '{counts, select, yes {{seat} {signed}：「{zone}」の「{bonus}」（カード{counted, plural, other {#枚}}、{per, number}枚ごとに{each, number}点）。} other {{seat} {signed}：「{zone}」の「{bonus}」。}}',
    uk: '{counts, select, yes {{seat} {signed}: бонус «{bonus}» у зоні «{zone}»; там {counted, plural, one {# карта} few {# карти} many {# карт} other {# карти}}, за кожні {per, number} — {each, number}.} other {{seat} {signed}: бонус «{bonus}» у зоні «{zone}».}}',
  },
  'game.score.bonusLost': {
    en: '“{bonus}” in {zone} gives nothing: {seat} controls it and did not win the round.',
    ja: '「{zone}」の「{bonus}」は0点：支配している{seat}はラウンドに勝っていない。',
    uk: 'Бонус «{bonus}» у зоні «{zone}» нічого не дає: її контролює {seat}, а раунд виграє суперник.',
  },
  'game.score.backOff': {
    en: '{seat} {signed}: the opponent backs off with {held, plural, one {# card} other {# cards}} in hand ({from, number} or more).',
    ja: '{seat} {signed}：相手が手札{held, plural, other {#枚}}で身を引く（{from, number}枚以上の場合）。',
    uk: '{seat} {signed}: суперник відступає, маючи в руці {held, plural, one {# карту} few {# карти} many {# карт} other {# карти}} ({from, number} або більше).',
  },
  'game.score.lowest': {
    en: '{seat} {signed}: points never fall below {lowest, number}.',
    ja: '{seat} {signed}：好感度は{lowest, number}点を下回らない。',
    uk: '{seat} {signed}: балів не буває менше за {lowest, number}.',
  },
  'game.round.score': {
    en: '{seat}: {before, number} → {after, number}',
    ja: '{seat}：{before, number} → {after, number}',
    uk: '{seat}: {before, number} → {after, number}',
  },
  'game.round.asIf': {
    en: 'If the round ended now:',
    ja: '今ラウンドが終わるとしたら：',
    uk: 'Якби раунд закінчився зараз:',
  },
  'game.timeline.open': {
    en: 'Nobody has {toWin, plural, one {# point} other {# points}} yet.',
    ja: '好感度{toWin, plural, other {#点}}に届いた人はまだいない。',
    uk: 'Ще ніхто не має {toWin, plural, one {# бала} few {# балів} many {# балів} other {# бала}}.',
  },
  'game.timeline.won': {
    en: '{winner} wins the Timeline with {toWin, plural, one {# point} other {# points}} or more.',
    ja: '好感度{toWin, plural, other {#点}}以上の{winner}がこの世界線を制する。',
    uk: '{winner} виграє часову лінію: має щонайменше {toWin, plural, one {# бал} few {# бали} many {# балів} other {# бала}}.',
  },
  'game.timeline.both': {
    en: 'Both have {toWin, plural, one {# point} other {# points}} or more: {winner} won the round and wins the Timeline.',
    ja: '2人とも好感度{toWin, plural, other {#点}}以上：ラウンドに勝った{winner}がこの世界線を制する。',
    uk: 'Обоє мають щонайменше {toWin, plural, one {# бал} few {# бали} many {# балів} other {# бала}}: {winner} виграє раунд, а з ним і часову лінію.',
  },

  // --- Refused moves
  'game.refusal.round-over': {
    en: 'The round is over.',
    ja: 'ラウンドは終わっています。',
    uk: 'Раунд уже закінчено.',
  },
  'game.refusal.not-your-decision': {
    en: '{by} decides now.',
    ja: '今は{by}が決める番です。',
    uk: 'Зараз вирішує {by}.',
  },
  'game.refusal.not-in-hand': {
    en: '“{card}” is not in hand.',
    ja: '「{card}」は手札にありません。',
    uk: 'Карти «{card}» немає в руці.',
  },
  'game.refusal.zone-locked': {
    en: '{zone} is locked for {turns, plural, one {# turn} other {# turns}}, this one included{by}.',
    ja: '「{zone}」はロック中です：この手番を含めて{turns, plural, other {#手番}}{by}。',
    uk: 'Зону «{zone}» заблоковано на {turns, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}}, рахуючи цей{by}.',
  },
  'game.refusal.face-up-only': {
    en: 'Cards can’t be played face-down to {zone}{by}.',
    ja: '「{zone}」には裏向きでプレイできません{by}。',
    uk: 'У зону «{zone}» не можна грати долілиць{by}.',
  },
  'game.refusal.requirement-unmet': {
    en: '{part, select, need {The Requirement of “{card}” is not met in {zone}: something it needs is not there.} other {The Requirement of “{card}” can’t be met in {zone}: what it demands can’t be done.}}',
    ja: '{part, select, need {「{zone}」では「{card}」の条件を満たせません：必要なものがありません。} other {「{zone}」では「{card}」の条件を満たせません：求められることができません。}}',
    uk: '{part, select, need {Умову карти «{card}» у зоні «{zone}» не виконано: бракує того, що їй потрібно.} other {Умову карти «{card}» у зоні «{zone}» виконати не можна: того, чого вона вимагає, зробити не вдасться.}}',
  },
  'game.refusal.must-play': {
    en: 'Passing is not possible while a card can be played.',
    ja: 'プレイできるカードがある間はパスできません。',
    uk: 'Пасувати не можна, поки якусь карту можна зіграти.',
  },
  'game.refusal.must-play-out': {
    en: 'Backing off is not possible in a play-out: every card left is played.',
    ja: '出し切りでは身を引けません。残りのカードをすべてプレイします。',
    uk: 'Під час догравання відступити не можна: треба зіграти всі карти, що лишилися.',
  },
  'game.refusal.not-offered': {
    en: 'This is not one of the possible answers.',
    ja: 'ここでは選べない答えです。',
    uk: 'Такої відповіді тут дати не можна.',
  },
});
