import { defineMessages } from '../define';

/**
 * The options of a match as they are chosen before it: what is open, and what each answer means. Rulings about single
 * cards bring their own words with the pack.
 */
export const matchOptions = defineMessages({
  'match.option.firstPlayer': {
    en: 'Who opens the first round?',
    ja: '最初のラウンドの先攻は？',
    uk: 'Хто відкриває перший раунд?',
  },
  'match.option.firstPlayer.value': {
    en: '{value, select, random {By lot} other {Player {value}}}',
    ja: '{value, select, random {無作為に決める} other {プレイヤー{value}}}',
    uk: '{value, select, random {За жеребом} other {Гравець {value}}}',
  },
  'match.option.revealBeforeSculpt': {
    en: 'Are the row of Zones and the Zone Bonuses known while hands are sculpted?',
    ja: '手札を整えるとき、ゾーンの並びとゾーンボーナスは公開されている？',
    uk: 'Чи відомі ряд зон і бонуси зон під час формування рук?',
  },
  'match.option.revealBeforeSculpt.value': {
    en: '{value, select, true {Yes, they lie open before} other {No, they are laid out afterwards}}',
    ja: '{value, select, true {はい（先に公開する）} other {いいえ（後で公開する）}}',
    uk: '{value, select, true {Так, вони лежать відкрито ще до того} other {Ні, їх викладають після}}',
  },
  'match.option.backOffInPlayout': {
    en: 'May a player back off when the opponent’s hand is empty?',
    ja: '相手の手札がないとき、身を引ける？',
    uk: 'Чи можна відступити, коли рука суперника порожня?',
  },
  'match.option.backOffInPlayout.value': {
    en: '{value, select, true {Yes, at the start of the turn} other {No, all cards must be played}}',
    ja: '{value, select, true {はい（手番の最初に）} other {いいえ（すべてのカードを出す）}}',
    uk: '{value, select, true {Так, на початку ходу} other {Ні, треба зіграти всі карти}}',
  },
  'match.option.playoutEndsRound': {
    en: 'The opponent gets cards back during a play-out: does the round end with it?',
    ja: '出し切りの間に相手が手札を得たら、出し切りでラウンドは終わる？',
    uk: 'Під час догравання суперник знову дістає карти: чи закінчується ним раунд?',
  },
  'match.option.playoutEndsRound.value': {
    en: '{value, select, true {Yes, those cards are not played} other {No, the opponent plays on}}',
    ja: '{value, select, true {はい（その手札は出せない）} other {いいえ（相手が続ける）}}',
    uk: '{value, select, true {Так, ті карти вже не зіграють} other {Ні, суперник грає далі}}',
  },
  'match.option.lockOverlap': {
    en: 'A locked Zone is locked again: how long does the new lock last?',
    ja: 'ロック中のゾーンがまたロックされたら、新しいロックはいつまで続く？',
    uk: 'Заблоковану зону блокують ще раз: скільки триває нове блокування?',
  },
  'match.option.lockOverlap.value': {
    en: '{value, select, sharedExpiry {It ends together with the old one} other {Each lasts its own time}}',
    ja: '{value, select, sharedExpiry {先のロックと同時に終わる} other {それぞれの期間続く}}',
    uk: '{value, select, sharedExpiry {Закінчується разом зі старим} other {Кожне триває власний строк}}',
  },
  'match.option.locksBindOffTurn': {
    en: 'Do locks stop cards that a player plays outside the own turn?',
    ja: '自分の手番以外に出すカードもロックで止まる？',
    uk: 'Чи спиняють блокування карти, які гравець грає поза власним ходом?',
  },
  'match.option.locksBindOffTurn.value': {
    en: '{value, select, true {Yes, always} other {No, only in the own turn}}',
    ja: '{value, select, true {はい（いつでも）} other {いいえ（自分の手番だけ）}}',
    uk: '{value, select, true {Так, завжди} other {Ні, лише у власний хід}}',
  },
  'match.option.requirementsVsProtection': {
    en: 'Do Requirements reach protected cards?',
    ja: '条件の効果は保護されたカードに及ぶ？',
    uk: 'Чи поширюються умови на захищені карти?',
  },
  'match.option.requirementsVsProtection.value': {
    en: '{value, select, blocked {No, nothing happens to them} other {Yes, protection does not count}}',
    ja: '{value, select, blocked {いいえ（何も起こらない）} other {はい（保護は関係ない）}}',
    uk: '{value, select, blocked {Ні, з ними нічого не стається} other {Так, захист не враховують}}',
  },
  'match.option.persistentModel': {
    en: 'When does a persistent ability work?',
    ja: '永続能力が働くのはいつ？',
    uk: 'Коли діє постійна здібність?',
  },
  'match.option.persistentModel.value': {
    en: '{value, select, fired {If it fired when the card was last revealed} other {Wherever the card could fire now}}',
    ja: '{value, select, fired {最後に表になったとき発動していれば} other {今いる場所で発動できるなら}}',
    uk: '{value, select, fired {Якщо спрацювала, коли карту востаннє відкрили} other {Усюди, де карта могла б спрацювати зараз}}',
  },
  'match.option.sweepOrder': {
    en: 'One player controls all Zones: what is counted first?',
    ja: '1人がすべてのゾーンを支配したら、先に数えるのは？',
    uk: 'Один гравець контролює всі зони: що рахують спершу?',
  },
  'match.option.sweepOrder.value': {
    en: '{value, select, penaltyFirst {The penalty, then the bonuses} other {The bonuses, then the penalty}}',
    ja: '{value, select, penaltyFirst {ペナルティ、次にボーナス} other {ボーナス、次にペナルティ}}',
    uk: '{value, select, penaltyFirst {Штраф, тоді бонуси} other {Бонуси, тоді штраф}}',
  },
  'match.option.discardsVisible': {
    en: 'Are cards that are discarded from a hand shown?',
    ja: '手札から捨てたカードは公開する？',
    uk: 'Чи показують карти, скинуті з руки?',
  },
  'match.option.discardsVisible.value': {
    en: '{value, select, true {Yes, to both players} other {No, only their player knows them}}',
    ja: '{value, select, true {はい（両者に見せる）} other {いいえ（捨てた人だけが知る）}}',
    uk: '{value, select, true {Так, обом гравцям} other {Ні, їх знає лише той, хто скинув}}',
  },
  'match.option.lkiTurns': {
    en: 'How long are the last values of something that left play remembered?',
    ja: '場を離れたものの最後の値は、いつまで使われる？',
    uk: 'Як довго пам’ятають останні значення того, що вийшло з гри?',
  },
  'match.option.lkiTurns.value': {
    en: '{value, select, 0 {Until the end of that turn} other {Until the end of the next turn}}',
    ja: '{value, select, 0 {そのターンの終わりまで} other {次のターンの終わりまで}}',
    uk: '{value, select, 0 {До кінця того ходу} other {До кінця наступного ходу}}',
  },
  /** A choice that the pack gives no words: what the card says then. */
  'match.option.reads': {
    en: '“{card}” reads: {text}',
    ja: '「{card}」のテキスト：{text}',
    uk: 'Текст «{card}»: {text}',
  },
});
