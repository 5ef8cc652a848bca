import { defineMessages } from '../define';

/** What can be wrong with the cards and the positions of the governing rules. */
export const governingDiagnostics = defineMessages({
  'diagnostic.needs-round': {
    en: 'Half of an odd number is no whole number. Add “round” and say “up” or “down”.',
    ja: '奇数の半分は整数になりません。「round」に「up」（切り上げ）か「down」（切り捨て）を書いてください。',
    uk: 'Половина непарного числа не є цілою. Додайте «round» зі значенням «up» (угору) або «down» (униз).',
  },
  'diagnostic.refers-to-nothing': {
    en: '{word, select, this {“this” means nothing in an Action, which never lies in play.} wearer {“wearer” means nothing here: only an Alteration has one.} target {“target” means nothing here: the skill names no target.} picked {“picked” means nothing here: no earlier step picks anything.} event {“event” means nothing here: this skill is not set off by an object.} it {“it” means nothing here: the step acts on no object whose number could be read.} other {“X” is always 0 here: only a card that costs X has it.}} Name something else.',
    ja: '{word, select, this {アクションは場に残らないため、「this」が指すものがありません。} wearer {着用者がいるのは変化だけなので、ここでは「wearer」が指すものがありません。} target {このスキルには対象がないため、「target」が指すものがありません。} picked {前の手順で何も選んでいないため、「picked」が指すものがありません。} event {このスキルを誘発したものがないため、「event」が指すものがありません。} it {この手順には数を読み取る相手がないため、「it」が指すものがありません。} other {費用が X のカードではないため、「X」は常に0です。}}別のものを指定してください。',
    uk: '{word, select, this {«this» тут нічого не означає: дія ніколи не лежить у грі.} wearer {«wearer» тут нічого не означає: носія має лише видозміна.} target {«target» тут нічого не означає: уміння не називає цілі.} picked {«picked» тут нічого не означає: жоден попередній крок нічого не вибирає.} event {«event» тут нічого не означає: це вміння запускає не об’єкт.} it {«it» тут нічого не означає: крок не діє на об’єкт, чиє число можна прочитати.} other {«X» тут завжди 0: його має лише карта з ціною X.}} Укажіть щось інше.',
  },
  'diagnostic.idle-target': {
    en: 'The target is named, and no step does anything with it. Use “target” in a step, or remove it here.',
    ja: '対象を選びますが、どの手順でも使われません。手順で「target」を使うか、ここから取り除いてください。',
    uk: 'Ціль називають, але жоден крок її не стосується. Ужийте «target» у кроці або приберіть її тут.',
  },
  'diagnostic.empty-skill': {
    en: 'This does nothing. Add a step.',
    ja: '何も起こりません。手順を追加してください。',
    uk: 'Нічого не відбувається. Додайте крок.',
  },
  'diagnostic.free-skill': {
    en: 'This skill costs nothing and can be activated without end. Give it a cost in AP, or let it exhaust.',
    ja: 'このスキルには費用がなく、何度でも起動できます。行動力の費用を付けるか、休ませてください。',
    uk: 'Це вміння нічого не коштує, тож його можна активувати без кінця. Дайте йому ціну в очках дій або виснаження.',
  },
  'diagnostic.idle-pick': {
    en: 'Something is picked here, and no later step does anything with it. Use “picked” in a later step, or remove this one.',
    ja: 'ここで選んだものが、後の手順で使われていません。後の手順で「picked」を使うか、この手順を取り除いてください。',
    uk: 'Тут щось вибирають, але жоден наступний крок цього не стосується. Ужийте «picked» у наступному кроці або приберіть цей.',
  },
  'diagnostic.unsuited': {
    en: '{what, select, pe {Only Furres have PE, so this changes nothing.} sp {Only Furres and Hosts have SP, so this changes nothing.} swing {Only Furres swing and return, so this changes nothing.} bowOut {Only Furres bow out, so nothing happens.} encore {Only Furres use encore counters, so nothing comes of this.} other {Hosts do not lie in play, so nothing happens.}} Choose things of another type.',
    ja: '{what, select, pe {演技力を持つのはファーレだけなので、何も変わりません。} sp {体力を持つのはファーレと主催者だけなので、何も変わりません。} swing {スイングしたり戻ったりするのはファーレだけなので、何も変わりません。} bowOut {退場するのはファーレだけなので、何も起こりません。} encore {アンコールカウンターを使うのはファーレだけなので、効果がありません。} other {主催者は場に出ていないので、何も起こりません。}}別の種類のものを指定してください。',
    uk: '{what, select, pe {Енергію виступу мають лише Фурре, тож це нічого не змінює.} sp {Витривалість мають лише Фурре та Господарі, тож це нічого не змінює.} swing {Свінгують і повертаються лише Фурре, тож це нічого не змінює.} bowOut {Відкланюються лише Фурре, тож нічого не станеться.} encore {Фішками «біс» користуються лише Фурре, тож із цього нічого не вийде.} other {Господарі не лежать у грі, тож нічого не станеться.}} Укажіть щось іншого типу.',
  },
  'diagnostic.always-zero': {
    en: 'This number is always 0: {what, select, pe {only Furres have PE} sp {only Furres and Hosts have SP} other {only Furres use encore counters}}. Read it from something else.',
    ja: 'この数は常に0です。{what, select, pe {演技力を持つのはファーレだけです} sp {体力を持つのはファーレと主催者だけです} other {アンコールカウンターを使うのはファーレだけです}}。別のものの数にしてください。',
    uk: 'Це число завжди 0: {what, select, pe {енергію виступу мають лише Фурре} sp {витривалість мають лише Фурре та Господарі} other {фішками «біс» користуються лише Фурре}}. Візьміть число чогось іншого.',
  },
  'diagnostic.never-set-off': {
    en: 'This skill never goes off: {event, select, swing {only Furres swing} bowOut {only Furres bow out} other {nothing of this kind happens to a Host}}. Watch something else.',
    ja: 'このスキルは誘発されません。{event, select, swing {スイングするのはファーレだけです} bowOut {退場するのはファーレだけです} other {主催者にはこの出来事が起こりません}}。別のものに変えてください。',
    uk: 'Це вміння ніколи не спрацює: {event, select, swing {свінгують лише Фурре} bowOut {відкланюються лише Фурре} other {з Господарем такого не стається}}. Стежте за чимось іншим.',
  },
  'diagnostic.unaffordable': {
    en: 'This costs {found, number} AP, but nobody ever has more than {max, number}. Make it cheaper, or give more AP in the rules.',
    ja: '費用は行動力{found, number}ですが、誰も{max, number}より多くは持てません。費用を下げるか、ルールで行動力を増やしてください。',
    uk: 'Ціна — {found, number} очок дій, а більше ніж {max, number} ніхто не має. Зменште її або дайте більше очок дій у правилах.',
  },
  'diagnostic.unknown-object': {
    en: 'The position has no object “{found}”. {near, select, yes {Did you mean “{nearest}”?} other {Names that there are: {known}.}}',
    ja: '配置に「{found}」がありません。{near, select, yes {「{nearest}」の誤りではありませんか。} other {使える名前：{known}。}}',
    uk: 'У позиції немає об’єкта «{found}». {near, select, yes {Можливо, «{nearest}»?} other {Є такі назви: {known}.}}',
  },
  'diagnostic.not-an-object': {
    en: '“{found}” is an Action and can’t lie in play. Put it into a hand, a book or a Couch.',
    ja: '「{found}」はアクションなので、場に置けません。手札、手帳、ソファのどれかに置いてください。',
    uk: '«{found}» — дія, вона не може лежати у грі. Покладіть її в руку, записник або на Диван.',
  },
  'diagnostic.not-a-wearer': {
    en: '“{found}” is no Furre and can’t wear an Alteration. Attach it to a Furre.',
    ja: '「{found}」はファーレではないため、変化をつけられません。ファーレにつけてください。',
    uk: '«{found}» — не Фурре й не може носити видозміну. Прикріпіть її до Фурре.',
  },
  'diagnostic.bad-object-name': {
    en: '“{found}” is no name for an object. Use up to 60 letters, digits and hyphens, beginning with a letter, and no single letter of a seat.',
    ja: '「{found}」はオブジェクトの名前にできません。英字で始まる60文字以内の英数字とハイフンで、席の1文字以外にしてください。',
    uk: '«{found}» не може бути назвою об’єкта. Уживайте до 60 латинських літер, цифр і дефісів, починаючи з літери, але не саму літеру місця.',
  },
  'diagnostic.not-own-id': {
    en: 'Cards of a scenario have IDs of their own: “{found}” must begin with “{start}”.',
    ja: 'シナリオ専用のカードの ID は独自のものにします。「{found}」は「{start}」で始めてください。',
    uk: 'Карти сценарію мають власні ID: «{found}» має починатися з «{start}».',
  },
  'diagnostic.bad-event': {
    en: '“{found}” can’t happen as it is written. Write it as in “sp B -3” or “groove otter B 3”.',
    ja: '「{found}」という書き方の出来事は起こりません。「sp B -3」や「groove otter B 3」のように書いてください。',
    uk: '«{found}» у такому записі статися не може. Пишіть, як-от «sp B -3» або «groove otter B 3».',
  },
});
